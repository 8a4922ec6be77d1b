import { expect, test } from 'vitest'
import { matchesWords } from '#lib/stores/showrooms.ts'

const store = 'Jakarta Sandang Nusa Kemang Jl. Kemang Raya 1 Jakarta Selatan 12730'

test.each([
  'kemang',
  'KEMANG',
  'selatan  kem',
  ' jakarta ',
  'Kémang',
  'ｋｅｍａｎｇ',
  'ke\u200bmang\u00a0raya',
  '12730',
  '',
])('a store is found by %j', (query) => {
  expect(matchesWords(store, query)).toBe(true)
})

test.each(['bandung', 'kemang bandung', 'kemangg', '.*'])('a store is not found by %j', (query) => {
  expect(matchesWords(store, query)).toBe(false)
})
