import { globSync, readFileSync } from 'node:fs'
import { readConfig } from '@etalase/backend-kit/config.ts'
import { decimalSetting, wholeSetting } from '@etalase/contract/rules/env-settings.ts'
import { readConfig as readAdapterConfig } from '@etalase/medusa/config.ts'
import { describe, expect, test } from 'vitest'
import { readShopEnv } from '#lib/config/env-schema.ts'

const configs = [
  ...globSync(['lib/config/*.ts', 'packages/front/src/shared/*.ts']),
  'packages/backend-kit/src/config.ts',
  'packages/medusa/src/config.ts',
]
const source = configs.map((path) => readFileSync(path, 'utf8')).join('\n')
const names = [
  ...new Set([...source.matchAll(/^\s+([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)),
]

/** Variables without which others have no effect. */
const base = {
  QUEUE_PER_MINUTE: '600',
  SALE_START: '2026-12-12T00:00:00+07:00',
  SIMULATE_FULFILMENT: '1',
}
const engine = {
  ENGINE_URL: 'http://localhost:9000',
  ENGINE_SECRET: 's'.repeat(16),
  ENGINE_ADMIN_KEY: 'sk_1',
}

/** All settings as the three programs read them, for comparison; what is refused is so named. */
function read(env: Record<string, string>): string[] {
  const readers = [
    readShopEnv,
    readConfig,
    (given: object) => readAdapterConfig({ ...engine, ...given }),
  ]
  return readers.map((reader) => {
    try {
      return JSON.stringify(reader({ ...base, ...env }))
    } catch {
      return 'refused'
    }
  })
}

/** What a variable changes when it is `text`, program by program; null where it has no effect. */
function effects(name: string, text: string): (string | null)[] {
  const unset = read({})
  return read({ [name]: text }).map((given, place) => (given === unset[place] ? null : given))
}

/** Variables that take 7, which is no default, as a number. */
const numeric = names.filter((name) =>
  effects(name, '7').some(
    (given) => given !== null && given !== 'refused' && !given.includes('"7"'),
  ),
)

test('numeric settings are found', () => {
  expect(numeric).toEqual(
    expect.arrayContaining([
      'PORT',
      'PAYMENT_HOURS',
      'PAYMENT_MINIMUM',
      'PICTURE_CACHE_MB',
      'QUEUE_MINUTES',
    ]),
  )
  expect(numeric.length).toBeGreaterThan(15)
})

test.each(numeric)(
  '%s is never 7 when 7.000 or 7,000 is written: it is 7000, or refused',
  (name) => {
    const asNumber = effects(name, '7')
    const asThousands = effects(name, '7000')
    for (const text of ['7.000', '7,000']) {
      for (const [place, given] of effects(name, text).entries()) {
        if (asNumber[place] === null) continue
        expect(given).not.toBe(asNumber[place])
        expect(['refused', asThousands[place]]).toContain(given)
      }
    }
  },
)

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

test('no setting is read in a way that takes 1.000 for 1', () => {
  expect(source).not.toMatch(/z\.coerce|\bNumber\((?:env|process)|parseInt|parseFloat/)
})
