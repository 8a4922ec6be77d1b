import type { Adapter } from '#adapter.ts'
import { type EngineLine, type EngineOrder, isForgotten } from '#orders/engine-order.ts'

/** Returns the contract's code for a line's size. The engine stores the size's name; its variant knows the code. */
export const sizeCodeOf = ({ model: { variants } }: Adapter, line: EngineLine): string =>
  variants.find(line.variant_id ?? '')?.sizeCode ?? line.size_code

/** Finds the order line with a product in a size; undefined without one. */
export const findLine = (
  adapter: Adapter,
  { lines }: EngineOrder,
  { product_detail_id, size }: { product_detail_id: number; size: string },
): EngineLine | undefined =>
  lines.find(
    (line) => line.product_number === product_detail_id && sizeCodeOf(adapter, line) === size,
  )

/** Returns the review state of an order line. */
export function lineReview(adapter: Adapter, order: EngineOrder, line: EngineLine) {
  const size = sizeCodeOf(adapter, line)
  const review = order.reviews.find(
    ({ product_number, size_code }) => product_number === line.product_number && size_code === size,
  )
  const hasArrived = order.status === 'COMPLETED' && !isForgotten(order)
  return { can_review: hasArrived && !review, reviewed_stars: review?.stars ?? null }
}
