import { and, eq, inArray, sql } from 'drizzle-orm'
import { garmentColors } from '#backend/catalogue/garment-colors.ts'
import type { Database } from '#backend/db/connection.ts'
import {
  categories,
  categorySubs,
  productImages,
  productSizes,
  products,
  relatedProducts,
  sizeCharts,
} from '#backend/db/schema/catalogue.ts'
import { productSearch } from '#backend/db/schema/search.ts'
import { stock } from '#backend/db/schema/stores.ts'
import { cheapestDelivery, parcelOf } from '#backend/shipping/tariffs.ts'
import { textsOf } from '#backend/texts/texts.ts'
import {
  translatedMeasurements,
  translatedNames,
  translatedProducts,
  translatedSubs,
} from '#backend/texts/translated.ts'
import type { Measurements, Product, ProductSummary } from '#lib/contract/product.ts'
import { coverOf } from '#lib/rules/price.ts'

type ProductRow = typeof products.$inferSelect

/** A bound for what one answer has; no garment has as many colours. */
const maxSiblings = 50

async function imagesOf(db: Database, ids: number[]) {
  const rows = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(productImages.position)
  return Map.groupBy(rows, (row) => row.productId)
}

async function sizesOf(db: Database, ids: number[]) {
  const rows = await db
    .select({
      productId: productSizes.productId,
      code: productSizes.sizeCode,
      name: productSizes.sizeName,
      // Columns as text: in a select from one table Drizzle omits the table name.
      maxInOneShop: sql<number>`coalesce((select max(${stock}.qty) from ${stock}
        where ${stock}.product_id = ${productSizes}.product_id
          and ${stock}.size_code = ${productSizes}.size_code), 0)`.mapWith(Number),
    })
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(productSizes.position)
  return Map.groupBy(await translatedNames(db, 'size', rows), (row) => row.productId)
}

/** The images of products in the contract's form and the language of the request, by product id. */
export async function wireImages(db: Database, ids: number[]) {
  const [images, text] = await Promise.all([imagesOf(db, ids), textsOf(db, 'product', ids)])
  return (id: number) =>
    (images.get(id) ?? []).map((image) => ({
      image_url: image.imageUrl,
      image_type: image.imageType,
      alt_text: text(id)?.alt_texts?.[image.position] ?? image.altText,
      dominant_color: image.dominantColor,
    }))
}

const directDiscount = ({ discPercent, discNominal }: ProductRow) =>
  discPercent > 0 || discNominal > 0
    ? { direct_disc_percent: discPercent, direct_disc_nominal: discNominal }
    : null

const wireColor = ({ colorName, colorHex, colorCode }: ProductRow) =>
  colorName && colorHex ? { name: colorName, hex: colorHex, code: colorCode } : null

/** Product summaries for lists, in the sequence of the rows and the language of the request. */
export async function summaries(
  db: Database,
  rows: readonly ProductRow[],
): Promise<ProductSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [shown, images, sizes, colorsOf] = await Promise.all([
    translatedProducts(db, rows),
    wireImages(db, ids),
    sizesOf(db, ids),
    garmentColors(db, rows),
  ])
  return shown.map((row) => ({
    id: row.id,
    product_name: row.name,
    product_code: row.code,
    brand_name: row.brandName,
    retail_price: row.retailPrice,
    net_price: row.netPrice,
    direct_discount: directDiscount(row),
    color: wireColor(row),
    garment_colors: colorsOf(row),
    product_images: images(row.id),
    sizes: (sizes.get(row.id) ?? []).map((size) => ({
      size_code: size.code,
      size_name: size.name,
      is_available: size.maxInOneShop > 0,
      available_qty: size.maxInOneShop,
    })),
  }))
}

/** Product summaries in the sequence of the ids. */
export async function summariesInOrder(db: Database, ids: number[]): Promise<ProductSummary[]> {
  const found = await summaries(
    db,
    await db.select().from(products).where(inArray(products.id, ids)),
  )
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The colours of a garment by id, which keeps their order; empty when there is one. */
async function siblingsOf(db: Database, { styleCode }: ProductRow) {
  if (styleCode === null) return []
  const rows = await db
    .select({ product: products, isAvailable: productSearch.isAvailable })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(products.styleCode, styleCode))
    .orderBy(products.id)
    .limit(maxSiblings)
  const garments = await translatedProducts(
    db,
    rows.map(({ product }) => product),
  )
  const images = await wireImages(
    db,
    garments.map(({ id }) => id),
  )
  const siblings = garments.flatMap((product, index) => {
    const color = wireColor(product)
    const image_url = coverOf(images(product.id))?.image_url ?? null
    const is_available = rows[index]?.isAvailable ?? false
    return color ? [{ id: product.id, color, image_url, is_available }] : []
  })
  return siblings.length > 1 ? siblings : []
}

async function relatedTo(db: Database, productId: number): Promise<ProductSummary[]> {
  const rows = await db
    .select({ product: products })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(eq(relatedProducts.productId, productId))
    .orderBy(relatedProducts.position)
  return summaries(
    db,
    rows.map((row) => row.product),
  )
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

/** A product with all data of its page, or null when it does not exist. */
export async function findProduct(db: Database, id: number): Promise<Product | null> {
  const [row] = await db
    .select({
      product: products,
      sub: categorySubs,
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
  const [[summary], [shown], [category_sub], sizing, related, siblings] = await Promise.all([
    summaries(db, [row.product]),
    translatedProducts(db, [row.product]),
    translatedSubs(db, [{ id: row.sub.id, name: row.sub.name, category: row.category }]),
    sizingOf(db, row.product, row.measurements),
    relatedTo(db, id),
    siblingsOf(db, row.product),
  ])
  if (!summary || !shown) return null
  return {
    ...summary,
    short_description: shown.shortDescription,
    detailed_description: shown.detailedDescription,
    product_sizing: sizing,
    category_sub,
    style_code: row.product.styleCode,
    siblings,
    delivery: cheapestDelivery(parcelOf([{ qty: 1, product: row.product }])),
    has_product_promise: true,
    has_stock_alerts: true,
    related_products: related,
  }
}
