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

/** A device's purchase: its cart, or a single product instead. */
export interface Basket {
  deviceId: string
  buyNow?: BuyNow | undefined
}

/** Reads the basket from a call's input. */
export const basketOf = (input: {
  local_device_id: string
  buy_now?: BuyNow | undefined
}): Basket => ({
  deviceId: input.local_device_id,
  buyNow: input.buy_now,
})

/** Selects the lines of a device's cart with their products, oldest first. */
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

/** Returns the buy-now line, which reuses the product's id; empty when the product doesn't exist. */
async function linesOfProduct(db: Database, { product_detail_id: id, size, qty }: BuyNow) {
  const rows = await findBought(db, { productId: id, sizeCode: size })
  return rows.map((row) => ({
    ...row,
    item: { id, productId: id, sizeCode: size, qty, priceWhenAdded: row.product.grandPrice },
  }))
}

/** Loads the lines of a purchase with their products, in the language of the request. */
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

/** Loads a purchase in the contract's form; empty for an unknown device or product. */
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
