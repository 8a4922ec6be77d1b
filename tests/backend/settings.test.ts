import { readConfig } from '@etalase/backend-kit/config.ts'
import { describe, expect, test } from 'vitest'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { buildVariables, readSettings } from '#scripts/settings.ts'

const defaults = { port: 3000, backendPort: 4000, dataDir: '.data' }
const sessionPassword = 'a'.repeat(32)

describe('settings of a shop with the embedded backend', () => {
  test('the demo runs on its default ports without variables', () => {
    expect(readSettings({})).toEqual(defaults)
    expect(readShopEnv({}).apiBaseUrl).toBe('http://localhost:4000')
    expect(readConfig({}).shopUrl).toBe('http://localhost:3000')
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ API_BASE_URL: '', PORT: '' })).toEqual(defaults)
  })

  test('one error lists every wrong variable', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', PAYMENT_URL: 'ftp://pay' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*PAYMENT_URL.*DATABASE_URL/)
  })

  describe('a shop with an https address', () => {
    const SHOP_URL = 'https://shop.example'
    const real = {
      SHOP_URL,
      PAYMENT_URL: 'https://pay.example/checkout',
      DATABASE_URL: 'postgres://localhost/shop',
    }

    test('refuses to start with the payment sandbox or PGlite, and says why and how to allow it', () => {
      expect(() => readSettings({ SHOP_URL })).toThrow(
        /PAYMENT_URL: needed with an https SHOP_URL: .*sandbox.*paid.*ALLOW_DEMO=1.*DATABASE_URL: needed with an https SHOP_URL: PGlite/,
      )
      expect(() => readSettings({ ...real, PAYMENT_URL: '' })).toThrow(/PAYMENT_URL: needed/)
      expect(() => readSettings({ ...real, DATABASE_URL: '' })).toThrow(/DATABASE_URL: needed/)
    })

    test('refuses to start with them as the backend process alone', () => {
      expect(() => readConfig({ SHOP_URL })).toThrow(/PAYMENT_URL: needed/)
    })

    test('can be built without provider, PostgreSQL and secrets, unless a demo is refused by name', () => {
      const build = (env: Record<string, string>) =>
        readSettings(buildVariables({ SHOP_URL, ...env }), { isDev: true }).backendPort
      expect(build({})).toBe(4000)
      expect(readConfig(buildVariables({ SHOP_URL })).hasSandbox).toBe(true)
      expect(build({ API_BASE_URL: 'https://api.example' })).toBeNull()
      expect(() => build({ ALLOW_DEMO: '0' })).toThrow(/PAYMENT_URL: needed/)
    })

    test('starts with a provider and PostgreSQL, with a backend elsewhere, or as an explicit demo', () => {
      expect(readSettings(real).backendPort).toBe(4000)
      expect(readSettings({ SHOP_URL, ALLOW_DEMO: '1' }).backendPort).toBe(4000)
      const elsewhere = {
        SHOP_URL,
        API_BASE_URL: 'https://api.example',
        SESSION_PASSWORD: sessionPassword,
      }
      expect(readSettings(elsewhere).backendPort).toBeNull()
    })
  })

  test.each([
    ['GUEST_PAYMENT_HOURS', '25'],
    ['PAYMENT_HOURS', '0'],
    ['UNPAID_PER_DEVICE', '0'],
    ['UNPAID_PER_EMAIL', 'many'],
    ['UNPAID_PER_ADDRESS', '-1'],
    ['ALLOW_DEMO', 'yes'],
    ['SIMULATE_FULFILMENT', 'yes'],
  ])('%s=%s prevents the start and is named', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
