import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import { outOfStock, overOrderLimit } from '#cart/out-of-stock.ts'

/** A size of a product with the limits of a cart. */
interface LimitedSize {
  productName: string
  sizeName: string
  /** The largest stock of a single showroom. */
  maxInOneShop: number
  /** Maximum pieces of the product, across all sizes, per customer; null for no limit. */
  maxPerOrder: number | null
}

/** Throws OUT_OF_STOCK (400) if a line exceeds every shop's stock, and ORDER_LIMIT if a product exceeds its limit per order. */
export function requirePieces(
  sized: LimitedSize,
  { ofLine, ofProduct }: { ofLine: number; ofProduct: number },
): void {
  const limit = Math.min(sized.maxInOneShop, maxLineQty)
  if (ofLine > limit) throw outOfStock(sized, limit)
  if (sized.maxPerOrder !== null && ofProduct > sized.maxPerOrder)
    throw overOrderLimit(sized.productName, sized.maxPerOrder)
}
