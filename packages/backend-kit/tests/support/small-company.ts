import { rupiah } from '@etalase/contract/rules/money.ts'
import type { Database } from '#db/connection.ts'
import { cities, provinces, subdistricts } from '#db/schema/area.ts'
import {
  categories,
  categorySubs,
  productImages,
  productSizes,
  products,
} from '#db/schema/catalogue.ts'
import { showroomRegions, showrooms, stock } from '#db/schema/stores.ts'
import { enterStock } from '#stores/stock-entries.ts'

/** Areas of the small company: a hub in Kemang (Jakarta) and a store in Bandung. */
export const places = {
  kemang: 317401,
  cilandak: 317402,
  bandung: 327301,
  hub: 1,
  store: 2,
} as const

const areas = {
  provinces: [
    { id: 31, name: 'DKI Jakarta' },
    { id: 32, name: 'Jawa Barat' },
  ],
  cities: [
    { id: 3174, provinceId: 31, type: 'Kota', name: 'Jakarta Selatan' },
    { id: 3273, provinceId: 32, type: 'Kota', name: 'Bandung' },
  ],
  subdistricts: [
    { id: places.kemang, cityId: 3174, name: 'Mampang Prapatan' },
    { id: places.cilandak, cityId: 3174, name: 'Cilandak' },
    { id: places.bandung, cityId: 3273, name: 'Coblong' },
  ],
}

const shop = {
  regionId: 1,
  phone: '021',
  address1: 'a',
  address2: 'b',
  address3: 'c',
  mapsUrl: null,
}

/** Seeds the areas of the small company. */
export async function seedFewAreas(db: Database): Promise<void> {
  await db.insert(provinces).values(areas.provinces)
  await db.insert(cities).values(areas.cities)
  await db.insert(subdistricts).values(areas.subdistricts)
}

/** Seeds areas, two shops and two categories; `stockProduct` adds products. */
export async function seedSmallCompany(db: Database): Promise<void> {
  await seedFewAreas(db)
  await db.insert(showroomRegions).values({ id: 1, name: 'Java', position: 0 })
  await db.insert(showrooms).values([
    { ...shop, id: places.hub, name: 'Hub Kemang', subdistrictId: places.kemang, isHub: true },
    {
      ...shop,
      id: places.store,
      name: 'Store Bandung',
      subdistrictId: places.bandung,
      isHub: false,
    },
  ])
  const cover = { coverImageUrl: '/media/c.webp', coverText: 'All of it' }
  await db.insert(categories).values({ id: 6, name: 'MEN', groupId: 1, position: 0, ...cover })
  await db
    .insert(categorySubs)
    .values({ id: 601, categoryId: 6, name: 'Shirts', showCover: true, position: 0 })
}

interface ProductGiven {
  id: number
  name?: string
  brandName?: string
  price?: number
  percent?: number
  /** Stock of size M by shop. */
  stock?: Partial<Record<number, number>>
  weightGrams?: number
}

/** Adds a product in size M with the given stock in each shop. */
export async function stockProduct(db: Database, given: ProductGiven): Promise<void> {
  const { id, name = 'Oxford shirt', price = 200_000, percent = 0, weightGrams = 300 } = given
  await db.insert(products).values({
    id,
    code: `P-${id}`,
    name,
    brandName: given.brandName ?? 'Rimba',
    categoryId: 6,
    categorySubId: 601,
    groupId: 1,
    retailPrice: rupiah(price),
    netPrice: rupiah(price),
    discPercent: percent,
    discNominal: rupiah(0),
    grandPrice: rupiah(price - Math.floor((price * percent) / 100)),
    shortDescription: 'Short',
    detailedDescription: 'Long',
    weightGrams,
    volumeCm3: 1_000,
    searchText: name.toLowerCase(),
    listedAt: new Date(Date.UTC(2026, 0, id % 28)),
  })
  await db.insert(productSizes).values({ productId: id, sizeCode: 'M', sizeName: 'M', position: 0 })
  await db.insert(productImages).values({
    productId: id,
    position: 0,
    imageUrl: '/media/p.webp',
    imageType: 'COVER',
    altText: name,
    dominantColor: '#ffffff',
  })
  const pieces = Object.entries(given.stock ?? {}).map(([shopId, qty]) => ({
    productId: id,
    sizeCode: 'M',
    showroomId: Number(shopId),
    qty: qty ?? 0,
  }))
  if (pieces.length === 0) return
  await db.transaction(async (tx) => {
    await enterStock(tx, 'seed')
    await tx.insert(stock).values(pieces)
  })
}
