import { expect, test } from 'vitest'
import type { Subdistrict } from '#area/finder/places.ts'
import { loadPostalCodes } from '#area/postal-codes.ts'
import { allAreas, nameKey } from '#tests/support/areas/all-areas.ts'

/** Returns a key shared by two sub-districts of one name, one in a city and one in the regency of the same name. */
const nameWithoutType = ({ name, city }: Subdistrict) =>
  [name, city.name, city.province.name].map(nameKey).join('/')

test('a sub-district of a city shares no postal code with its namesake in the regency', {
  timeout: 120_000,
}, async () => {
  const [{ places }, codes] = [await allAreas(), await loadPostalCodes()]
  const pairs = [...Map.groupBy(places.subdistricts, nameWithoutType).values()].filter(
    (group) => group.length > 1,
  )
  expect(pairs.length).toBeGreaterThan(0)
  const shared = pairs.filter((pair) => {
    const all = pair.flatMap(({ id }) => codes.get(id) ?? [])
    return new Set(all).size < all.length
  })
  expect(shared.map(([place]) => place?.name)).toEqual([])
})

test('Sorong in the city and Sorong in the regency have different postal codes', async () => {
  const codes = await loadPostalCodes()
  expect(codes.get(967101)).toEqual(['98416'])
  expect(codes.get(960118)).toEqual(['98446'])
})
