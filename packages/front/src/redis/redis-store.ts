import { createClient, RESP_TYPES } from '@redis/client'
import { LineLimit } from '#log/log-lines.ts'
import type { CacheLayer } from '#storage/disk-layer.ts'

/** Milliseconds. Waiting longer for Redis would cost a shopper more than rendering a page. */
const timeouts = { connect: 2_000, command: 150 }

/** Milliseconds after that, for what this process could neither send nor read while it was busy. */
const graceMs = 20

/** Milliseconds without commands after one that took too long: a Redis that hangs must not slow down each page. */
const pauseMs = 5_000

const maxReconnectMs = 1_000

/** In a minute: each page asks Redis. */
const maxLogLines = 10

/** A client that reads bytes. Its commands fail at once while there is no connection. */
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

/** Keeps trying to connect, and warns once each time that Redis is away. */
export function connect(client: RedisClient): void {
  let isReported = false
  client.on('ready', () => {
    isReported = false
  })
  client.on('error', (error) => {
    if (!isReported) console.warn('Redis is away, caches are not shared', String(error))
    isReported = true
  })
  // Errors are events too.
  client.connect().catch(() => {})
}

/** Keys in Redis with a common prefix. Each command has a time limit; while Redis is away it is as if empty. */
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

  /** Logs a failure, without keys and values: some in a minute, then how many were left out. */
  report(what: string, error: unknown): void {
    const dropped = this.#logLimit.take()
    if (dropped !== null) console.warn(`Redis: ${what} failed`, String(error), { dropped })
  }

  /** The result of commands; undefined when Redis is away, fails or takes too long. `what` names them in the log. */
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
    // Answers that are here are read before what is set as immediate.
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
