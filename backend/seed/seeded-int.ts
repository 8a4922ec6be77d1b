import { createHash } from 'node:crypto'

/** A whole number from 0 to below `bound` that is the same for the same words on every machine. */
export function seededInt(bound: number, ...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) % bound
}
