import { aShowroom } from '@etalase/testkit/builders.ts'
import { expect, test } from 'vitest'
import { regionsByProximity } from '#lib/stores/showrooms.ts'

const store = (showroom_name: string, city_id: number, province_id: number) =>
  aShowroom({ showroom_name, city_id, province_id })

const jakarta = {
  id: 1,
  region_name: 'Jakarta',
  showrooms: [store('Menteng', 3171, 31), store('Kemang', 3174, 31)],
}
const empty = { id: 2, region_name: 'Papua', showrooms: [] }
const westJava = { id: 3, region_name: 'West Java', showrooms: [store('Dago', 3273, 32)] }
const regions = [jakarta, empty, westJava]

const namesOf = (sorted: typeof regions) =>
  sorted.map(({ region_name, showrooms }) => [
    region_name,
    ...showrooms.map(({ showroom_name }) => showroom_name),
  ])

test('puts the region with the nearest store first, with that store on top', () => {
  expect(namesOf(regionsByProximity(regions, { city_id: 3273, province_id: 32 }))).toEqual([
    ['West Java', 'Dago'],
    ['Jakarta', 'Kemang', 'Menteng'],
  ])
  expect(namesOf(regionsByProximity(regions, { city_id: 3174, province_id: 31 }))[0]).toEqual([
    'Jakarta',
    'Kemang',
    'Menteng',
  ])
})

test("keeps the backend's order of regions and stores without a chosen area", () => {
  expect(namesOf(regionsByProximity(regions, { city_id: null, province_id: null }))).toEqual([
    ['Jakarta', 'Menteng', 'Kemang'],
    ['West Java', 'Dago'],
  ])
})
