import { expect, test } from 'vitest'
import { meantBy } from '../../server/src/promo-code.ts'

const known = ['Lebaran', 'LEBARAN', 'Halo'].map((code) => ({ code }))

test('of two codes that differ in small letters, a shopper means the one that is written so, else the first', () => {
  expect(meantBy(known, 'LEBARAN')).toEqual({ code: 'LEBARAN' })
  expect(meantBy(known, 'lebaran')).toEqual({ code: 'Lebaran' })
  expect(meantBy(known, 'halo')).toEqual({ code: 'Halo' })
})

test('a code that is only a part of another means nothing', () => {
  expect(meantBy(known, 'hal')).toBeUndefined()
  expect(meantBy(known, '%')).toBeUndefined()
})
