import { expect, test } from 'vitest'
import { meantBy } from '../../server/src/promo-code.ts'

const known = ['Lebaran', 'LEBARAN', 'Halo'].map((code) => ({ code }))

test('of two codes that differ in case, the exact match is used, otherwise the first', () => {
  expect(meantBy(known, 'LEBARAN')).toEqual({ code: 'LEBARAN' })
  expect(meantBy(known, 'lebaran')).toEqual({ code: 'Lebaran' })
  expect(meantBy(known, 'halo')).toEqual({ code: 'Halo' })
})

test('part of a code matches nothing', () => {
  expect(meantBy(known, 'hal')).toBeUndefined()
  expect(meantBy(known, '%')).toBeUndefined()
})
