import { readConfig } from '@etalase/backend-kit/config.ts'
import { describe, expect, test } from 'vitest'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { buildVariables, readSettings } from '#scripts/settings.ts'

const defaults = { port: 3000, backendPort: 4000, dataDir: '.data' }
const sessionPassword = 'a'.repeat(32)

describe('settings', () => {
  test('without variables the demo runs on its default ports', () => {
    expect(readSettings({})).toEqual(defaults)
    expect(readShopEnv({}).apiBaseUrl).toBe('http://localhost:4000')
    expect(readConfig({}).shopUrl).toBe('http://localhost:3000')
  })

  test('with an external backend no embedded one is started', () => {
    const env = {
      API_BASE_URL: 'https://api.example.com/v1/',
      SESSION_PASSWORD: sessionPassword,
    }
    expect(readSettings(env).backendPort).toBeNull()
    expect(readShopEnv(env).apiBaseUrl).toBe('https://api.example.com/v1')
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ API_BASE_URL: '', PORT: '' })).toEqual(defaults)
  })

  test('one error lists every wrong variable', () => {
    const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', PAYMENT_URL: 'ftp://pay' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*PAYMENT_URL.*DATABASE_URL/)
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

  describe('a shop with an https address', () => {
    const SHOP_URL = 'https://shop.example'
    const real = {
      SHOP_URL,
      PAYMENT_URL: 'https://pay.example/checkout',
      DATABASE_URL: 'postgres://localhost/shop',
    }

    test('does not start with the payment sandbox or PGlite, and says why and what allows it', () => {
      expect(() => readSettings({ SHOP_URL })).toThrow(
        /PAYMENT_URL: needed with an https SHOP_URL: .*sandbox.*paid.*ALLOW_DEMO=1.*DATABASE_URL: needed with an https SHOP_URL: PGlite/,
      )
      expect(() => readSettings({ ...real, PAYMENT_URL: '' })).toThrow(/PAYMENT_URL: needed/)
      expect(() => readSettings({ ...real, DATABASE_URL: '' })).toThrow(/DATABASE_URL: needed/)
    })

    test('does not start with them as the backend process alone', () => {
      expect(() => readConfig({ SHOP_URL })).toThrow(/PAYMENT_URL: needed/)
    })

    test('is built without provider, PostgreSQL and secrets, unless a demo is refused by name', () => {
      const build = (env: Record<string, string>) =>
        readSettings(buildVariables({ SHOP_URL, ...env }), { isDev: true }).backendPort
      expect(build({})).toBe(4000)
      expect(readConfig(buildVariables({ SHOP_URL })).hasSandbox).toBe(true)
      expect(build({ API_BASE_URL: 'https://api.example' })).toBeNull()
      expect(() => build({ ALLOW_DEMO: '0' })).toThrow(/PAYMENT_URL: needed/)
    })

    test('starts with a provider and PostgreSQL, with a backend elsewhere, or as a demo on purpose', () => {
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
      expect(readConfig(buildVariables({ DATABASE_URL })).simulatesFulfilment).toBe(false)
    })

    test('stop the start when their pace is set and nothing moves them', () => {
      const start = () => readConfig({ DATABASE_URL, DEMO_FULFILMENT_SECONDS: '10' })
      expect(start).toThrow(/DEMO_FULFILMENT_SECONDS: has no effect without SIMULATE_FULFILMENT=1/)
    })
  })

  test.each([
    ['GUEST_PAYMENT_HOURS', '25'],
    ['PAYMENT_HOURS', '0'],
    ['UNPAID_PER_DEVICE', '0'],
    ['UNPAID_PER_EMAIL', 'many'],
    ['UNPAID_PER_ADDRESS', '-1'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['ALLOW_DEMO', 'yes'],
    ['SIMULATE_FULFILMENT', 'yes'],
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
  ])('%s=%s stops the start and is named', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  test.each(['https://*.stats.example', 'https://stats.example/path', 'https:', '*'])(
    'ANALYTICS_ORIGINS=%s stops the start: an origin is named exactly',
    (origin) => {
      const variables = {
        ANALYTICS_SCRIPTS: 'https://stats.example/a.js',
        ANALYTICS_ORIGINS: origin,
      }
      expect(() => readSettings(variables)).toThrow(
        `ANALYTICS_ORIGINS: ${origin} must be an https origin`,
      )
    },
  )

  test('pages may load scripts from where ANALYTICS_SCRIPTS are, and call these and ANALYTICS_ORIGINS', () => {
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

  test('without these the policy names no other origin', () => {
    expect(contentPolicy(readShopEnv({}).analyticsOrigins)).toBe(contentPolicy({}))
    expect(contentPolicy({})).not.toMatch(/connect-src|http/)
  })

  test('with a service that resizes pictures, pages may show its pictures, and the shop fetches none from there', () => {
    const env = readShopEnv({
      MEDIA_ORIGINS: 'https://images.example',
      PICTURE_URL: 'https://cdn.example/{width}/{path}',
    })
    expect(env.pictureOrigins).toEqual(['https://images.example', 'https://cdn.example'])
    expect(env.mediaOrigins).toEqual(['https://images.example'])
    expect(env.preparesPictures).toBe(false)
  })

  test('a service that resizes pictures may be at the address of the shop itself', () => {
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

  test('a session password that is too short stops the start, and is not in the error', () => {
    const short = 'kopi-susu-tubruk'
    const start = () => readSettings({ SESSION_PASSWORD: `${sessionPassword},${short}` })
    expect(start).toThrow('SESSION_PASSWORD: each password needs at least 32 characters')
    expect(start).not.toThrow(short)
  })
})
