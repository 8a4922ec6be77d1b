import { etdText } from '@etalase/contract/rules/etd.ts'
import { expect, test } from 'vitest'
import type { Distance } from '#shipping/courier.ts'
import { cheapestDelivery, tariffsFor } from '#shipping/tariffs.ts'

const cargo = { grams: 12_000, cm3: 1_000 }

const days: Readonly<Record<string, string>> = {
  UDRSDS: '1',
  UDRONS: '1',
  UDRREG: '1-2',
  DRGREG: '2-3',
}

test.each<Distance>(['city', 'province', 'island', 'nation'])(
  'a tier promises the days of its name, in the %s (spec §9)',
  (distance) => {
    for (const { service, etd } of tariffsFor(cargo, distance))
      expect([service, etdText(etd) ?? days[service]]).toEqual([service, days[service]])
  },
)

test('the cheapest delivery is quoted at its dearest destination, with the days of its tier', () => {
  expect(cheapestDelivery({ grams: 300, cm3: 1_000 })).toEqual({
    max_cost: 34_000,
    min_days: 1,
    max_days: 2,
  })
  expect(cheapestDelivery({ grams: 1_001, cm3: 1_000 }).max_cost).toBe(68_000)
  expect(cheapestDelivery(cargo)).toEqual({ max_cost: 144_000, min_days: 2, max_days: 3 })
})
