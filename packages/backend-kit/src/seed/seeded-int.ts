import { createHash } from 'node:crypto'

/** Returns a deterministic integer from 0 to `bound - 1`, derived from a hash of the words. */
export function seededInt(bound: number, ...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) % bound
}
