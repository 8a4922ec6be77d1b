import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of at most so many entries, which drops the least recently used one. Its memory grows with its entries. With `max`,
 * lru-cache allocates room for all of them at once: 8 ms and 2 MB for 100,000.
 */
export const growingCache = <Value extends object | number>(most: number) =>
  new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 })
