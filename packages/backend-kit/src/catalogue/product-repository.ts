import {
  type Measurements,
  type Product,
  type ProductSummary,
  product,
} from '@etalase/contract/product.ts'
import { coverOf } from '@etalase/contract/rules/price.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { reviewSummaryOf } from '#catalogue/product-reviews.ts'
import { styleColors } from '#catalogue/style-colors.ts'
import type { Database } from '#db/connection.ts'
import { isOneOfJson } from '#db/json-rows.ts'
import {
  categories,
  categorySubs,
  productImages,
  productSizes,
  products,
  relatedProducts,
  sizeCharts,
} from '#db/schema/catalogue.ts'
import { productSearch } from '#db/schema/search.ts'
import { stock } from '#db/schema/stores.ts'
import { type Given, statement } from '#db/statement.ts'
import {
  columnFields,
  type LoadedProduct,
  type ProductRow,
  productColumns,
  toColor,
  toDescribed,
  toImages,
  toSummary,
  translatedRow,
} from '#product-mapper.ts'
import { cheapestDelivery, parcelOf } from '#shipping/tariffs.ts'
import { textsOf } from '#texts/texts.ts'
import {
  translatedMeasurements,
  translatedNames,
  translatedProducts,
  translatedSubcategories,
} from '#texts/translated.ts'

/** Bounds the response size; no garment has this many colours. */
const maxSiblings = 50

/** Stock in the best-stocked shop below which a size counts as low. */
const fewPieces = 4

const stockLow = (pieces: number) => (pieces > 0 && pieces < fewPieces ? { stock_low: pieces } : {})

const imagesById = statement('product_images', (db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .select()
    .from(productImages)
    .where(isOneOfJson(productImages.productId, ids))
    .orderBy(productImages.position),
)

async function imagesOf(db: Database, ids: readonly number[]) {
  const rows = await imagesById(db, { ids })
  return Map.groupBy(rows, (row) => row.productId)
}

async function sizesOf(db: Database, ids: number[]) {
  const rows = await db
    .select({
      productId: productSizes.productId,
      code: productSizes.sizeCode,
      name: productSizes.sizeName,
      // Columns written as text, because Drizzle omits the table name when selecting from a single table.
      maxInOneShop: sql<number>`coalesce((select max(${stock}.qty) from ${stock}
        where ${stock}.product_id = ${productSizes}.product_id
          and ${stock}.size_code = ${productSizes}.size_code), 0)`.mapWith(Number),
    })
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(productSizes.position)
  return Map.groupBy(await translatedNames(db, 'size', rows), (row) => row.productId)
}

/** Loads product images in the contract's form and the language of the request, keyed by product id. */
export async function toImageDtos(db: Database, ids: number[]) {
  const [images, text] = await Promise.all([imagesOf(db, ids), textsOf(db, 'product', ids)])
  return (id: number) => toImages(images.get(id) ?? [], text(id))
}

/** Loads the data of products from other tables, in row order and the language of the request. */
export async function loadProducts(
  db: Database,
  rows: readonly ProductRow[],
): Promise<LoadedProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [text, images, sizes, colorsOf] = await Promise.all([
    textsOf(db, 'product', ids),
    imagesOf(db, ids),
    sizesOf(db, ids),
    styleColors(db, rows),
  ])
  return rows.map((row) => ({
    row: translatedRow(row, text(row.id) ?? {}),
    images: toImages(images.get(row.id) ?? [], text(row.id)),
    sizes: (sizes.get(row.id) ?? []).map((size) => ({
      size_code: size.code,
      size_name: size.name,
      is_available: size.maxInOneShop > 0,
      available_qty: size.maxInOneShop,
      ...stockLow(size.maxInOneShop),
    })),
    styleColors: colorsOf(row),
  }))
}

/** Loads product summaries in the order of the ids. */
export async function summariesInOrder(db: Database, ids: number[]): Promise<ProductSummary[]> {
  const rows = await db.select(productColumns).from(products).where(inArray(products.id, ids))
  const found = (await loadProducts(db, rows)).map(toSummary)
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Loads the colours of a garment, ordered by id to keep them stable; empty when there is only one. */
async function siblingsOf(db: Database, { styleCode }: ProductRow) {
  if (styleCode === null) return []
  const rows = await db
    .select({ product: productColumns, isAvailable: productSearch.isAvailable })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(products.styleCode, styleCode))
    .orderBy(products.id)
    .limit(maxSiblings)
  const garments = await translatedProducts(
    db,
    rows.map(({ product }) => product),
  )
  const images = await toImageDtos(
    db,
    garments.map(({ id }) => id),
  )
  const siblings = garments.flatMap((product, index) => {
    const color = toColor(product)
    const image_url = coverOf(images(product.id))?.image_url ?? null
    const is_available = rows[index]?.isAvailable ?? false
    return color ? [{ id: product.id, color, image_url, is_available }] : []
  })
  return siblings.length > 1 ? siblings : []
}

async function relatedTo(db: Database, productId: number): Promise<ProductSummary[]> {
  const rows = await db
    .select({ product: productColumns })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(eq(relatedProducts.productId, productId))
    .orderBy(relatedProducts.position)
  const related = await loadProducts(
    db,
    rows.map(({ product }) => product),
  )
  return related.map(toSummary)
}

async function sizingOf(
  db: Database,
  { sizeChartUrl: url, categorySubId }: ProductRow,
  measurements: Measurements | null,
) {
  if (url === null) return null
  const chart = { url, categorySubId }
  return {
    size_chart_url: url,
    measurements: measurements && (await translatedMeasurements(db, chart, measurements)),
  }
}

/** Loads a product with everything its page shows; null when it doesn't exist. */
export async function findProduct(db: Database, id: number): Promise<Product | null> {
  const [row] = await db
    .select({
      product: productColumns,
      subcategory: categorySubs,
      category: categories,
      measurements: sizeCharts.measurements,
    })
    .from(products)
    .innerJoin(categorySubs, eq(categorySubs.id, products.categorySubId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(
      sizeCharts,
      and(
        eq(sizeCharts.url, products.sizeChartUrl),
        eq(sizeCharts.categorySubId, products.categorySubId),
      ),
    )
    .where(eq(products.id, id))
  if (!row) return null
  const [[shown], [subcategory], sizing, related, siblings, reviews] = await Promise.all([
    loadProducts(db, [row.product]),
    translatedSubcategories(db, [
      { id: row.subcategory.id, name: row.subcategory.name, category: row.category },
    ]),
    sizingOf(db, row.product, row.measurements),
    relatedTo(db, id),
    siblingsOf(db, row.product),
    reviewSummaryOf(db, id),
  ])
  if (!shown) return null
  return {
    ...columnFields(shown.row, product),
    ...toDescribed(shown, subcategory),
    detailed_description: shown.row.detailedDescription,
    product_sizing: sizing,
    siblings,
    delivery: cheapestDelivery(parcelOf([{ qty: 1, product: row.product }])),
    has_buy_now: true,
    has_product_promise: true,
    has_stock_alerts: true,
    reviews,
    related_products: related,
  }
}
