import { rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { dayParts, wibDateIn, wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { indexedPaths } from '#lib/config/routes.ts'

const shops = {
  SHOP_URL: 'https://shop.example.id',
  SHOP_LANGUAGE: 'id',
  ALTERNATES: 'en=https://shop.example,id=https://shop.example.id',
}

/** Loads a module with these environment variables. */
async function withSettings<Module>(
  variables: Readonly<Record<string, string>>,
  load: () => Promise<Module>,
): Promise<Module> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return load()
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('ALTERNATES', () => {
  test('names the same shop in each language', () => {
    expect(readShopEnv(shops).alternates).toEqual([
      { language: 'en', url: 'https://shop.example' },
      { language: 'id', url: 'https://shop.example.id' },
    ])
    expect(readShopEnv({}).alternates).toEqual([])
  })

  test.each([
    ['a language that the shop does not have', 'de=https://shop.example'],
    ['an address with a path', 'id=https://shop.example.id/id'],
    ['an address that is none', 'id=shop.example.id'],
    ['a script', 'id=javascript:alert(1)'],
    ['a language twice', 'id=https://a.example,id=https://b.example'],
    ['only words', 'indonesian'],
  ])('with %s is refused', (_, ALTERNATES) => {
    expect(() => readShopEnv({ ...shops, ALTERNATES })).toThrow(/^ALTERNATES: must be en\|id\|fr=/)
  })

  test('that does not link back to this shop is refused', () => {
    const message = 'ALTERNATES: must have id=https://shop.example.id, which is this shop'
    expect(() => readShopEnv({ ...shops, ALTERNATES: 'en=https://shop.example' })).toThrow(message)
    const ALTERNATES = 'id=https://elsewhere.example'
    expect(() => readShopEnv({ ...shops, ALTERNATES })).toThrow(message)
  })

  test('with a language that has no message table is refused', () => {
    expect(() => readShopEnv({ SHOP_LANGUAGE: 'de' })).toThrow('SHOP_LANGUAGE')
  })
})

describe('a page in several languages', () => {
  const loadMetadata = () => import('#lib/seo/page-metadata.ts')

  test('links each of them and itself, with the first as the default', async () => {
    const { pageMetadata } = await withSettings(shops, loadMetadata)
    expect(pageMetadata({ path: '/product/1001' }).alternates).toEqual({
      canonical: '/product/1001',
      languages: {
        en: 'https://shop.example/product/1001',
        id: 'https://shop.example.id/product/1001',
        'x-default': 'https://shop.example/product/1001',
      },
      types: { 'text/markdown': '/product/1001.md' },
    })
  })

  test('that is noindex, or has no address of its own, links no others', async () => {
    const { pageMetadata } = await withSettings(shops, loadMetadata)
    expect(pageMetadata({ path: '/cart', isHidden: true }).alternates).toEqual({
      canonical: '/cart',
    })
    expect(pageMetadata({}).alternates).toBeUndefined()
  })

  test('links no others when the shop has a single language', async () => {
    const { pageMetadata } = await withSettings({}, loadMetadata)
    expect(pageMetadata({ path: '/' }).alternates).toEqual({ canonical: '/' })
  })

  test('is in the sitemap with all of them', async () => {
    const load = () => import('#lib/seo/alternate-links.ts')
    const { alternateLinks } = await withSettings(shops, load)
    const { urlSetXml } = await import('#lib/seo/sitemap-xml.ts')
    const href = '/products?a=1&b=2'
    const xml = urlSetXml([{ loc: 'https://shop.example.id/', alternates: alternateLinks(href) }])
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/products?a=1&amp;b=2"/>',
    )
    expect(xml.match(/xhtml:link/g)).toHaveLength(3)
  })
})

// Reloads the gateway's modules with other settings.
describe('a link to another language', { timeout: 20_000 }, () => {
  const open = async (code: string, referer?: string) => {
    const load = () => import('#lib/gateway/redirect-to-language.ts')
    const { redirectToLanguage } = await withSettings(shops, load)
    const headers = referer === undefined ? undefined : { Referer: referer }
    return redirectToLanguage(new Request(`${shops.SHOP_URL}/language/${code}`, { headers }), code)
  }

  test.each(indexedPaths.map((path) => path.replaceAll(/\[\w+\]/g, '7')))(
    'leads back to %s, which every language has',
    async (path) => {
      const response = await open('en', `${shops.SHOP_URL}${path}`)
      expect(response.headers.get('Location')).toBe(`https://shop.example${path}`)
    },
  )

  test("leads to the shopper's previous page", async () => {
    const response = await open('en', `${shops.SHOP_URL}/products?category_id=6&page=2`)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(
      'https://shop.example/products?category_id=6&page=2',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    ['without a referrer', undefined],
    ["from another site's page", 'https://evil.example/product/1'],
    ["from a shopper's own page", `${shops.SHOP_URL}/account/orders/12`],
    ['from a link with a token', `${shops.SHOP_URL}/order/open?token=secret`],
    ['from what is no address', 'shirts'],
    ['from a path that only starts alike', `${shops.SHOP_URL}/products-of-others`],
  ])('%s leads to the home page', async (_, referer) => {
    expect((await open('en', referer)).headers.get('Location')).toBe('https://shop.example/')
  })

  test.each(['fr', 'de', '', '__proto__', '//evil.example'])(
    'to %o, which ALTERNATES does not list, leads nowhere',
    async (code) => {
      const response = await open(code, `${shops.SHOP_URL}/stores`)
      expect([response.status, response.headers.get('Location')]).toEqual([404, null])
    },
  )
})

describe('each language formats', () => {
  test('rupiah in its own way', () => {
    const price = rupiah(1_250_000)
    expect(rupiahIn('en', price)).toBe('IDR 1,250,000')
    expect(rupiahIn('id', price)).toBe('Rp1.250.000')
    expect(rupiahIn('fr', price)).toBe('IDR\u00a01\u202f250\u202f000')
  })

  test('months and weekdays in its own words', () => {
    expect(wibDateIn('en', '2026-09-03 14:05:00')).toBe('3 Sep 2026')
    expect(wibDateIn('id', '2026-08-03 14:05:00')).toBe('3 Agu 2026')
    expect(wibDateIn('fr', '2026-08-03 14:05:00')).toBe('3 août 2026')
    expect(wibDateIn('fr', '2026-12-01 14:05:00')).toBe('1er déc. 2026')
    expect(wibDeadlineIn('id', '2026-12-24 08:00:00')).toBe('24 Des 2026, 08:00 WIB')
    expect(dayParts('id', '2026-11-22').weekday).toBe('Min')
    expect(dayParts('fr', '2026-11-22').weekday).toBe('dim.')
  })
})
