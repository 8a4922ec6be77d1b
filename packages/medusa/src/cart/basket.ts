import type { Basket } from '@etalase/backend-kit/cart/basket.ts'
import type { BuyNow } from '@etalase/contract/cart.ts'
import type { Adapter } from '#adapter.ts'
import { type BoughtLine, findCart } from '#cart/engine-cart.ts'

/** Returns the line of a product that is bought now. Its id is the product's. Empty when the product isn't sold. */
function linesOfProduct({ model }: Adapter, line: BuyNow): BoughtLine[] {
  const { product_detail_id: productId, size: sizeCode, qty } = line
  const variantId = model.variants.idOf({ productId, sizeCode })
  return variantId ? [{ id: productId, lineId: null, variantId, qty, productId, sizeCode }] : []
}

/** Returns what a device buys: the lines of its cart, or one product instead. */
export async function linesToBuy(
  adapter: Adapter,
  { deviceId, buyNow }: Basket,
): Promise<BoughtLine[]> {
  if (buyNow) return linesOfProduct(adapter, buyNow)
  return (await findCart(adapter, deviceId)).lines
}
