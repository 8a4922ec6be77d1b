import { createClient, RESP_TYPES } from '@redis/client'
import { LineLimit } from '#log/log-lines.ts'
import type { CacheLayer } from '#storage/disk-layer.ts'

/** Milliseconds. A longer wait for Redis would cost a shopper more than a render. */
const timeouts = { connect: 2_000, command: 150 }

/** Extra milliseconds for commands that this process could not send or read while it was busy. */
const graceMs = 20

/** Milliseconds without commands after a timeout: a hanging Redis must not slow down every page. */
const pauseMs = 5_000

const maxReconnectMs = 1_000

/** Lines a minute: each page asks Redis. */
const maxLogLines = 10

/** Creates a client that reads bytes. Its commands fail at once while it is disconnected. */
const makeClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: {
      connectTimeout: timeouts.connect,
      reconnectStrategy: (attempts) => Math.min((attempts + 1) * 100, maxReconnectMs),
    },
  })

export type RedisClient = ReturnType<typeof makeClient>

/** Connects with retries, and warns once each time that Redis is away. */
export function connect(client: RedisClient): void {
  let isReported = false
  client.on('ready', () => {
    isReported = false
  })
  client.on('error', (error) => {
    if (!isReported) console.warn('Redis is away, caches are not shared', String(error))
    isReported = true
  })
  // Failures are also reported as events.
  client.connect().catch(() => {})
}

/** Keys in Redis with a common prefix. Each command has a time limit. While Redis is away it counts as empty. */
export class RedisStore implements CacheLayer {
  readonly client: RedisClient
  readonly #prefix: string
  readonly #logLimit = new LineLimit(maxLogLines)
  #pausedUntil = 0

  constructor(url: string, prefix: string) {
    this.client = makeClient(url)
    this.#prefix = prefix
  }

  async get(key: string): Promise<Buffer | null> {
    return (await this.run('get', (client) => client.get(this.#prefix + key))) ?? null
  }

  async set(key: string, bytes: Buffer, seconds: number): Promise<void> {
    const expiration = { type: 'EX', value: Math.max(1, Math.ceil(seconds)) } as const
    await this.run('set', (client) => client.set(this.#prefix + key, bytes, { expiration }))
  }

  async delete(key: string): Promise<void> {
    await this.run('delete', (client) => client.del(this.#prefix + key))
  }

  /** Logs a failure without keys and values: some lines a minute, then the number of dropped lines. */
  report(what: string, error: unknown): void {
    const dropped = this.#logLimit.take()
    if (dropped !== null) console.warn(`Redis: ${what} failed`, String(error), { dropped })
  }

  /** Returns the result of commands; undefined when Redis is away, fails or takes too long. `what` names them in the log. */
  async run<Result>(
    what: string,
    commands: (client: RedisClient) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!this.client.isReady || Date.now() < this.#pausedUntil) return undefined
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
    let isOver = false
    const giveUp = () => {
      if (isOver) return
      isOver = true
      this.#pausedUntil = Date.now() + pauseMs
      this.report(what, `no answer in ${timeouts.command} ms, asked again in ${pauseMs} ms`)
      resolve(undefined)
    }
    // `setImmediate` first lets responses that have already arrived be read.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setImmediate(giveUp), graceMs)
    }, timeouts.command)
    const result = commands(this.client)
      .catch((error: unknown) => {
        if (!isOver) this.report(what, error)
        return undefined
      })
      .finally(() => {
        isOver = true
      })
    return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
  }
}
