import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { isOneOf } from '@etalase/backend-kit/db/json-rows.ts'
import { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { and, isNotNull } from 'drizzle-orm'
import type { Garment } from '#import/garment.ts'
import type { Admitted } from '#import/written-products.ts'

/** Limit of garments that wait for the end of the file. */
const maxHeld = 10_000

/** Finds ids shared by several rows, which identify no size. */
export function repeatedIds(garments: readonly Garment[]): Set<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const { sizes } of garments)
    for (const { id } of sizes) (seen.has(id) ? repeated : seen).add(id)
  return repeated
}

/** Returns a function that finds the products with the ids of a garment's sizes. */
export async function findByIds(
  tx: Database,
  garments: readonly Garment[],
  repeated: ReadonlySet<string>,
) {
  const idsOf = ({ sizes }: Garment) => sizes.map(({ id }) => id).filter((id) => !repeated.has(id))
  const { fileId, productId } = productSizes
  const rows = await tx
    .select({ fileId, productId })
    .from(productSizes)
    .where(and(isNotNull(fileId), isOneOf(fileId, garments.flatMap(idsOf))))
  const byId = Map.groupBy(rows, (row) => row.fileId)
  return (garment: Garment): number[] => [
    ...new Set(idsOf(garment).flatMap((id) => (byId.get(id) ?? []).map((row) => row.productId))),
  ]
}

/**
 * Garments unknown by name whose ids belong to a product. Only the end of the file tells whether that product was
 * renamed, or has its own rows further down.
 */
export class HeldGarments {
  private held: { admitted: Admitted; productId: number }[] = []

  /** Holds a garment. Returns false when too many wait. */
  hold(admitted: Admitted, productId: number): boolean {
    if (this.held.length >= maxHeld) return false
    this.held.push({ admitted, productId })
    return true
  }

  /** Takes out all garments. */
  take() {
    const held = this.held
    this.held = []
    return held
  }
}
