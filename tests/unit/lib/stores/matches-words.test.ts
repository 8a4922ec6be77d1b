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
])('finds a store by %j', (query) => {
  expect(matchesWords(store, query)).toBe(true)
})

test.each(['bandung', 'kemang bandung', 'kemangg', '.*'])(
  'does not find a store by %j',
  (query) => {
    expect(matchesWords(store, query)).toBe(false)
  },
)
