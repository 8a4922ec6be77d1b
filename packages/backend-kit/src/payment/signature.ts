import { timingSafeEqual } from 'node:crypto'

/** Whether two signatures are the same, in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
