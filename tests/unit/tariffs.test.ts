import { expect, test } from 'vitest'
import { type Distance, tariffsFor } from '#backend/shipping/tariffs.ts'
import { normaliseEtd } from '#lib/rules/etd.ts'

const cargo = { grams: 12_000, cm3: 1_000 }

const days: Readonly<Record<string, string>> = {
  UDRSDS: '1',
  UDRONS: '1',
  UDRREG: '1-2',
  DRGREG: '2-3',
}

test.each<Distance>(['city', 'province', 'island', 'nation'])(
  'a tier never promises other days than its name, in the %s (spec §9)',
  (distance) => {
    for (const { service, etd } of tariffsFor(cargo, distance))
      expect([service, normaliseEtd(etd) ?? days[service]]).toEqual([service, days[service]])
  },
)
