import { describe, expect, test } from 'vitest'
import { tariffsFor } from '#shipping/tariffs.ts'

const within = (grams: number, cm3: number) => tariffsFor({ grams, cm3 }, 'city')
const regular = (grams: number, cm3: number) =>
  within(grams, cm3).find(({ service }) => service === 'UDRREG')?.tariff

describe('a parcel is charged', () => {
  test.each([
    ['by its weight, each started kilogram', 1001, 0, 18_000],
    ['a whole kilogram at its last gram', 2000, 0, 18_000],
    ['by its volume, 6,000 cm³ a kilogram, when that is more', 900, 12_000, 18_000],
    ['a kilogram more for the next cm³', 900, 12_001, 27_000],
    ['by its weight when its volume is less', 2500, 6000, 27_000],
    ['one kilogram at least', 0, 0, 9_000],
  ])('%s', (_, grams, cm3, tariff) => {
    expect(regular(grams, cm3)).toBe(tariff)
  })
})

describe('a tier is unavailable', () => {
  const services = (grams: number, distance: 'city' | 'nation') =>
    tariffsFor({ grams, cm3: 0 }, distance).map(({ service }) => service)

  test("for a distance that it doesn't serve", () => {
    expect(services(1000, 'city')).toContain('UDRSDS')
    expect(services(1000, 'nation')).not.toContain('UDRSDS')
  })

  test('for a parcel below its minimum weight', () => {
    expect(services(9000, 'city')).not.toContain('DRGREG')
    expect(services(9001, 'city')).toContain('DRGREG')
  })
})
