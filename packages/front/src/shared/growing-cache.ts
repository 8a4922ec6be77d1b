import { LRUCache } from 'lru-cache'

/**
 * A cache of at most so many entries: beyond that the one that rested longest is dropped. Its memory grows with its entries. With
 * `max`, lru-cache takes the room for all of them when it is made: 8 ms and 2 MB for 100,000.
 */
export const growingCache = <Value extends object | number>(most: number) =>
  new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 })
