import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { and, asc, type Column, eq, inArray, sql, sum } from 'drizzle-orm'
import { toImageDtos } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { cartItems } from '#db/schema/cart.ts'
import { productSizes, products } from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
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

/** A product in a size, in one device's cart. */
export interface LineKey {
  deviceId: string
  productId: number
  sizeCode: string
}

const isLine = ({ deviceId, productId, sizeCode }: LineKey) =>
  and(
    eq(cartItems.deviceId, deviceId),
    eq(cartItems.productId, productId),
    eq(cartItems.sizeCode, sizeCode),
  )

/** The largest stock of a size in a single showroom. */
const maxInOneShop = (productId: Column, sizeCode: Column) =>
  sql<number>`(select coalesce(max(${stock.qty}), 0) from ${stock}
    where ${stock.productId} = ${productId} and ${stock.sizeCode} = ${sizeCode})`.mapWith(Number)

/** The lines of a device's cart with the product rows behind them, oldest first. */
const linesOfCart = (db: Database, deviceId: string) =>
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
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id))

/** The line of a product that is bought now, which has the id of the product; none when it does not exist. */
async function linesOfProduct(db: Database, { product_detail_id: id, size, qty }: BuyNow) {
  const rows = await db
    .select({
      product: productColumns,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(productSizes.productId, productSizes.sizeCode),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(eq(productSizes.productId, id), eq(productSizes.sizeCode, size)))
  return rows.map((row) => ({
    ...row,
    item: { id, productId: id, sizeCode: size, qty, priceWhenAdded: row.product.grandPrice },
  }))
}

/** What a device buys: the lines with the product rows behind them, in the language of the request. */
export async function linesToBuy(db: Database, { deviceId, buyNow }: Basket) {
  const lines = await (buyNow ? linesOfProduct(db, buyNow) : linesOfCart(db, deviceId))
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
  const lines = await linesToBuy(db, basket)
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
    free_shipping_from: await freeShippingFrom(db),
  }
}

/**
 * A product in a size with the largest stock of a single showroom, in the language of the request; undefined when it
 * does not exist.
 */
export async function findSizedProduct(db: Database, productId: number, sizeCode: string) {
  const [row] = await db
    .select({
      productName: products.name,
      price: products.grandPrice,
      maxPerOrder: products.maxPerOrder,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(productSizes.productId, productSizes.sizeCode),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(eq(productSizes.productId, productId), eq(productSizes.sizeCode, sizeCode)))
  if (!row || !isTranslated()) return row
  const text = await textsOf(db, 'product', [productId])
  const size = await textsOf(db, 'size', [sizeCode])
  return {
    ...row,
    productName: text(productId)?.name ?? row.productName,
    sizeName: size(sizeCode)?.name ?? row.sizeName,
  }
}

/** The quantity of a cart line; 0 when there is no such line. */
export async function lineQty(db: Database, line: LineKey): Promise<number> {
  const [row] = await db.select({ qty: cartItems.qty }).from(cartItems).where(isLine(line))
  return row?.qty ?? 0
}

/** Pieces of a product in a device's cart, in all sizes. */
export async function productQty(
  db: Database,
  { deviceId, productId }: Pick<LineKey, 'deviceId' | 'productId'>,
): Promise<number> {
  const isProduct = and(eq(cartItems.deviceId, deviceId), eq(cartItems.productId, productId))
  const [row] = await db
    .select({ qty: sum(cartItems.qty).mapWith(Number) })
    .from(cartItems)
    .where(isProduct)
  return row?.qty ?? 0
}

/** Adds pieces to a line of the cart, or creates the line. */
export async function addToLine(
  db: Database,
  line: LineKey,
  { qty, price }: { qty: number; price: Rupiah },
): Promise<void> {
  await db
    .insert(cartItems)
    .values({ ...line, qty, priceWhenAdded: price })
    .onConflictDoUpdate({
      target: [cartItems.deviceId, cartItems.productId, cartItems.sizeCode],
      set: { qty: sql`${cartItems.qty} + ${qty}`, priceWhenAdded: price },
    })
}

/** Adds pieces to an existing line. False when there is no such line. */
export async function incrementLine(
  db: Database,
  line: LineKey,
  { qty, price }: { qty: number; price: Rupiah },
): Promise<boolean> {
  const changed = await db
    .update(cartItems)
    .set({ qty: sql`${cartItems.qty} + ${qty}`, priceWhenAdded: price })
    .where(isLine(line))
    .returning({ id: cartItems.id })
  return changed.length > 0
}

/** Removes pieces from a line, never below 1 (spec §4). False when there is no such line. */
export async function decrementLine(db: Database, line: LineKey, qty: number): Promise<boolean> {
  const changed = await db
    .update(cartItems)
    .set({ qty: sql`greatest(1, ${cartItems.qty} - ${qty})` })
    .where(isLine(line))
    .returning({ id: cartItems.id })
  return changed.length > 0
}

/** Removes a line from the cart. False when there is no such line. */
export async function removeLine(db: Database, line: LineKey): Promise<boolean> {
  const removed = await db.delete(cartItems).where(isLine(line)).returning({ id: cartItems.id })
  return removed.length > 0
}

/** Removes lines from the cart by their ids. */
export async function removeLines(db: Database, ids: number[]): Promise<void> {
  await db.delete(cartItems).where(inArray(cartItems.id, ids))
}
