import { expect, test } from 'vitest'
import { matchingArea, type OwnArea } from '#shipping/aggregator/match-area.ts'

const own = (change: Partial<OwnArea>): OwnArea => ({
  type: 'Kota',
  city: 'Bandung',
  district: 'Coblong',
  postalCodes: ['40132', '40133'],
  isAmbiguous: false,
  ...change,
})

const named = (district: string, city: string, postalCode: string | null = null) => ({
  id: `${district} ${city} ${postalCode}`,
  district,
  city,
  postalCode,
})

test('the area with one of our postal codes is chosen among those of a district', () => {
  const found = [named('Coblong', 'Bandung', '40131'), named('Coblong', 'Bandung', '40133')]
  expect(matchingArea(found, own({}))).toBe(found[1])
})

test('an area matches by name when no postal code does, since lists differ in codes', () => {
  const found = [named('Coblong', 'Bandung', '40999')]
  expect(matchingArea(found, own({}))).toBe(found[0])
})

test.each([
  ['Majalaya', 'Bandung'],
  ['MAJALAYA', 'Kab. Bandung'],
  ['Kec. Majalaya', 'Kabupaten Bandung'],
])('%s, %s matches the district of the Kabupaten', (district, city) => {
  const found = [named(district, city)]
  const area = own({ type: 'Kabupaten', district: 'Majalaya' })
  expect(matchingArea(found, area)).toBe(found[0])
})

test.each([
  ['Ra’as', 'Sumenep', { district: "Ra'as", city: 'Sumenep' }],
  ['Pulau Laut Utara', 'Kotabaru', { district: 'Pulau Laut Utara', city: 'Kotabaru' }],
  ['Pulau Laut Utara', 'Kota Baru', { district: 'Pulau Laut Utara', city: 'Kotabaru' }],
])('%s, %s matches in every spelling', (district, city, area) => {
  const found = [named(district, city)]
  expect(matchingArea(found, own({ type: 'Kabupaten', ...area }))).toBe(found[0])
})

test.each([
  ['another district', named('Coblong Utara', 'Bandung', '40132')],
  ['another city', named('Coblong', 'Bandung Barat', '40132')],
  ['the other type of the city', named('Coblong', 'Kabupaten Bandung', '40132')],
  ['no names', named('', '', '40132')],
])("%s doesn't match, whatever its postal code", (_, area) => {
  expect(matchingArea([area], own({}))).toBeUndefined()
})

test('Sorong, in both Kota and Kabupaten Sorong, matches by postal code only', () => {
  const kota = named('Sorong', 'Sorong', '98416')
  const kabupaten = named('Sorong', 'Sorong', '98446')
  const area = own({
    city: 'Sorong',
    district: 'Sorong',
    isAmbiguous: true,
    postalCodes: ['98416'],
  })
  expect(matchingArea([kabupaten, kota], area)).toBe(kota)
  expect(matchingArea([kabupaten], area)).toBeUndefined()
})
