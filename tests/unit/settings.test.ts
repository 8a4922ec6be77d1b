import { describe, expect, test } from 'vitest'
import { readConfig } from '#backend/config.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { readSettings } from '#scripts/settings.ts'

describe('settings', () => {
  test('nothing at all runs the demo on its usual ports', () => {
    expect(readSettings({})).toEqual({ port: 3000, backendPort: 4000 })
    expect(readShopEnv({}).apiBaseUrl).toBe('http://localhost:4000')
    expect(readConfig({}).shopUrl).toBe('http://localhost:3000')
  })

  test('a backend elsewhere means no embedded one', () => {
    const env = { API_BASE_URL: 'https://api.example.com/v1/' }
    expect(readSettings(env).backendPort).toBeNull()
    expect(readShopEnv(env).apiBaseUrl).toBe('https://api.example.com/v1')
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ API_BASE_URL: '', PORT: '' })).toEqual({ port: 3000, backendPort: 4000 })
  })

  test('everything that is wrong is told at once, by name', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', PAYMENT_URL: 'ftp://pay' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*PAYMENT_URL.*DATABASE_URL/)
  })

  test('cookies are for TLS alone where the shop is served over it', () => {
    expect(readShopEnv({ SHOP_URL: 'https://shop.example' }).secureCookies).toBe(true)
    expect(readShopEnv({}).secureCookies).toBe(false)
  })
})
