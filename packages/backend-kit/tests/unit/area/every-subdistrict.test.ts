import { beforeAll, describe, expect, test } from 'vitest'
import type { AreaIndex } from '#area/finder/area-index.ts'
import type { Subdistrict } from '#area/finder/places.ts'
import { allAreas, findIn, nameKey } from '#tests/support/areas/all-areas.ts'
import { type WayOfWriting, waysOfWriting } from '#tests/support/areas/ways-of-writing.ts'

let index: AreaIndex

const timeout = 120_000

beforeAll(async () => {
  index = await allAreas()
}, timeout)

/** Searches each sub-district: the typed text, the sub-district's position in the results, and the first result's name. */
function searchEach({ write }: WayOfWriting) {
  return index.places.subdistricts.map((place) => {
    const typed = write(place, '12345')
    const places = findIn(index, typed).map((reading) => reading.place)
    return { typed, at: places.indexOf(place), first: places[0]?.name }
  })
}

describe.each(Object.entries(waysOfWriting))(
  'every sub-district of Indonesia written %o',
  (_, way) => {
    const wanted = way.isComplete ? 'the first' : 'among the first three'
    const last = way.isComplete ? 0 : 2

    test(`is ${wanted} of the results`, { timeout }, () => {
      const searches = searchEach(way)
      expect(searches).toHaveLength(7285)
      expect(searches.filter(({ at }) => at < 0 || at > last)).toEqual([])
    })
  },
)

test('every sub-district is unique by name, city, type and province', () => {
  const fullName = ({ name, city }: Subdistrict) =>
    [name, city.type, city.name, city.province.name].map(nameKey).join('/')
  const names = index.places.subdistricts.map(fullName)
  expect(new Set(names).size).toBe(names.length)
})
