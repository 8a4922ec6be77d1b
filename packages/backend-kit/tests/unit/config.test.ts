import { describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'

test('the demo company is seeded only into the embedded database, unless SEED says otherwise', () => {
  const DATABASE_URL = 'postgres://localhost/shop'
  const seeds = (env: Record<string, string>) => readConfig(env).seedsDemo
  expect([seeds({}), seeds({ DATABASE_URL })]).toEqual([true, false])
  expect([seeds({ SEED: 'none' }), seeds({ DATABASE_URL, SEED: 'demo' })]).toEqual([false, true])
  expect(() => readConfig({ SEED: 'yes' })).toThrow(/SEED/)
})

test('the shops in REVALIDATE_URLS are notified of changes, else the one at SHOP_URL', () => {
  const told = (env: Record<string, string>) => readConfig(env).revalidateUrls
  expect(told({})).toEqual(['http://localhost:3000'])
  const SHOP_URL = 'http://shop.example/'
  expect(told({ SHOP_URL })).toEqual(['http://shop.example'])
  const REVALIDATE_URLS = 'https://shop.example/, http://10.0.0.2:3000'
  expect(told({ SHOP_URL, REVALIDATE_URLS })).toEqual([
    'https://shop.example',
    'http://10.0.0.2:3000',
  ])
})

test.each(['shop.example', 'https://a.example,ftp://b.example', 'https://me:word@shop.example'])(
  'an unusable address in REVALIDATE_URLS stops the start: %s',
  (REVALIDATE_URLS) => {
    expect(() => readConfig({ REVALIDATE_URLS })).toThrow('REVALIDATE_URLS')
  },
)

test('a guessable STAFF_TOKEN stops the start', () => {
  expect(() => readConfig({ STAFF_TOKEN: 'secret' })).toThrow(/STAFF_TOKEN/)
  expect(readConfig({ STAFF_TOKEN: 'x'.repeat(32) }).staffToken).toBe('x'.repeat(32))
})

test('PAY_AT_STORE_HOURS must be at least 24, so that a store opens before an order expires', () => {
  expect(() => readConfig({ PAY_AT_STORE_HOURS: '23' })).toThrow(/PAY_AT_STORE_HOURS/)
  expect(readConfig({ PAY_AT_STORE_HOURS: '24' }).cash.storeHours).toBe(24)
})

describe('simulated fulfilment', () => {
  const DATABASE_URL = 'postgres://localhost/shop'
  const PAYMENT_URL = 'https://pay.example/checkout'
  const simulates = (env: Record<string, string>) => readConfig(env).simulatesFulfilment

  test("runs for the demo, never with a company's database or payment provider", () => {
    expect(simulates({})).toBe(true)
    expect(simulates({ DATABASE_URL })).toBe(false)
    expect(simulates({ PAYMENT_URL })).toBe(false)
  })

  test('can be enabled for a demo on PostgreSQL, and disabled anywhere', () => {
    expect(simulates({ DATABASE_URL, SIMULATE_FULFILMENT: '1' })).toBe(true)
    expect(simulates({ SIMULATE_FULFILMENT: '0' })).toBe(false)
  })

  test('is not enabled by ALLOW_DEMO, which every build has', () => {
    expect(simulates({ DATABASE_URL, ALLOW_DEMO: '1' })).toBe(false)
  })

  test('stops the start when its pace is set while it is off', () => {
    const start = () => readConfig({ DATABASE_URL, DEMO_FULFILMENT_SECONDS: '10' })
    expect(start).toThrow(/DEMO_FULFILMENT_SECONDS: has no effect without SIMULATE_FULFILMENT=1/)
  })
})
