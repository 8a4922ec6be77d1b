import type { Database } from '#backend/db/connection.ts'
import { areaId } from '#backend/db/schema/area.ts'
import { showroomRegions, showrooms } from '#backend/db/schema/stores.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'
import { regionNames, type ShowroomSeed, showrooms as shops } from '#backend/seed/demo/showrooms.ts'

const mapsUrl = ({ hasMapsLink, latitude, longitude }: ShowroomSeed) =>
  hasMapsLink ? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` : null

const shopRows = shops.map((shop, index) => ({
  id: index + 1,
  regionId: regionNames.indexOf(shop.region) + 1,
  subdistrictId: areaId(shop.districtCode),
  name: shop.name,
  phone: shop.phone,
  address1: shop.address1,
  address2: shop.address2,
  address3: shop.address3,
  mapsUrl: mapsUrl(shop),
  isHub: shop.isHub,
}))

/** Inserts the demo company's regions and shops; returns the shops. */
export async function seedStores(db: Database): Promise<{ id: number; isHub: boolean }[]> {
  await bulkInsert(
    db,
    showroomRegions,
    regionNames.map((name, index) => ({ id: index + 1, name, position: index })),
  )
  await bulkInsert(db, showrooms, shopRows)
  return shopRows
}
