import type { BuyNow, Cart } from '@etalase/contract/cart.ts'
import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { and, asc, type Column, eq, sql } from 'drizzle-orm'
import { toImageDtos } from '#catalogue/product-repository.ts'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import { cartItems } from '#db/schema/cart.ts'
import { productSizes, products } from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
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

/** A product in a size, in one device's cart. */
export type LineKey = {
  deviceId: string
  productId: number
  sizeCode: string
}

const isLine = ({ deviceId, productId, sizeCode }: LineKey | Given<LineKey>) =>
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

/** A product in a size. */
export type Size = Pick<LineKey, 'productId' | 'sizeCode'>

/** The row of a size. */
export const isSize = ({ productId, sizeCode }: Given<Size>) =>
  and(eq(productSizes.productId, productId), eq(productSizes.sizeCode, sizeCode))

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

const findSize = statement('sized_product', (db, given: Given<Size>) =>
  db
    .select({
      productName: products.name,
      price: products.grandPrice,
      maxPerOrder: products.maxPerOrder,
      sizeName: productSizes.sizeName,
      maxInOneShop: maxInOneShop(productSizes.productId, productSizes.sizeCode),
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(isSize(given)),
)

/**
 * A product in a size with the largest stock of a single showroom, in the language of the request; undefined when it
 * does not exist.
 */
export async function findSizedProduct(db: Database, productId: number, sizeCode: string) {
  const [row] = await findSize(db, { productId, sizeCode })
  if (!row || !isTranslated()) return row
  const text = await textsOf(db, 'product', [productId])
  const size = await textsOf(db, 'size', [sizeCode])
  return {
    ...row,
    productName: text(productId)?.name ?? row.productName,
    sizeName: size(sizeCode)?.name ?? row.sizeName,
  }
}

const countPieces = statement('pieces_in_cart', (db, given: Given<LineKey>) =>
  db
    .select({
      ofLine:
        sql`coalesce(sum(${cartItems.qty}) filter (where ${eq(cartItems.sizeCode, given.sizeCode)}), 0)`.mapWith(
          Number,
        ),
      ofProduct: sql`coalesce(sum(${cartItems.qty}), 0)`.mapWith(Number),
    })
    .from(cartItems)
    .where(and(eq(cartItems.deviceId, given.deviceId), eq(cartItems.productId, given.productId))),
)

/** The pieces of a cart line, and those of its product in all sizes; 0 where the cart has none. */
export async function piecesInCart(
  db: Database,
  { deviceId, productId, sizeCode }: LineKey,
): Promise<{ ofLine: number; ofProduct: number }> {
  const [row] = await countPieces(db, { deviceId, productId, sizeCode })
  return row ?? { ofLine: 0, ofProduct: 0 }
}

type More = { qty: number; price: Rupiah }

const addPieces = statement('add_to_cart', (db, given: Given<LineKey & More>) => {
  const { deviceId, productId, sizeCode, qty, price } = given
  return db
    .insert(cartItems)
    .values({ deviceId, productId, sizeCode, qty, priceWhenAdded: price })
    .onConflictDoUpdate({
      target: [cartItems.deviceId, cartItems.productId, cartItems.sizeCode],
      set: {
        qty: sql`${cartItems.qty} + excluded.qty`,
        priceWhenAdded: sql`excluded.price_when_added`,
      },
    })
})

/** Adds pieces to a line of the cart, or creates the line. */
export async function addToLine(db: Database, line: LineKey, more: More): Promise<void> {
  const { deviceId, productId, sizeCode } = line
  await addPieces(db, { deviceId, productId, sizeCode, ...more })
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

const removeByIds = statement('remove_lines', (db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.delete(cartItems).where(isOneOfJson(cartItems.id, ids)),
)

/** Removes lines from the cart by their ids. */
export async function removeLines(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await removeByIds(db, { ids })
}
