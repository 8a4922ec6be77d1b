import { etdHours } from '@etalase/contract/rules/etd-hours.ts'
import { expect, test } from 'vitest'

test.each([
  ['1 - 3 hours', '1-3'],
  ['6 - 8 Hours', '6-8'],
  ['2 jam', '2'],
  ['3-3 jam', '3'],
])('reads the estimate %s as %s hours', (etd, hours) => {
  expect(etdHours(etd)).toBe(hours)
})

test.each(['2 - 3 days', '1-2', '', '-', '24 hours', '12 - 30 jam', 'soon'])(
  'the estimate "%s" is in days, or no estimate',
  (etd) => {
    expect(etdHours(etd)).toBeNull()
  },
)
