import { distances } from '@etalase/backend-kit/shipping/courier.ts'
import { distanceBetween as referenceDistance } from '@etalase/backend-kit/shipping/distance.ts'
import { parcelOf, tariffsByCourier } from '@etalase/backend-kit/shipping/tariffs.ts'
import { describe, expect, test } from 'vitest'
import { companyServices } from '#engine/company-services.ts'
import {
  chargedKilograms,
  distanceBetween,
  tariffOf,
} from '../../../../medusa/server/src/modules/courier/tariff.ts'

const services = companyServices()

const placeOf = (subdistrict: number) => ({
  cityId: Number(String(subdistrict).slice(0, 4)),
  provinceId: Number(String(subdistrict).slice(0, 2)),
})

/** Pieces from zero weight and size to a heavy parcel. */
const parcels = [
  { quantity: 1, weight: 1, length: 1, width: 1, height: 1 },
  { quantity: 1, weight: 210, length: 30, width: 25, height: 2 },
  { quantity: 3, weight: 900, length: 30, width: 25, height: 4 },
  { quantity: 1, weight: 1_000, length: 0, width: 0, height: 0 },
  { quantity: 40, weight: 240, length: 30, width: 26, height: 3 },
  { quantity: 10, weight: 50, length: 40, width: 40, height: 40 },
]

const referenceParcel = ({ quantity, weight, length, width, height }: (typeof parcels)[number]) =>
  parcelOf([
    { qty: quantity, product: { weightGrams: weight, volumeCm3: length * width * height } },
  ])

describe("the engine's tariffs equal those of the reference backend", () => {
  test.each(distances)('each service costs the same for a parcel within the %s', (distance) => {
    for (const parcel of parcels) {
      const kilograms = chargedKilograms([parcel])
      const offers = services.flatMap((service) => {
        const tariff = tariffOf(service, kilograms, distance)
        return tariff === undefined ? [] : [{ service: service.service, tariff }]
      })
      const { national = [] } = tariffsByCourier(referenceParcel(parcel), distance)
      const expected = national.map(({ service, tariff }) => ({ service, tariff }))
      expect(offers.toSorted((a, b) => a.tariff - b.tariff)).toEqual(
        expected.toSorted((a, b) => a.tariff - b.tariff),
      )
    }
  })

  test('each pair of sub-districts has the same distance class', () => {
    const places = [317403, 317502, 320101, 110101, 510101, 710101]
    for (const from of places) {
      for (const to of places) {
        expect(distanceBetween(from, to)).toBe(referenceDistance(placeOf(from), placeOf(to)))
      }
    }
  })

  test("a service is missing beyond the courier's reach and for parcels that are too light", () => {
    const sameDay = services.find(({ service }) => service === 'UDRSDS')
    const cargo = services.find(({ service }) => service === 'DRGREG')
    expect(sameDay && tariffOf(sameDay, 1, 'nation')).toBeUndefined()
    expect(cargo && tariffOf(cargo, 9, 'city')).toBeUndefined()
  })
})
