import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import { and, asc, eq } from 'drizzle-orm'
import { isSize, maxInOneShop, type Size } from '#cart/sized-product.ts'
import { toImageDtos } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { cartItems } from '#db/schema/cart.ts'
import { productSizes, products } from '#db/schema/catalogue.ts'
import { type Given, statement } from '#db/statement.ts'
import { productColumns, toCartProduct } from '#product-mapper.ts'
import { freeShippingFrom } from '#shipping/free-shipping.ts'
import { isTranslated, textsOf } from '#texts/texts.ts'
import { translatedProducts } from '#texts/translated.ts'

/** What a device buys: its cart, or one product in its place. */
export interface Basket {
  deviceId: string
  buyNow?: BuyNow | undefined
}

/** The basket of a call's input. */
export const basketOf = (input: {
  local_device_id: string
  buy_now?: BuyNow | undefined
}): Basket => ({
  deviceId: input.local_device_id,
  buyNow: input.buy_now,
})

/** The lines of a device's cart with the product rows behind them, oldest first. */
const linesOfCart = statement('cart_lines', (db, { deviceId }: Given<{ deviceId: string }>) =>
  db
    .select({
      item: {
        id: cartItems.id,
        productId: cartItems.productId,
        sizeCode: cartItems.sizeCode,
        qty: cartItems.qty,
        priceWhenAdded: cartItems.priceWhenAdded,
      },
      product: productColumns,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(cartItems.productId, cartItems.sizeCode),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(
      productSizes,
      and(
        eq(productSizes.productId, cartItems.productId),
        eq(productSizes.sizeCode, cartItems.sizeCode),
      ),
    )
    .where(eq(cartItems.deviceId, deviceId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id)),
)

const findBought = statement('bought_now', (db, given: Given<Size>) =>
  db
    .select({
      product: productColumns,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(productSizes.productId, productSizes.sizeCode),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(isSize(given)),
)

/** The line of a product that is bought now, which has the id of the product; none when it does not exist. */
async function linesOfProduct(db: Database, { product_detail_id: id, size, qty }: BuyNow) {
  const rows = await findBought(db, { productId: id, sizeCode: size })
  return rows.map((row) => ({
    ...row,
    item: { id, productId: id, sizeCode: size, qty, priceWhenAdded: row.product.grandPrice },
  }))
}

/** What a device buys: the lines with the product rows behind them, in the language of the request. */
export async function linesToBuy(db: Database, { deviceId, buyNow }: Basket) {
  const lines = await (buyNow ? linesOfProduct(db, buyNow) : linesOfCart(db, { deviceId }))
  if (!isTranslated()) return lines
  const size = await textsOf(
    db,
    'size',
    lines.map(({ item }) => item.sizeCode),
  )
  const shown = await translatedProducts(
    db,
    lines.map(({ product }) => product),
  )
  return lines.map((line, index) => ({
    ...line,
    product: shown[index] ?? line.product,
    sizeName: size(line.item.sizeCode)?.name ?? line.sizeName,
  }))
}

/** What a device buys in the contract's form; empty for an unknown device, and a product that does not exist. */
export async function findCart(db: Database, basket: Basket): Promise<Cart> {
  const [lines, freeFrom] = await Promise.all([linesToBuy(db, basket), freeShippingFrom(db)])
  const images = await toImageDtos(db, [...new Set(lines.map((line) => line.product.id))])
  return {
    cart_items: lines.map(({ item, product, sizeName, maxInOneShop: most }) => ({
      id: item.id,
      qty: item.qty,
      available_qty: most,
      price_when_added: item.priceWhenAdded,
      size_code: item.sizeCode,
      size_name: sizeName,
      product_detail_id: product.id,
      product_detail: toCartProduct(product, images(product.id)),
    })),
    free_shipping_from: freeFrom,
  }
}
