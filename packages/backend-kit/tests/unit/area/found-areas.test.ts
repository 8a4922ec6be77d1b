import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AreaIndex } from '#area/finder/area-index.ts'
import { nicknames } from '#area/reader/nicknames.ts'
import { writtenName } from '#area/written-name.ts'
import { allAreas, findIn, nameKey } from '#tests/support/areas/all-areas.ts'

const timeout = 120_000
let index: AreaIndex

beforeAll(async () => {
  index = await allAreas()
}, timeout)

/** Formats each result as 'Tebet, Kota Jakarta Selatan'. */
const found = (typed: string) =>
  findIn(index, typed).map(({ place }) => `${place.name}, ${place.city.type} ${place.city.name}`)

const cities = (typed: string) =>
  new Set(findIn(index, typed).map(({ place }) => `${place.city.type} ${place.city.name}`))

describe('a search for an area', () => {
  test.each([
    ['jaksel', 'Kota Jakarta Selatan'],
    ['JAKSEL', 'Kota Jakarta Selatan'],
    ['tangsel', 'Kota Tangerang Selatan'],
    ['baubau', 'Kota Bau Bau'],
    ['pare-pare', 'Kota Parepare'],
    ['kota adm jakarta selatan', 'Kota Jakarta Selatan'],
    ['Kota Administrasi Jakarta Selatan', 'Kota Jakarta Selatan'],
    ['South Jakarta City', 'Kota Jakarta Selatan'],
    ['tolitoli', 'Kabupaten Toli-Toli'],
    ['muko-muko', 'Kabupaten Mukomuko'],
    ['Padang Sidempuan', 'Kota Padangsidimpuan'],
    ['lubuklinggau', 'Kota Lubuk Linggau'],
    ['solo', 'Kota Surakarta'],
    ['jogja', 'Kota Yogyakarta'],
  ])('by %o lists %o first', (typed, city) => {
    expect([...cities(typed)][0]).toBe(city)
  })

  test.each([
    ['jabar', 'Jawa Barat'],
    ['sumut', 'Sumatera Utara'],
    ['ntt', 'Nusa Tenggara Timur'],
    ['kepri', 'Kepulauan Riau'],
    ['babel', 'Kepulauan Bangka Belitung'],
    ['dki', 'DKI Jakarta'],
    ['Daerah Khusus Ibukota Jakarta', 'DKI Jakarta'],
    ['Daerah Istimewa Yogyakarta', 'DI Yogyakarta'],
    ['diy', 'DI Yogyakarta'],
    ['West Java', 'Jawa Barat'],
  ])('by %o finds areas of %o only', (typed, province) => {
    const provinces = new Set(findIn(index, typed).map(({ place }) => place.city.province.name))
    expect([...provinces]).toEqual([province])
  })
})

test.each([
  ['medan kota', 'Medan Kota, Kota Medan'],
  ['kuta bali', 'Kuta, Kabupaten Badung'],
  ['depok sleman', 'Depok, Kabupaten Sleman'],
  ['kec. bandung', 'Bandung, Kabupaten Tulungagung'],
])('%o finds the sub-district itself first, not only areas of its city', (typed, place) => {
  expect(found(typed).at(0)).toBe(place)
})

describe('a nickname', () => {
  test('belongs to an existing area and has a source', async () => {
    const lists = await Promise.all([getProvinces(), getRegencies(), getDistricts()])
    const names = new Map(lists.flat().map(({ code, name }) => [code, name]))
    expect(nicknames.filter(({ code, name }) => names.get(code) !== name)).toEqual([])
    expect(nicknames.filter(({ source }) => source === '')).toEqual([])
  })

  test('of a city or province is not the name of another city, province or sub-district', () => {
    const ofCities = nicknames.filter(({ code }) => code.length <= 5)
    const idOf = (code: string) => Number(code.replaceAll('.', ''))
    const taken = ofCities.filter(({ written, code }) =>
      index
        .named(nameKey(written))
        .some(({ level, place }) => level === 'subdistrict' && place.id !== idOf(code)),
    )
    expect(taken).toEqual([])
  })

  test('matches as a whole word only', () => {
    expect(cities('sololo')).not.toContain('Kota Surakarta')
    expect(cities('jakse')).not.toContain('Kota Jakarta Selatan')
  })
})

describe('a number in a name', () => {
  test.each([
    'Seberang Ulu Satu',
    'seberang ulu 1',
    'SEBERANG ULU I',
    'kec. seberang ulu 01, palembang',
  ])('%o matches a name with a number', (typed) => {
    expect(found(typed)).toEqual(['Seberang Ulu Satu, Kota Palembang'])
  })

  test.each(['13 ulu', 'tiga belas ulu', 'Tiga-belas Ulu', '13 Ulu, Palembang', '13ulu'])(
    '%o finds a village of Palembang',
    (typed) => {
      expect(findIn(index, typed).map(({ village }) => village?.name)).toEqual(['Tiga-belas Ulu'])
    },
  )
})

describe('a label', () => {
  test.each([
    'JL. RS. FATMAWATI RAYA NO 98,RT. 2/RW 7, GANDARIA UTARA KEC. KEBAYORAN BARU, KOTA JAKARTA SELATAN DAERAH KHUSUS IBUKOTA JAKARTA, 12140 INDONESIA',
    'Jl. Tirtayasa Raya Blok O/1, Melawai, Kec. Kebayoran Baru, Kota Jakarta Selatan Prov. D.K.I. Jakarta',
    'Ibu Dewi Lestari 0812 3456 7890 jl kemang raya no 5 selong kebayoran baru jaksel',
    'Kebayoran Baru, South Jakarta City, Jakarta 12110, Indonesia',
    'kec kebayorn baru kota jakrta selatan',
  ])('%o finds one sub-district', (typed) => {
    expect(found(typed)).toEqual(['Kebayoran Baru, Kota Jakarta Selatan'])
  })

  test.each([
    ['of a street alone', 'Jl. Kemang Raya No. 5'],
    ['of words that name nothing', 'zzqxj no such area'],
    ['of a sub-district in a city where it is not', 'Cilandak, Kota Bandung'],
    ['of a sub-district that is not known', 'Kec. Xyzzy Baru, Jakarta'],
    ['of RT and RW alone', 'RT 03 RW 05'],
  ])('%s finds nothing instead of something far away', (_, typed) => {
    expect(found(typed)).toEqual([])
  })

  test('finds a sub-district whose name looks like a hamlet', () => {
    expect(found('Dusun Tengah').at(0)).toBe('Dusun Tengah, Kabupaten Barito Timur')
    expect(found('Dusun Tengah, Barito Timur')).toEqual(['Dusun Tengah, Kabupaten Barito Timur'])
  })
})

test('no name is shown with a quote, an asterisk or a typographic apostrophe', async () => {
  const shown = [
    ...index.places.subdistricts.map(({ name }) => name),
    ...index.places.subdistricts.flatMap(({ villages }) => villages.map(({ name }) => name)),
  ]
  expect(shown.filter((name) => /["*’‘`]/.test(name))).toEqual([])
  const wrong = [...(await getDistricts()), ...(await getVillages())].filter(
    ({ name }) => writtenName(name) !== name,
  )
  expect(wrong).toHaveLength(20)
  const lost = wrong.filter(({ name }) => index.named(nameKey(name)).length === 0)
  expect(lost).toEqual([])
})
