import { expect, test } from 'vitest'
import { listHeading } from '#lib/catalogue/list-query.ts'

test.each([
  [{}, null, 'All products'],
  [{}, 'MEN', 'MEN'],
  [{ isSale: true }, null, 'Sale'],
  [{ isSale: true }, 'MEN', 'MEN Sale'],
  [{ search: 'batik' }, null, 'Results for “batik”'],
  [{ search: 'batik' }, 'MEN', 'Results for “batik” in MEN'],
  [{ search: 'batik', isSale: true }, 'Wastra, MEN', 'Results for “batik” in Wastra, MEN, on sale'],
] as const)('a list of %o in %s is headed %s', (filter, place, heading) => {
  expect(listHeading(filter, place)).toBe(heading)
})
