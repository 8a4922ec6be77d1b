import { loadPostalCodes, postalCodeOf } from '@etalase/backend-kit/area/postal-codes.ts'
import { provincePosition } from '@etalase/backend-kit/area/province-position.ts'
import { areaId, subdistricts } from '@etalase/backend-kit/db/schema/area.ts'
import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import { mapPosition } from '@etalase/contract/rules/map-position.ts'
import { getDistricts, getProvinces } from 'idn-area-data'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await sharedBackend()

beforeAll(async () => {
  const named = (name: string, i: number) => ({ id: 317410 + i, cityId: 3174, name })
  const many = Array.from({ length: 12 }, (_, i) => `Kebayoran ${i + 1}`)
  await backend.db
    .insert(subdistricts)
    .values(['Kali Cilandak', "Ra'as", ...many].map((name, i) => named(name, i)))
})

const found = async (search: string) =>
  (await callEndpoint(backend.app, 'GET master/subdistrict-search', { search })).subdistrict_list

const names = async (search: string) =>
  (await found(search)).map(({ subdistrict_name }) => subdistrict_name)

describe('a search for a sub-district', () => {
  test('returns every area field of an address', async () => {
    expect(await found('coblong')).toEqual([
      {
        id: places.bandung,
        subdistrict_name: 'Coblong',
        city: { id: 3273, type: 'Kota', city_name: 'Bandung' },
        province: { id: 32, province_name: 'Jawa Barat' },
      },
    ])
  })

  test.each(['40153', '40153 bandung', '4015', '401'])(
    'for the postal code %o finds its sub-district',
    async (search) => {
      expect(await names(search)).toEqual(['Coblong'])
    },
  )

  test('returns the postal code that was searched for, so that shoppers need not retype it', async () => {
    const [area] = await found('40153')
    expect(area?.postal_code).toBe('40153')
  })

  test('returns no postal code for a sub-district with several', async () => {
    const [area] = await found('4015')
    expect(area).not.toHaveProperty('postal_code')
  })

  test.each(['40159', '40153 jakarta', '00000'])(
    'for the postal code %o, which no matching sub-district has, finds nothing',
    async (search) => {
      expect(await names(search)).toEqual([])
    },
  )

  test('lists names that start with the search text first', async () => {
    expect(await names('cilan')).toEqual(['Cilandak', 'Kali Cilandak'])
  })

  test('also matches words of the city and the province', async () => {
    expect(await names('cilandak jakarta sel')).toEqual(['Cilandak', 'Kali Cilandak'])
    expect(await names('kota bandung')).toEqual(['Coblong'])
  })

  test('returns at most ten', async () => {
    expect(await names('kebayoran')).toHaveLength(10)
  })

  test.each([
    'zzqxj',
    'cilandak bandung',
    '%',
    '_',
    '\\',
    "'; drop table",
    'Jl. Cilandak Raya No. 5',
  ])('for %o finds nothing', async (search) => {
    expect(await names(search)).toEqual([])
  })

  test.each([
    ['gegerkalong', 'a village of it'],
    ['gegerkalong bandung', 'a village, with the city'],
    ['gegerkalng', 'a village with a typing error'],
  ])('for %o, %s, finds the sub-district with the village', async (search) => {
    expect(await found(search)).toMatchObject([
      { id: places.bandung, subdistrict_name: 'Coblong', village_name: 'Gegerkalong' },
    ])
  })

  test.each(['coblomg', 'cilnadak jakrta'])('for %o corrects the spelling', async (search) => {
    const [first] = await names(search)
    expect(['Coblong', 'Cilandak']).toContain(first)
  })

  test('finds no village outside the city that was typed', async () => {
    expect(await names('gegerkalong jakarta')).toEqual([])
  })

  test.each(["ra'as", 'raas', 'Ra"as', 'RA’AS'])(
    'for %o finds a name with an apostrophe',
    async (search) => {
      expect(await names(search)).toEqual(["Ra'as"])
    },
  )

  test('finds the area in a full address label of over 200 characters', async () => {
    const label =
      'Kepada Yth. Ibu Sari Dewi (0812-3456-7890), PT Maju Mundur, Gedung Niaga Lt. 3, Jl. Setiabudhi Raya No. 12A RT 003/RW 05, Kel. Gegerkalong, Kec. Coblong, Kota Bandung, Prov. Jawa Barat 40153, Indonesia. Titip di satpam'
    expect(label.length).toBeGreaterThan(200)
    expect(await found(label)).toMatchObject([{ id: places.bandung, postal_code: '40153' }])
  })

  test('finds a label by its names when its postal code belongs elsewhere, and omits that code', async () => {
    const [area] = await found('Coblong, Kota Bandung, Jawa Barat 12430')
    expect(area?.id).toBe(places.bandung)
    expect(area).not.toHaveProperty('postal_code')
  })

  test('matches nicknames as whole words only', async () => {
    expect((await names('jaksel')).at(0)).toBe('Cilandak')
    expect(await names('jakse')).not.toContain('Coblong')
  })

  test.each([
    ['nothing', ' '],
    ['too much', 'x'.repeat(501)],
  ])('for %s is refused', async (_, search) => {
    const { status } = await send(backend.app, 'GET master/subdistrict-search', { search })
    expect(status).toBe(400)
  })
})

describe('postal codes', () => {
  test('are known for nearly all sub-districts of the country', async () => {
    const districts = (await getDistricts()).map(({ code }) => areaId(code))
    const codes = await loadPostalCodes()
    const known = districts.filter((id) => codes.has(id))
    expect(known.length / districts.length).toBeGreaterThan(0.99)
    expect([...codes.values()].flat().filter((code) => !/^[1-9]\d{4}$/.test(code))).toEqual([])
  })

  test('are returned for a sub-district that has a single one', () => {
    const codes = new Map([[1, ['23773']]])
    expect(postalCodeOf(codes, 1)).toBe('23773')
    expect(postalCodeOf(codes, 2)).toBeUndefined()
  })
})

describe('a province', () => {
  test('has a position, so that shops can be sorted by distance', async () => {
    const { province_list } = await callEndpoint(backend.app, 'GET master/province')
    expect(province_list[0]).toMatchObject({ id: 31, latitude: -6.18, longitude: 106.83 })
  })

  test('has a position within Indonesia, for every province', async () => {
    const codes = (await getProvinces()).map(({ code }) => areaId(code))
    const links = codes.map((code) => {
      const { latitude, longitude } = provincePosition(code) ?? {}
      return `https://maps.example/?q=${latitude},${longitude}`
    })
    expect(codes).toHaveLength(38)
    expect(links.filter((link) => mapPosition(link) === null)).toEqual([])
    expect(provincePosition(99)).toBeNull()
  })
})
