import type { RedisStore } from '#redis/redis-store.ts'
import {
  type HitCounter,
  MemoryHitCounter,
  setHitCounter,
  type Window,
} from '#shared/hit-counter.ts'

/** Counts hits of all instances in Redis, and those of this instance in memory, which apply while Redis is away or has lost its keys. */
export class RedisHitCounter implements HitCounter {
  readonly #store: RedisStore
  readonly #prefix: string
  readonly #memory = new MemoryHitCounter()

  constructor(store: RedisStore, prefix: string) {
    this.#store = store
    this.#prefix = prefix
  }

  async hit(key: string, windowMs: number): Promise<Readonly<Window>> {
    const own = await this.#memory.hit(key, windowMs)
    const shared = await this.#hitShared(this.#prefix + key, windowMs)
    return shared && shared.hits >= own.hits ? shared : own
  }

  /** Sets the lifetime when the key is created, so that no key stays forever. */
  async #hitShared(key: string, windowMs: number): Promise<Window | undefined> {
    const expiration = { type: 'PX', value: windowMs } as const
    const results = await this.#store.run('counting a limit', (client) =>
      client.multi().set(key, '0', { expiration, condition: 'NX' }).incr(key).pTTL(key).exec(),
    )
    if (!results) return undefined
    const [, hits, restMs] = results.map(Number)
    return { hits: hits ?? 0, endsAt: Date.now() + (restMs ?? 0) }
  }
}

/** Shares the gateway's limits between all instances at one public address, even those of another build. */
export function shareLimits(store: RedisStore, shopUrl: string): void {
  setHitCounter(new RedisHitCounter(store, `etalase:limits:${shopUrl}:`))
}
