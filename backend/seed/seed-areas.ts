import { getDistricts, getProvinces, getRegencies } from 'idn-area-data'
import type { Database } from '#backend/db/connection.ts'
import { areaId, cities, provinces, subdistricts } from '#backend/db/schema/area.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'

/** The common short names of two provinces. */
const shortNames: Readonly<Record<string, string>> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/** 'Kota Bandung' gives the type 'Kota' and the name 'Bandung'. */
function typeAndName(regency: string): { type: string; name: string } {
  const [, type = '', name = ''] = /^(Kota|Kabupaten) (?:Administrasi )?(.+)$/.exec(regency) ?? []
  return { type, name }
}

/** Inserts all provinces, cities with their type, and districts of Indonesia. */
export async function seedAreas(db: Database): Promise<void> {
  const [provinceList, regencyList, districtList] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
  ])
  await bulkInsert(
    db,
    provinces,
    provinceList.map(({ code, name }) => ({ id: areaId(code), name: shortNames[name] ?? name })),
  )
  await bulkInsert(
    db,
    cities,
    regencyList.map(({ code, province_code, name }) => ({
      id: areaId(code),
      provinceId: areaId(province_code),
      ...typeAndName(name),
    })),
  )
  await bulkInsert(
    db,
    subdistricts,
    districtList.map(({ code, regency_code, name }) => ({
      id: areaId(code),
      cityId: areaId(regency_code),
      name,
    })),
  )
}
