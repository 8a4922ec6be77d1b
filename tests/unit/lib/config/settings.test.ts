import { describe, expect, test } from 'vitest'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { readSettings } from '#scripts/settings.ts'

const sessionPassword = 'a'.repeat(32)
/** Uses an external backend; tests/backend covers the settings of the embedded one. */
const elsewhere = { API_BASE_URL: 'https://api.example.com', SESSION_PASSWORD: sessionPassword }

describe('settings', () => {
  test('an external backend replaces the embedded one', () => {
    const env = { ...elsewhere, API_BASE_URL: 'https://api.example.com/v1/' }
    expect(readSettings(env).backendPort).toBeNull()
    expect(readShopEnv(env).apiBaseUrl).toBe('https://api.example.com/v1')
  })

  test('an empty variable counts as unset', () => {
    expect(readSettings({ ...elsewhere, PORT: '' })).toEqual(readSettings(elsewhere))
  })

  test('one error lists every wrong variable', () => {
    const wrong = { ...elsewhere, PORT: 'abc', PAYMENT_URL: 'ftp://pay', SESSION_PASSWORD: '' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*PAYMENT_URL.*SESSION_PASSWORD/)
  })

  test('cookies are sent only over TLS when the shop is served over TLS', () => {
    expect(readShopEnv({ SHOP_URL: 'https://shop.example' }).secureCookies).toBe(true)
    expect(readShopEnv({}).secureCookies).toBe(false)
  })

  test('a production shop with an external backend needs a session password', () => {
    const env = { API_BASE_URL: 'https://api.example.com' }
    expect(() => readSettings(env)).toThrow('SESSION_PASSWORD: needed with API_BASE_URL')
    expect(readSettings(env, { isDev: true }).backendPort).toBeNull()
  })

  test.each([
    ['RATE_LIMIT_FACTOR', '-1'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['PICTURE_URL', 'https://cdn.example/{path}'],
    ['PICTURE_URL', 'ftp://cdn.example/{width}/{path}'],
    ['PICTURE_CACHE_MB', '-1'],
    ['GROUP_COLORS', 'yes'],
    ['ANALYTICS_URL', 'stats.example'],
    ['ANALYTICS_SCRIPTS', 'http://stats.example/a.js'],
    ['ANALYTICS_SCRIPTS', '/a.js'],
    ['ANALYTICS_SCRIPTS', "'unsafe-inline'"],
    ['ANALYTICS_SCRIPTS', 'https://user:secret@stats.example/a.js'],
    ['ANALYTICS_ORIGINS', 'https://stats.example'],
  ])('%s=%s prevents the start and is named', (name, value) => {
    expect(() => readSettings({ ...elsewhere, [name]: value })).toThrow(name)
  })

  test.each(['https://*.stats.example', 'https://stats.example/path', 'https:', '*'])(
    'ANALYTICS_ORIGINS=%s prevents the start: an origin must be exact',
    (origin) => {
      const variables = {
        ...elsewhere,
        ANALYTICS_SCRIPTS: 'https://stats.example/a.js',
        ANALYTICS_ORIGINS: origin,
      }
      expect(() => readSettings(variables)).toThrow(
        `ANALYTICS_ORIGINS: ${origin} must be an https origin`,
      )
    },
  )

  test('pages may load scripts from the origins of ANALYTICS_SCRIPTS, and call these and ANALYTICS_ORIGINS', () => {
    const env = readShopEnv({
      ANALYTICS_SCRIPTS: 'https://a.example/x.js?id=G-1, https://a.example/y.js',
      ANALYTICS_ORIGINS: 'https://b.example',
    })
    expect(env.analyticsOrigins).toEqual({
      scriptOrigins: ['https://a.example'],
      dataOrigins: ['https://a.example', 'https://b.example'],
    })
    expect(contentPolicy({ scripts: "'nonce-a'", ...env.analyticsOrigins }).split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce-a' https://a.example",
        "connect-src 'self' https://a.example https://b.example",
        "img-src 'self' data: https://a.example https://b.example",
      ]),
    )
  })

  test('the policy names no other origin without these', () => {
    expect(contentPolicy(readShopEnv({}).analyticsOrigins)).toBe(contentPolicy({}))
    expect(contentPolicy({})).not.toMatch(/connect-src|http/)
  })

  test('pages may show pictures of a resizing service, from which the shop itself fetches no pictures', () => {
    const env = readShopEnv({
      MEDIA_ORIGINS: 'https://images.example',
      PICTURE_URL: 'https://cdn.example/{width}/{path}',
    })
    expect(env.pictureOrigins).toEqual(['https://images.example', 'https://cdn.example'])
    expect(env.mediaOrigins).toEqual(['https://images.example'])
    expect(env.preparesPictures).toBe(false)
  })

  test("a picture-resizing service may share the shop's own address", () => {
    const env = readShopEnv({ PICTURE_URL: '/cdn-cgi/image/width={width}/{path}' })
    expect(env.pictureOrigins).toEqual([])
  })

  test('session passwords are a list; the first one seals new sessions', () => {
    const given = `${sessionPassword}, ${'b'.repeat(40)}`
    expect(readShopEnv({ SESSION_PASSWORD: given }).sessionPasswords).toEqual([
      sessionPassword,
      'b'.repeat(40),
    ])
  })

  test('too short a session password prevents the start, and is not in the error', () => {
    const short = 'kopi-susu-tubruk'
    const start = () =>
      readSettings({ ...elsewhere, SESSION_PASSWORD: `${sessionPassword},${short}` })
    expect(start).toThrow('SESSION_PASSWORD: each password needs at least 32 characters')
    expect(start).not.toThrow(short)
  })
})
