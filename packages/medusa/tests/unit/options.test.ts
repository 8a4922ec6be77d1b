import { expect, test } from 'vitest'
import { isOption } from '../../server/src/catalogue/options.ts'

test.each([
  ['color', 'Color'],
  ['color', 'colour'],
  ['color', 'WARNA '],
  ['size', 'Ukuran'],
  ['size', 'taille'],
] as const)('an option for a %s may be called "%s"', (kind, title) => {
  expect(isOption(kind, title)).toBe(true)
})

test.each([
  ['color', 'Size'],
  ['size', 'Warna'],
  ['color', 'Colorway'],
  ['size', ''],
] as const)('an option for a %s is not one called "%s"', (kind, title) => {
  expect(isOption(kind, title)).toBe(false)
})
