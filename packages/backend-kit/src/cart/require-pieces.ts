import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import { outOfStock, overOrderLimit } from '#cart/out-of-stock.ts'

/** A size of a product, and how much of it there may be in a cart. */
interface LimitedSize {
  productName: string
  sizeName: string
  /** The largest stock of a single showroom. */
  maxInOneShop: number
  /** Pieces of the product, in all sizes, that one customer may have; null without a limit. */
  maxPerOrder: number | null
}

/** Throws OUT_OF_STOCK (400) for more pieces of a line than one shop has, and ORDER_LIMIT for more of a product than an order may have. */
export function requirePieces(
  sized: LimitedSize,
  { ofLine, ofProduct }: { ofLine: number; ofProduct: number },
): void {
  const limit = Math.min(sized.maxInOneShop, maxLineQty)
  if (ofLine > limit) throw outOfStock(sized, limit)
  if (sized.maxPerOrder !== null && ofProduct > sized.maxPerOrder)
    throw overOrderLimit(sized.productName, sized.maxPerOrder)
}
