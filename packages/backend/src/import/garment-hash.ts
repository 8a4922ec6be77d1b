import { hash } from 'node:crypto'
import type { Garment } from '#import/garment.ts'
import type { ImportRules } from '#import/garment-changes.ts'

/** Raised when the same garment becomes other rows: then everything is compared once. */
const version = 1

/**
 * A hash of all that a garment says, wherever it stands in the file. Without its code: a known product keeps its own, and the order of
 * the file decides which of two garments gets one.
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
