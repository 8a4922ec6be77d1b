import { beforeAll, describe, expect, test } from 'vitest'
import type { AreaIndex } from '#area/finder/area-index.ts'
import type { City, Subdistrict } from '#area/finder/places.ts'
import type { Reading } from '#area/finder/reading.ts'
import { allAreas, findIn, nameKey } from '#tests/support/areas/all-areas.ts'

let index: AreaIndex

const timeout = 120_000

beforeAll(async () => {
  index = await allAreas()
}, timeout)

const ownKey = ({ village, place }: Reading) => nameKey(village?.name ?? place.name)

/** Lists problems in the results for a name: no match in the place, others before it, or others after it with a different name. */
function problemsOf(typed: string, name: string, isIn: (place: Subdistrict) => boolean): string[] {
  const readings = findIn(index, typed)
  const inPlace = readings.filter(({ place }) => isIn(place))
  const others = readings.slice(inPlace.length)
  const keys = [nameKey(name), nameKey(typed)]
  return [
    ...(inPlace.length === 0 ? [`${typed}: nothing in it`] : []),
    ...(others.some(({ place }) => isIn(place)) ? [`${typed}: not first`] : []),
    ...others
      .filter((reading) => !keys.includes(ownKey(reading)))
      .map(({ place }) => `${typed}: ${place.name}, ${place.city.name}`),
  ]
}

const isCalled =
  (name: string) =>
  ({ city }: Subdistrict) =>
    nameKey(city.name) === nameKey(name)

/** Ways to write a city. */
const spellings: Readonly<Record<string, (city: City) => string>> = {
  'its name': ({ name }) => name,
  'its name in capitals': ({ name }) => name.toUpperCase(),
  'its type and name': ({ type, name }) => `${type} ${name}`,
  'its name in one word': ({ name }) => name.replaceAll(/[ -]/g, ''),
  'its name with hyphens': ({ name }) => name.replaceAll(' ', '-'),
}

describe.each(Object.entries(spellings))(
  'each of the 514 cities and regencies by %s',
  (_, spell) => {
    test('comes first, followed only by its namesakes', { timeout }, () => {
      expect(index.places.cities).toHaveLength(514)
      const problems = index.places.cities.flatMap((city) =>
        problemsOf(spell(city), city.name, isCalled(city.name)),
      )
      expect(problems).toEqual([])
    })
  },
)

test('the typed type comes first where a city and a regency share a name', {
  timeout,
}, () => {
  const wrong = index.places.cities.filter(
    (city) => findIn(index, `${city.type} ${city.name}`)[0]?.place.city !== city,
  )
  expect(wrong).toEqual([])
})

test('a sub-district elsewhere with the name of a city stays in the list', {
  timeout,
}, () => {
  const { cities, subdistricts } = index.places
  const byName = Map.groupBy(subdistricts, ({ name }) => nameKey(name))
  const elsewhere = (name: string) =>
    byName.get(nameKey(name))?.filter((place) => !isCalled(name)(place)) ?? []
  const shared = cities.filter(({ name }) => elsewhere(name).length > 0)
  expect(shared.length).toBeGreaterThan(30)
  const missing = shared.filter(({ name }) => {
    const found = new Set(findIn(index, name).map(({ place }) => place))
    return !elsewhere(name).some((place) => found.has(place))
  })
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('each of the 38 provinces comes first by its name, followed only by its namesakes', {
  timeout,
}, () => {
  expect(index.places.provinces).toHaveLength(38)
  const problems = index.places.provinces.flatMap((province) =>
    problemsOf(province.name, province.name, ({ city }) => city.province === province),
  )
  expect(problems).toEqual([])
})
