import type { MediaLibrary } from '@etalase/backend-kit/media/media-library.ts'
import { factColumns } from '@etalase/backend-kit/product-mapper.ts'
import { designs } from '@etalase/backend-kit/seed/demo/designs.ts'
import {
  mostPieces,
  newnessRanks,
  placeOf,
  productId,
  productRow,
  stockQty,
} from '@etalase/backend-kit/seed/demo/products.ts'
import { relatedTo } from '@etalase/backend-kit/seed/demo/related.ts'
import type { Manifest, ManifestProduct } from '@etalase/backend-kit/seed/manifest.ts'
import { sizesOf } from '@etalase/backend-kit/seed/sizes.ts'
import type { CompanyColor, CompanyProduct, CompanyStore } from '#engine/company.ts'

interface Shop {
  manifest: Manifest
  media: MediaLibrary
  stores: readonly CompanyStore[]
}

/** Data shared by all colours. */
const overviewOf = ({ products }: Manifest) => ({
  ranks: newnessRanks(products),
  ids: new Map(products.map((product, index) => [product.id, productId(index)])),
})

type Overview = ReturnType<typeof overviewOf>

const sizesWithStock = (product: ManifestProduct, id: number, stores: readonly CompanyStore[]) =>
  sizesOf(product).map(({ code, name }) => ({
    code,
    name,
    stock: Object.fromEntries(
      stores
        .map((store) => {
          const shop = { id: store.number, isHub: store.is_hub }
          const pieces = Math.min(stockQty(id, code, shop), mostPieces(product))
          return [String(store.number), pieces] as const
        })
        .filter(([, pieces]) => pieces > 0),
    ),
  }))

function colorOf(product: ManifestProduct, index: number, shop: Shop, overview: Overview) {
  const { manifest, media, stores } = shop
  const { ranks, ids } = overview
  const design = designs[product.design]
  const [length = 0, width = 0, height = 0] = design?.parcelCm ?? []
  const row = productRow(product, index, ranks.get(product.id) ?? 0, media)
  const color: CompanyColor = {
    number: productId(index),
    color: product.colour,
    hex: product.colourHex,
    family: row.colorCode ?? null,
    product_code: row.code,
    search_text: row.searchText,
    description: design?.colours[product.colour] ?? '',
    listed_at: row.listedAt.toISOString(),
    related: relatedTo(product, manifest.products).flatMap(({ id }) => ids.get(id) ?? []),
    weight: product.weightGrams,
    parcel: { length, width, height },
    retail_price: row.retailPrice,
    price: row.grandPrice,
    sale_ends_at: row.saleEndsAt?.toISOString() ?? null,
    images: product.pictures.map((picture, position) => ({
      url: media.urlOf(picture.file),
      alt_text: picture.alt,
      dominant_color: picture.dominantHex,
      image_type: position === 0 ? 'COVER' : picture.view.toUpperCase(),
    })),
    sizes: sizesWithStock(product, productId(index), stores),
  }
  return { row, color }
}

/** Returns a garment's facts, except its material, for which Medusa has a field. */
function factsOf(row: ReturnType<typeof productRow>): Record<string, string> {
  const { material: _, ...others } = factColumns
  const said = Object.entries<keyof typeof row>(others).map(([name, column]) => [name, row[column]])
  return Object.fromEntries(said.filter(([, text]) => text))
}

/** Returns the demo company's garments, each in its colours. */
export function companyProducts(shop: Shop): CompanyProduct[] {
  const overview = overviewOf(shop.manifest)
  const garments = new Map<string, CompanyProduct>()
  for (const [index, product] of shop.manifest.products.entries()) {
    const { row, color } = colorOf(product, index, shop, overview)
    const garment = garments.get(product.design)
    if (garment) {
      garment.colors.push(color)
      garment.max_per_order ??= row.maxPerOrder ?? null
    } else {
      garments.set(product.design, {
        style_code: product.design,
        title: product.garment,
        brand: product.brand,
        category_sub: placeOf(product).categorySubId,
        subtitle: row.shortDescription,
        description: row.detailedDescription.slice(color.description.length).trimStart(),
        material: row.material ?? null,
        facts: factsOf(row),
        size_chart_url: row.sizeChartUrl ?? null,
        max_per_order: row.maxPerOrder ?? null,
        colors: [color],
      })
    }
  }
  return [...garments.values()]
}
