import { globSync } from 'node:fs'
import { decimalSetting, wholeSetting } from '@etalase/contract/rules/env-settings.ts'
import { describe, expect, test } from 'vitest'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { testNumberSettings } from '#tests/support/number-settings.ts'

testNumberSettings({
  files: globSync(['lib/config/*.ts', 'packages/front/src/shared/*.ts']),
  readers: [readShopEnv],
  base: { QUEUE_PER_MINUTE: '600', SALE_START: '2026-12-12T00:00:00+07:00' },
  known: ['PORT', 'PICTURE_CACHE_MB', 'QUEUE_MINUTES'],
})

describe('a setting', () => {
  test.each([
    ['1000', 1_000],
    ['1.000', 1_000],
    ['1.250.000', 1_250_000],
    ['0', 0],
  ])('of a whole number reads %o', (text, number) => {
    expect(wholeSetting(0, 2_000_000).parse(text)).toBe(number)
  })

  test.each(['1.5', '1e3', '0x10', '-1', 'abc', '12.34.5', '2000001'])(
    'of a whole number refuses %o',
    (text) => {
      expect(wholeSetting(0, 2_000_000).safeParse(text).success).toBe(false)
    },
  )

  test.each([
    ['0.25', 0.25],
    ['24', 24],
    ['0.125', 0.125],
  ])('with decimals reads %o', (text, number) => {
    expect(decimalSetting(0, 24).parse(text)).toBe(number)
  })

  test.each(['1.000', '1,5', '12.500', '25', '1e1', ''])('with decimals refuses %o', (text) => {
    expect(decimalSetting(0, 24).safeParse(text).success).toBe(false)
  })
})
