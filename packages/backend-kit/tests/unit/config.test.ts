import { describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'

test('the demo company fills the embedded database alone, unless SEED says otherwise', () => {
  const DATABASE_URL = 'postgres://localhost/shop'
  const seeds = (env: Record<string, string>) => readConfig(env).seedsDemo
  expect([seeds({}), seeds({ DATABASE_URL })]).toEqual([true, false])
  expect([seeds({ SEED: 'none' }), seeds({ DATABASE_URL, SEED: 'demo' })]).toEqual([false, true])
  expect(() => readConfig({ SEED: 'yes' })).toThrow(/SEED/)
})

test('the shops that are told of changes are those of REVALIDATE_URLS, else the one at SHOP_URL', () => {
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
  'an address in REVALIDATE_URLS that no call can go to stops the start: %s',
  (REVALIDATE_URLS) => {
    expect(() => readConfig({ REVALIDATE_URLS })).toThrow('REVALIDATE_URLS')
  },
)

test('a token of the staff that can be guessed stops the start', () => {
  expect(() => readConfig({ STAFF_TOKEN: 'secret' })).toThrow(/STAFF_TOKEN/)
  expect(readConfig({ STAFF_TOKEN: 'x'.repeat(32) }).staffToken).toBe('x'.repeat(32))
})

test('an order that is paid at the store is kept for a day or more: less could end before the store opens', () => {
  expect(() => readConfig({ PAY_AT_STORE_HOURS: '23' })).toThrow(/PAY_AT_STORE_HOURS/)
  expect(readConfig({ PAY_AT_STORE_HOURS: '24' }).cash.storeHours).toBe(24)
})

describe('orders that move by timers', () => {
  const DATABASE_URL = 'postgres://localhost/shop'
  const PAYMENT_URL = 'https://pay.example/checkout'
  const simulates = (env: Record<string, string>) => readConfig(env).simulatesFulfilment

  test('are those of the demo, never of a database or a payment provider of a company', () => {
    expect(simulates({})).toBe(true)
    expect(simulates({ DATABASE_URL })).toBe(false)
    expect(simulates({ PAYMENT_URL })).toBe(false)
  })

  test('are switched on for a demo on PostgreSQL, and off anywhere', () => {
    expect(simulates({ DATABASE_URL, SIMULATE_FULFILMENT: '1' })).toBe(true)
    expect(simulates({ SIMULATE_FULFILMENT: '0' })).toBe(false)
  })

  test('are not switched on by ALLOW_DEMO, which every build has', () => {
    expect(simulates({ DATABASE_URL, ALLOW_DEMO: '1' })).toBe(false)
  })

  test('stop the start when their pace is set and nothing moves them', () => {
    const start = () => readConfig({ DATABASE_URL, DEMO_FULFILMENT_SECONDS: '10' })
    expect(start).toThrow(/DEMO_FULFILMENT_SECONDS: has no effect without SIMULATE_FULFILMENT=1/)
  })
})
