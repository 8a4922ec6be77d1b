import { aShowroom } from '@etalase/testkit/builders.ts'
import { expect, test } from 'vitest'
import { myStoreFirst } from '#lib/stores/showrooms.ts'

const regionOf = (id: number, ...ids: number[]) => ({
  id,
  region_name: `Region ${id}`,
  showrooms: ids.map((storeId) => aShowroom({ id: storeId })),
})
const regions = [regionOf(1, 11, 12), regionOf(2, 21, 22, 23), regionOf(3)]

const idsOf = (sorted: readonly (typeof regions)[number][]) =>
  sorted.map(({ id, showrooms }) => [id, ...showrooms.map((store) => store.id)])

test('puts the favourite store first in the first region, and keeps the order of the others', () => {
  expect(idsOf(myStoreFirst(regions, 22))).toEqual([[2, 22, 21, 23], [1, 11, 12], [3]])
})

test.each([[undefined], [99]])('moves nothing for a store in no region (%s)', (id) => {
  expect(myStoreFirst(regions, id)).toBe(regions)
})
