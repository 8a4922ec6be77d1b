import { hash } from 'node:crypto'
import type { Garment } from '#import/garment.ts'
import type { ImportRules } from '#import/garment-changes.ts'

/** Increment it when the same garment yields different rows. Everything is then compared once. */
const version = 1

/**
 * Hashes a garment's content, regardless of its position in the file. Excludes its code: a known product keeps its own,
 * and the file order decides which of two garments gets one.
 */
export function contentHash(garment: Garment, { showroomId, assumedQty }: ImportRules): string {
  const { line: _, code: _code, otherCodes: _others, sizes, ...shared } = garment
  const said = sizes.map(({ id, size, isAvailable, qty }) => [id, size, isAvailable, qty])
  return hash(
    'sha256',
    JSON.stringify([version, showroomId, assumedQty, shared, said]),
    'base64url',
  )
}
