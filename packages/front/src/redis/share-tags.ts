import { readFile } from 'node:fs/promises'
import { backendKey } from '#next/build.ts'
import { onTagsExpired, recordTag, type TagTimes } from '#next/cache-tags.ts'
import { connect, RedisStore } from '#redis/redis-store.ts'

const retryMs = 1_000

type Times = [tag: string, times: TagTimes]

const record = (times: readonly Times[]) => {
  for (const [tag, at] of times) recordTag(tag, at)
}

/**
 * Shares tag expiries between instances: by message for running ones, in a hash for those that start or were away. Expiries while Redis is
 * away are sent once it is back. Returns a function that disconnects.
 */
export function shareTags(store: RedisStore, name: string): () => void {
  const unsent = new Map<string, TagTimes>()
  let retry: NodeJS.Timeout | undefined

  const send = async () => {
    if (unsent.size === 0) return
    const times = [...unsent]
    const fields = Object.fromEntries(times.map(([tag, at]) => [tag, JSON.stringify(at)]))
    const sent = await store.run('sending tags', (client) =>
      client.multi().hSet(name, fields).publish(name, JSON.stringify(times)).exec(),
    )
    if (sent === undefined) {
      retry ??= setTimeout(() => {
        retry = undefined
        void send()
      }, retryMs).unref()
      return
    }
    for (const [tag, at] of times) if (unsent.get(tag) === at) unsent.delete(tag)
  }

  const receive = async () => {
    const fields = (await store.run('reading tags', (client) => client.hGetAll(name))) ?? {}
    record(Object.entries(fields).map(([tag, at]) => [tag, JSON.parse(String(at))]))
  }

  const hear = (message: unknown) => {
    try {
      record(JSON.parse(String(message)))
    } catch (error) {
      store.report('reading a message', error)
    }
  }

  onTagsExpired((times) => {
    for (const [tag, at] of times) unsent.set(tag, at)
    void send()
  })
  // A connection with a subscription takes no other commands.
  const subscriber = store.client.duplicate()
  const catchUp = () => void receive().catch((error) => store.report('reading tags', error))
  // A subscription fails while Redis is away. Subscribing again replaces it, so nothing is received twice.
  subscriber.on('ready', () => {
    // Catch up only after subscribing: expiries between the two would be missed.
    subscriber
      .subscribe(name, hear)
      .catch((error) => store.report('subscribing', error))
      .then(catchUp)
  })
  store.client.on('ready', catchUp)
  connect(subscriber)
  connect(store.client)
  return () => {
    clearTimeout(retry)
    subscriber.destroy()
    store.client.destroy()
  }
}

/** Opens a store in Redis for instances of the same build and backend. Counts as empty until it is connected. */
export async function openRedis(url: string): Promise<RedisStore> {
  const build = await readFile('.next/BUILD_ID', 'utf8')
  const prefix = `etalase:${build}${backendKey}:`
  const store = new RedisStore(url, prefix)
  shareTags(store, `${prefix}tags`)
  return store
}
