import { LRUCache } from 'lru-cache'

/** A time window with the hits in it. */
interface Window {
  hits: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Counts hits by key in fixed windows. Several instances of the shop can share limits by another store of the same kind. */
export interface HitCounter {
  /** Counts a hit and gives its window. A window starts with its first hit. */
  hit(key: string, windowMs: number): Promise<Readonly<Window>>
}

/** Counts in the memory of this process, for at most `maxKeys` keys: beyond that the key that rested longest is dropped. */
export class MemoryHitCounter implements HitCounter {
  readonly #windows: LRUCache<string, Window>

  constructor(maxKeys: number) {
    this.#windows = new LRUCache({ max: maxKeys })
  }

  async hit(key: string, windowMs: number): Promise<Readonly<Window>> {
    const now = Date.now()
    const current = this.#windows.get(key)
    const window = current && current.endsAt > now ? current : { hits: 0, endsAt: now + windowMs }
    window.hits++
    this.#windows.set(key, window)
    return window
  }
}
