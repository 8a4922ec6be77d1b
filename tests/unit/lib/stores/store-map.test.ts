import { isMapLink, mapPosition } from '@etalase/contract/rules/map-position.ts'
import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { aShowroom } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import {
  badgeGap,
  drawStoreMap,
  listedRegions,
  mapSize,
  regionPosition,
  toMapPoint,
} from '#lib/stores/store-map.ts'

const jakarta = { latitude: -6.2, longitude: 106.8 }

const search = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`

const aRegion = (id: number, ...mapLinks: (string | null)[]): ShowroomRegion => ({
  id,
  region_name: `Region ${id}`,
  showrooms: mapLinks.map((maps_url, index) =>
    aShowroom({ id: id * 100 + index, showroom_region_id: id, maps_url }),
  ),
})

describe('a map link', () => {
  test.each([
    search('-6.2,106.8'),
    search('-6.2%2C106.8'),
    search('-6.2, 106.8'),
    'https://maps.google.com/?q=-6.2,106.8&z=17',
    'https://maps.google.com/maps?q=loc:-6.2,106.8',
    'http://maps.google.com/?ll=-6.2,106.8',
    'https://www.google.com/maps/place/Toko/@-6.2,106.8,17z/',
    'https://www.google.com/maps/place/Toko/data=!3d-6.2!4d106.8',
    'https://www.google.com/maps/search/-6.2,+106.8?entry=tts',
    'https://www.google.com/maps/place/-6.2,106.8',
    'https://www.google.com/maps/dir//-6.2,106.8',
    'https://www.google.com/maps/@-6.2,106.8,17z',
    'https://maps.google.com/maps?q=-6.2,106.8+(Toko)',
    'https://maps.apple.com/place?coordinate=-6.2,106.8&name=Toko',
    'https://maps.apple.com/?ll=-6.2,106.8&q=Toko',
  ])("%s has its showroom's position", (url) => {
    expect(mapPosition(url)).toEqual(jakarta)
  })

  test("with a pin off the view's centre uses the pin", () => {
    for (const url of [
      'https://www.google.com/maps/place/Toko/@-6.9,107.6,17z/data=!3d-6.2!4d106.8',
      'https://maps.google.com/maps?ll=-6.9,107.6&q=-6.2,106.8',
      'https://www.google.com/maps/dir/Bandung/-6.2,106.8/@-6.9,107.6,10z',
    ])
      expect(mapPosition(url)).toEqual(jakarta)
  })

  test('to a route or a search has no position in the centre of its view', () => {
    for (const path of ['dir/Bandung/Toko', 'search/Toko'])
      expect(mapPosition(`https://www.google.com/maps/${path}/@-6.5,107.2,10z`)).toBeNull()
  })

  test.each([
    '',
    'not a link',
    'https://maps.app.goo.gl/abcdef',
    search('Sandang+Nusa+Kemang'),
    search('-6.2'),
    search('-6.2,106.8,3'),
    search('-6.2,abc'),
    search('-6..2,106.8'),
    search('NaN,NaN'),
    'query=-6.2,106.8',
    `javascript:alert(1)//?query=-6.2,106.8`,
  ])('%o has no position', (url) => {
    expect(mapPosition(url)).toBeNull()
  })

  test.each([
    ['Singapore turned around', '103.8,1.3'],
    ['the point where nobody is', '0,0'],
    ['Perth', '-31.9,115.8'],
    ['Manila', '14.6,121'],
    ['off the globe', '-6.2,906.8'],
  ])('to %s is outside Indonesia', (_, query) => {
    expect(mapPosition(search(query))).toBeNull()
  })

  test('is shown only with a web address', () => {
    expect(isMapLink('https://maps.app.goo.gl/abcdef')).toBe(true)
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/maps',
      ' ',
      'maps.google.com',
    ]) {
      expect(isMapLink(bad)).toBe(false)
    }
  })
})

describe('a region', () => {
  test('is placed at its most central showroom, not in the sea between them', () => {
    const region = aRegion(1, search('-5.1,119.4'), search('-6.2,106.8'), search('-6.9,107.6'))
    expect(regionPosition(region)).toEqual({ latitude: -6.9, longitude: 107.6 })
  })

  test('is placed by the showrooms whose links have a position', () => {
    const region = aRegion(1, null, 'garbage', search('-6.2,106.8'), search('51.5,0.1'))
    expect(regionPosition(region)).toEqual(jakarta)
  })

  test('without any such link has no position', () => {
    expect(regionPosition(aRegion(1, null, 'garbage', search('51.5,0.1')))).toBeNull()
    expect(regionPosition(aRegion(1))).toBeNull()
  })

  test('without showrooms is not listed; the others keep their order', () => {
    const regions = [aRegion(3, null), aRegion(1), aRegion(2, null)]
    expect(listedRegions(regions).map(({ id }) => id)).toEqual([3, 2])
  })
})

describe('the map', () => {
  test('marks a region at its position, with its number in the list and its shops', () => {
    const { markers, shops } = drawStoreMap([
      aRegion(7, null, null),
      aRegion(9, search('-6.2,106.8'), null),
    ])
    const place = toMapPoint(jakarta)
    expect(markers).toMatchObject([{ regionId: 9, name: 'Region 9', shops: 2, number: 2, place }])
    expect(shops).toEqual([place])
  })

  test('is empty without any position', () => {
    expect(drawStoreMap([])).toEqual({ shops: [], markers: [] })
    expect(drawStoreMap([aRegion(1, null)])).toEqual({ shops: [], markers: [] })
  })

  test('covers no shop with a number', () => {
    const { markers, shops } = drawStoreMap([
      aRegion(1, search('-6.2,106.8'), search('-6.1,107.9'), search('-7.4,106.9')),
      aRegion(2, search('-6.9,107.6')),
    ])
    for (const { badge } of markers) {
      for (const shop of shops) {
        expect(Math.hypot(badge.x - shop.x, badge.y - shop.y)).toBeGreaterThan(30)
      }
    }
  })

  const inOneCity = (count: number) =>
    drawStoreMap(
      Array.from({ length: count }, (_, index) =>
        aRegion(index + 1, search(`-6.${index + 100},106.8`)),
      ),
    ).markers.map(({ badge }) => badge)

  test.each([
    [2, 2],
    [20, 20],
    [200, 35],
  ])(
    'of %i numbers in one city shows at least %i, without touching each other or the edge',
    (count, least) => {
      const badges = inOneCity(count)
      expect(badges.length).toBeGreaterThanOrEqual(least)
      for (const [index, { x, y }] of badges.entries()) {
        expect(Math.min(x, mapSize.width - x, y, mapSize.height - y)).toBeGreaterThanOrEqual(36)
        for (const other of badges.slice(index + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(badgeGap)
        }
      }
    },
  )
})
