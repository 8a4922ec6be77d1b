import type { Adapter } from '#adapter.ts'
import type { BoughtLine } from '#cart/engine-cart.ts'
import { withProducts } from '#cart/shown-lines.ts'

/** Returns the limits per customer of the products in an order, with the variants that the engine counts. */
export async function orderLimits({ model }: Adapter, lines: readonly BoughtLine[]) {
  const shown = await withProducts(model.db, lines)
  const limits = new Map(
    shown.flatMap(({ product: { id, maxPerOrder: most } }) =>
      most === null ? [] : [[id, most] as const],
    ),
  )
  return [...limits].map(([id, most]) => ({ variant_ids: model.variants.ofProduct(id), most }))
}
