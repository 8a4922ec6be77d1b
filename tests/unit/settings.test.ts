import { describe, expect, test } from 'vitest'
import { readConfig } from '#backend/config.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { readSettings } from '#scripts/settings.ts'

const usual = { port: 3000, backendPort: 4000, dataDir: '.data' }
const sessionPassword = 'a'.repeat(32)

describe('settings', () => {
  test('nothing at all runs the demo on its usual ports', () => {
    expect(readSettings({})).toEqual(usual)
    expect(readShopEnv({}).apiBaseUrl).toBe('http://localhost:4000')
    expect(readConfig({}).shopUrl).toBe('http://localhost:3000')
  })

  test('a backend elsewhere means no embedded one', () => {
    const env = {
      API_BASE_URL: 'https://api.example.com/v1/',
      SESSION_PASSWORD: sessionPassword,
    }
    expect(readSettings(env).backendPort).toBeNull()
    expect(readShopEnv(env).apiBaseUrl).toBe('https://api.example.com/v1')
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ API_BASE_URL: '', PORT: '' })).toEqual(usual)
  })

  test('everything that is wrong is told at once, by name', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', PAYMENT_URL: 'ftp://pay' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*PAYMENT_URL.*DATABASE_URL/)
  })

  test('cookies are for TLS alone where the shop is served over it', () => {
    expect(readShopEnv({ SHOP_URL: 'https://shop.example' }).secureCookies).toBe(true)
    expect(readShopEnv({}).secureCookies).toBe(false)
  })

  test('a shop in production with a backend elsewhere must be told its session password', () => {
    const env = { API_BASE_URL: 'https://api.example.com' }
    expect(() => readSettings(env)).toThrow('SESSION_PASSWORD: needed with API_BASE_URL')
    expect(readSettings(env, { isDev: true }).backendPort).toBeNull()
  })

  test('session passwords are a list, the one that seals first', () => {
    const given = `${sessionPassword}, ${'b'.repeat(40)}`
    expect(readShopEnv({ SESSION_PASSWORD: given }).sessionPasswords).toEqual([
      sessionPassword,
      'b'.repeat(40),
    ])
  })

  test('a session password that is too short stops the start, and is not told', () => {
    const short = 'kopi-susu-tubruk'
    const start = () => readSettings({ SESSION_PASSWORD: `${sessionPassword},${short}` })
    expect(start).toThrow('SESSION_PASSWORD: each password needs at least 32 characters')
    expect(start).not.toThrow(short)
  })
})
