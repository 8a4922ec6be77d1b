import type { LRUCache } from 'lru-cache'
import { growingCache } from '#shared/growing-cache.ts'

/** A time window with its hits. */
export interface Window {
  hits: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Counts hits by key in fixed windows. */
export interface HitCounter {
  /** Counts a hit and returns its window. A window starts with its first hit. */
  hit(key: string, windowMs: number): Promise<Readonly<Window>>
}

/** Some 20 MB at most. */
const defaultMaxKeys = 100_000

/** Counts in the memory of this process, for at most `maxKeys` keys; drops the least recently used key beyond that. */
export class MemoryHitCounter implements HitCounter {
  readonly #windows: LRUCache<string, Window>

  constructor(maxKeys = defaultMaxKeys) {
    this.#windows = growingCache(maxKeys)
  }

  async hit(key: string, windowMs: number): Promise<Readonly<Window>> {
    const now = Date.now()
    const current = this.#windows.get(key)
    const window = current && current.endsAt > now ? current : { hits: 0, endsAt: now + windowMs }
    window.hits++
    this.#windows.set(key, window)
    // A copy, so that a caller that waits for other counts does not see later hits.
    return { ...window }
  }
}

declare global {
  /** server/ and Next's bundles hold copies of this module, and share the counter. */
  var etalaseHitCounter: HitCounter | undefined
}

/** Sets the counter of this process: server/ sets one that instances of the shop share. */
export function setHitCounter(counter: HitCounter): void {
  globalThis.etalaseHitCounter = counter
}

/** Returns the counter of this process, in memory unless another is set. */
export function hitCounter(): HitCounter {
  globalThis.etalaseHitCounter ??= new MemoryHitCounter()
  return globalThis.etalaseHitCounter
}
