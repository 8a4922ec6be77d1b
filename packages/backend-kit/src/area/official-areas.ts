import { getDistricts, getProvinces, getRegencies } from 'idn-area-data'
import type { AreaRows } from '#area/finder/load-places.ts'
import { writtenName } from '#area/written-name.ts'
import { areaId } from '#db/schema/area.ts'

/** Common short names of two provinces. */
const shortNames: Readonly<Record<string, string>> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/** Splits 'Kota Bandung' into the type 'Kota' and the name 'Bandung'. */
function typeAndName(regency: string): { type: string; name: string } {
  const [, type = '', name = ''] = /^(Kota|Kabupaten) (?:Administrasi )?(.+)$/.exec(regency) ?? []
  return { type, name }
}

/** Loads all provinces, cities with their type, and sub-districts of Indonesia, with the names the shop shows. */
export async function officialAreas(): Promise<AreaRows> {
  const [provinces, regencies, districts] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
  ])
  return {
    provinces: provinces.map(({ code, name }) => ({
      id: areaId(code),
      name: shortNames[name] ?? name,
    })),
    cities: regencies.map(({ code, province_code, name }) => ({
      id: areaId(code),
      provinceId: areaId(province_code),
      ...typeAndName(name),
    })),
    subdistricts: districts.map(({ code, regency_code, name }) => ({
      id: areaId(code),
      cityId: areaId(regency_code),
      name: writtenName(name),
    })),
  }
}
