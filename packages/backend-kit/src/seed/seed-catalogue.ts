import type { Database } from '#db/connection.ts'
import {
  categories,
  categorySubs,
  colors,
  pageContents,
  productImages,
  productSizes,
  products,
  relatedProducts,
  sizeCharts,
} from '#db/schema/catalogue.ts'
import { stock } from '#db/schema/stores.ts'
import type { MediaLibrary } from '#media/media-library.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'
import { categorySeeds, subcategoryId } from '#seed/demo/categories.ts'
import { colorSeeds } from '#seed/demo/colors.ts'
import { homeContent } from '#seed/demo/home-content.ts'
import { measurementsFor } from '#seed/demo/measurements.ts'
import {
  mostPieces,
  newnessRanks,
  placeOf,
  productId,
  productRow,
  stockQty,
} from '#seed/demo/products.ts'
import { relatedTo } from '#seed/demo/related.ts'
import type { Manifest, ManifestProduct } from '#seed/manifest.ts'
import { sizesOf } from '#seed/sizes.ts'

async function seedCategories(db: Database, media: MediaLibrary): Promise<void> {
  await bulkInsert(
    db,
    categories,
    categorySeeds.map(({ id, name, groupId, picture, text }, position) => ({
      id,
      name,
      groupId,
      coverImageUrl: media.urlOf(picture),
      coverText: text,
      position,
    })),
  )
  await bulkInsert(
    db,
    categorySubs,
    categorySeeds.flatMap((category) =>
      category.subcategories.map(({ name, cover }, position) => ({
        id: subcategoryId(category.id, position),
        categoryId: category.id,
        name,
        showCover: cover !== undefined,
        coverImageUrl: cover ? media.urlOf(cover.picture) : null,
        coverText: cover?.text ?? null,
        position,
      })),
    ),
  )
}

const imageRows = (product: ManifestProduct, index: number, media: MediaLibrary) =>
  product.pictures.map((picture, position) => ({
    productId: productId(index),
    position,
    imageUrl: media.urlOf(picture.file),
    imageType: position === 0 ? 'COVER' : picture.view.toUpperCase(),
    altText: picture.alt,
    dominantColor: picture.dominantHex,
  }))

const sizeRows = (product: ManifestProduct, index: number) =>
  sizesOf(product).map(({ code, name }, position) => ({
    productId: productId(index),
    sizeCode: code,
    sizeName: name,
    position,
  }))

/** Builds one size chart per pair of drawing and sub-category. */
export function chartRows(all: readonly ManifestProduct[], media: MediaLibrary) {
  const rows = new Map<string, typeof sizeCharts.$inferInsert>()
  for (const product of all) {
    const measurements = measurementsFor(product)
    if (!product.sizeChart || !measurements) continue
    const url = media.urlOf(product.sizeChart)
    const { categorySubId } = placeOf(product)
    rows.set(`${url} ${categorySubId}`, { url, categorySubId, measurements })
  }
  return [...rows.values()]
}

function relatedRows(all: readonly ManifestProduct[]) {
  const ids = new Map(all.map((product, index) => [product.id, productId(index)]))
  return all.flatMap((product, index) =>
    relatedTo(product, all).map((other, position) => ({
      productId: productId(index),
      relatedId: ids.get(other.id) ?? 0,
      position,
    })),
  )
}

function stockRows(all: readonly ManifestProduct[], shops: { id: number; isHub: boolean }[]) {
  return all.flatMap((product, index) =>
    sizesOf(product).flatMap(({ code }) =>
      shops.map((shop) => ({
        productId: productId(index),
        sizeCode: code,
        showroomId: shop.id,
        qty: Math.min(stockQty(productId(index), code, shop), mostPieces(product)),
      })),
    ),
  )
}

/** Inserts categories, products with their stock in the given shops, and the home page. */
export async function seedCatalogue(
  db: Database,
  {
    manifest,
    media,
    shops,
  }: { manifest: Manifest; media: MediaLibrary; shops: { id: number; isHub: boolean }[] },
): Promise<void> {
  const all = manifest.products
  const ranks = newnessRanks(all)
  await seedCategories(db, media)
  const rows = all.map((product, index) =>
    productRow(product, index, ranks.get(product.id) ?? 0, media),
  )
  await bulkInsert(db, colors, colorSeeds)
  await bulkInsert(db, products, rows)
  await bulkInsert(
    db,
    productImages,
    all.flatMap((product, index) => imageRows(product, index, media)),
  )
  await bulkInsert(db, sizeCharts, chartRows(all, media))
  await bulkInsert(db, productSizes, all.flatMap(sizeRows))
  await bulkInsert(db, relatedProducts, relatedRows(all))
  await bulkInsert(db, stock, stockRows(all, shops))
  await db.insert(pageContents).values({ key: 'home', content: homeContent(manifest, media) })
}
