import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findByIds, type HeldGarments, repeatedIds } from '#import/held-garments.ts'
import type { ImportReport } from '#import/import-report.ts'
import { type Found, findKnown } from '#import/known-products.ts'
import type { Admitted, WrittenProducts } from '#import/written-products.ts'

/** A garment and its product, if it is known. */
export interface Match {
  admitted: Admitted
  found: Found | undefined
}

interface Target {
  report: ImportReport
  written: WrittenProducts
  held: HeldGarments
}

/** Reports a garment whose ids belong to other products. */
function leaveOutKnownIds(
  { garment }: Admitted,
  ids: readonly number[],
  report: ImportReport,
): void {
  const reason =
    ids.length === 1
      ? `has the id of a size of product ${ids[0]}`
      : `has the ids of sizes of several products: ${ids.join(', ')}`
  for (const { row, id } of garment.sizes) report.leaveOut(row, { reason, detail: id })
}

/** Finds the products of garments. Holds one with the ids of a product under another name. */
export async function matchGarments(
  tx: Database,
  admitted: readonly Admitted[],
  target: Target,
): Promise<Match[]> {
  const garments = admitted.map(({ garment }) => garment)
  const known = await findKnown(tx, garments)
  const matches = admitted.map((one) => ({ admitted: one, found: known(one.garment) }))
  const isNew = ({ admitted: { entry }, found }: Match) =>
    !found && target.written.idOf(entry) === undefined
  const unknown = matches.filter(isNew).map((match) => match.admitted.garment)
  if (unknown.length === 0) return matches
  const productsOf = await findByIds(tx, unknown, repeatedIds(garments))
  return matches.filter((match) => {
    const ids = isNew(match) ? productsOf(match.admitted.garment) : []
    // A product with its own rows in the file was copied with its ids, not renamed.
    const missing = ids.filter((id) => !target.written.isClaimed(id))
    const [id, ...others] = missing
    if (id === undefined) return true
    const waits = others.length === 0 && target.held.hold(match.admitted, id)
    if (!waits) leaveOutKnownIds(match.admitted, missing, target.report)
    return false
  })
}
