import { toImageDtos } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import {
  type ProductRow,
  productColumns,
  toCartProduct,
} from '@etalase/backend-kit/product-mapper.ts'
import { freeShippingFrom } from '@etalase/backend-kit/shipping/free-shipping.ts'
import { translatedNames, translatedProducts } from '@etalase/backend-kit/texts/translated.ts'
import type { Cart } from '@etalase/contract/cart.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import { inArray, max } from 'drizzle-orm'
import type { BoughtLine } from '#cart/engine-cart.ts'
import type { SizeKey } from '#read-model/variants.ts'

/** A size of a product in the language of the request, with the largest stock of a single store. */
export interface SoldSize extends SizeKey {
  sizeName: string
  maxInOneShop: number
  product: ProductRow
}

const keyOf = ({ productId, sizeCode }: SizeKey) => `${productId} ${sizeCode}`

/** Loads the sizes of some products, by product and size. */
async function sizesOf(db: Database, ids: number[]): Promise<Map<string, SoldSize>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select(productColumns).from(products).where(inArray(products.id, ids))
  const shown = new Map((await translatedProducts(db, rows)).map((row) => [row.id, row]))
  const sizes = await db
    .select({
      productId: productSizes.productId,
      code: productSizes.sizeCode,
      name: productSizes.sizeName,
    })
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
  const most = await db
    .select({ productId: stock.productId, sizeCode: stock.sizeCode, qty: max(stock.qty) })
    .from(stock)
    .where(inArray(stock.productId, ids))
    .groupBy(stock.productId, stock.sizeCode)
  const pieces = new Map(most.map((row) => [keyOf(row), row.qty ?? 0]))
  const sold = (await translatedNames(db, 'size', sizes)).flatMap(({ productId, code, name }) => {
    const product = shown.get(productId)
    const key = { productId, sizeCode: code }
    if (!product) return []
    return [{ ...key, sizeName: name, product, maxInOneShop: pieces.get(keyOf(key)) ?? 0 }]
  })
  return new Map(sold.map((size) => [keyOf(size), size]))
}

/** Finds a size of a product; undefined when it isn't sold. */
export async function findSize(db: Database, key: SizeKey): Promise<SoldSize | undefined> {
  return (await sizesOf(db, [key.productId])).get(keyOf(key))
}

export type ShownLine = BoughtLine & SoldSize

/** Joins lines with their products in the read model. */
export async function withProducts(
  db: Database,
  lines: readonly BoughtLine[],
): Promise<ShownLine[]> {
  const sizes = await sizesOf(db, [...new Set(lines.map(({ productId }) => productId))])
  return lines.flatMap((line) => {
    const size = sizes.get(keyOf(line))
    return size ? [{ ...line, ...size }] : []
  })
}

/** Returns the subtotal of lines, in whole rupiah. */
export async function worthOf(db: Database, lines: readonly BoughtLine[]): Promise<Rupiah> {
  const shown = await withProducts(db, lines)
  return sum(shown.map(({ qty, product }) => rupiah(qty * product.grandPrice)))
}

/** Converts what a device buys to the contract's cart. */
export async function toCart(db: Database, lines: readonly BoughtLine[]): Promise<Cart> {
  const shown = await withProducts(db, lines)
  const images = await toImageDtos(db, [...new Set(shown.map(({ productId }) => productId))])
  return {
    free_shipping_from: await freeShippingFrom(db),
    cart_items: shown.map(({ id, qty, sizeName, sizeCode, maxInOneShop, product }) => ({
      id,
      qty,
      available_qty: maxInOneShop,
      size_code: sizeCode,
      size_name: sizeName,
      product_detail_id: product.id,
      product_detail: toCartProduct(product, images(product.id)),
    })),
  }
}
