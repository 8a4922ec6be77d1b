import type { Database } from '#db/connection.ts'
import { areaId } from '#db/schema/area.ts'
import { showroomRegions, showrooms } from '#db/schema/stores.ts'
import { bulkInsert } from '#seed/bulk-insert.ts'
import { regionNames, type ShowroomSeed, showrooms as shops } from '#seed/demo/showrooms.ts'

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
