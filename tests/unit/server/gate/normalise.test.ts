import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '#lib/config/routes.ts'
import { targetOf } from '#tests/support/plain-request.ts'
import { testSite } from '#tests/support/shop-site.ts'

const { labelOf } = testSite

const hash = 'a'.repeat(40)

const keyOf = (url: string) => {
  const target = targetOf(url)
  return target.kind === 'shared' ? target.page.key : target.kind
}

describe('a list has one key', () => {
  const key = '/products?category_id=7&brand=wastra&sort=PRICE_DESC&color=blue%2Cred'

  test.each([
    '/products?category_id=7&brand=wastra&sort=PRICE_DESC&color=blue,red',
    '/products?color=red&color=blue&sort=PRICE_DESC&brand=wastra&category_id=7',
    '/products?%63ategory_id=7&brand=%77astra&sort=PRICE_DESC&color=red%2Cblue&page=1',
    '/%70roducts?category_id=7&brand=wastra&sort=PRICE_DESC&color=blue,red&color=blue&size=',
    '/products?utm_source=a&category_id=7&fbclid=b&brand=wastra&gclid=c&sort=PRICE_DESC&color=blue,red&_rsc=x',
    'http://evil.example/products?x=?&category_id=7&category_id=8&brand=wastra&sort=PRICE_DESC&color=blue,red',
  ])('for %s', (url) => {
    expect(keyOf(url)).toBe(key)
  })

  test.each([
    '100000',
    '100.000',
    'Rp%20100rb',
    '100k',
    'IDR%20100,000',
    '%EF%BC%91%EF%BC%90%EF%BC%90rb',
  ])('also for a price written as %s', (price) =>
    expect(keyOf(`/products?price_min=${price}`)).toBe('/products?price_min=100000'),
  )

  test.each([
    'abc',
    '-',
    '-1',
    '1.5',
    '1e9',
    '9999999999',
    '%00x',
    '100000x',
    '%3Cb%3E',
    '1.000,000',
  ])('for any unreadable price, such as %s, so that these cannot fill the cache', (price) => {
    expect(keyOf(`/products?price_min=${price}`)).toBe('/products?filter=1&price_min=-')
    expect(keyOf(`/products?filter=1&price_max=${price}&price_min=${price}y`)).toBe(
      '/products?filter=1&price_min=-&price_max=-',
    )
  })

  test.each(['', '%00', '%20', '%E2%80%8B'])(
    'and another without a price for %j, which is not a price',
    (price) => {
      expect(keyOf(`/products?price_min=${price}`)).toBe('/products')
    },
  )

  test.each(['utm_source', 'utm_campaign', 'fbclid', 'gclid', '__proto__', 'x'])(
    'that never contains the name %s',
    (name) => {
      expect(keyOf(`/products?${name}=a`)).toBe('/products')
      expect(keyOf(`/product/7?${name}=a`)).toBe('/product/7')
      expect(keyOf(`/faq?${name}=a`)).toBe('/faq')
    },
  )

  test('that no other list shares', () => {
    const urls = ['/products', '/products?page=2', '/products?sale=1', '/products?group_id=2']
    expect(new Set(urls.map(keyOf))).toHaveLength(urls.length)
  })

  test.each(['category_id=x', 'category_id=-1', 'page=0', 'page=99999999', 'group_id=1e9'])(
    'unless it cannot exist: ?%s is missing',
    (query) => {
      expect(targetOf(`/products?${query}`)).toEqual({ kind: 'missing', label: '/products' })
    },
  )

  test('in any spelling of a brand and a sort order', () => {
    expect(keyOf('/products?brand=WASTRA&sort=price_desc')).toBe(
      '/products?brand=wastra&sort=PRICE_DESC',
    )
  })

  test('and a product has one, whatever size its address selects', () => {
    expect(targetOf('/product/7?size=M&utm_source=a')).toMatchObject({
      kind: 'shared',
      page: { key: '/product/7' },
      size: 'M',
    })
  })
})

describe('a page with a name in its path has one address', () => {
  test.each([
    ['/shop/MEN', '/shop/men'],
    ['/shop/%4Den?utm_source=a', '/shop/men?utm_source=a'],
    ['/shop/Women', '/shop/women'],
    ['/collections/Batik-Biru', '/collections/batik-biru'],
  ])('%s redirects to %s permanently', (url, location) => {
    expect(targetOf(url)).toMatchObject({ kind: 'moved', location, status: 308 })
  })

  test.each(['/shop/men', '/shop/KIDS', '/collections/MADE-UP', '/product/7', '/shop/MEN%C4%B0'])(
    '%s is unchanged',
    (url) => {
      expect(targetOf(url).kind).toBe('shared')
    },
  )
})

describe('pages with many addresses take their own slots', () => {
  const poolOf = (url: string) => {
    const target = targetOf(url)
    if (target.kind === 'private') return target.pool
    return target.kind === 'shared' ? [target.page.pool, target.page.isOnRequest] : target.kind
  }

  test.each(['', '?category_id=7&page=2', '?category_sub_id=601&sort=PRICE_DESC', '?size='])(
    'the prerendered list /products%s takes those of its route',
    (query) => {
      expect(poolOf(`/products${query}`)).toEqual(['/products', false])
    },
  )

  test.each(['size=M', 'color=blue', 'price_min=1', 'price_max=9', 'available=1', 'filter=1'])(
    'a list with %s is rendered on request',
    (query) => {
      expect(poolOf(`/products?category_id=7&${query}`)).toEqual(['/products', true])
      expect(poolOf(`/products?x=?&${query}`)).toEqual(['/products', true])
    },
  )

  test('a search is rendered for its visitor, in slots separate from lists', () => {
    expect(poolOf('/products?search=batik')).toBe('/products search')
    expect(poolOf('/products?color=blue&search=batik')).toBe('/products search')
  })
})

test.each([
  ['/no-such-page', 'missing', 'other'],
  ['/a/b/c.php', 'missing', 'other'],
  ['/Cart', 'missing', 'other'],
  ['/%2563art', 'missing', 'other'],
  ['/brand/none.svg', 'missing', 'other'],
  ['/_next/static/none.js', 'missing', 'other'],
  ['/_next/image?url=a', 'missing', 'other'],
  ['/failure/missing', 'missing', '/failure/[page]'],
  ['/%66ailure/down?x=1', 'missing', '/failure/[page]'],
  ['/_data/x', 'missing', '/_data'],
  ['/list/all', 'moved', '/list/[key]'],
  ['/readyz', 'own', '/readyz'],
  ['/metrics?x=1', 'own', '/metrics'],
  ['/img/750/a.webp', 'picture', '/img'],
  ['/cart', 'private', '/cart'],
  ['/account/orders', 'private', '/account/orders'],
  ['/account/no-such-page', 'private', '/account'],
  ['/checkout/steps', 'private', '/checkout/steps'],
  ['/checkout?x=1', 'template', '/checkout'],
  ['/api/cart', 'direct', '/api/cart'],
  ['/feeds/google.xml', 'direct', '/feeds/[file]'],
  ['/media/products/1.webp', 'direct', '/media/[...path]'],
  ['/left-sidebar/product/7', 'direct', '/left-sidebar/product/[id]'],
  ['/sitemap.xml', 'shared', '/sitemap.xml'],
  ['/brand/logo.svg', 'shared', '/brand'],
  ['/_next/static/chunks/a.js', 'shared', '/_next/static'],
  ['/service-worker.js', 'shared', '/service-worker.js'],
])('%s is %s, and counts as %s', (url, kind, label) => {
  expect(targetOf(url)).toMatchObject({ kind, label })
})

test.each([
  ['POST', '/api/cart', 'direct'],
  ['POST', '/payment/return', 'direct'],
  ['POST', '/payment/response?trx_id=1', 'direct'],
  ['POST', '/stock-alert?stop=abc', 'direct'],
  ['POST', '/api/vitals', 'own'],
  ['GET', '/api/vitals', 'direct'],
  ['OPTIONS', '/api/cart', 'direct'],
  ['OPTIONS', '/faq', 'options'],
  ['HEAD', '/faq', 'shared'],
])('%s %s is %s', (method, url, kind) => {
  expect(targetOf(url, { method }).kind).toBe(kind)
})

describe("a page's data", () => {
  test.each([
    [`/_data/${hash}/`, '/'],
    [`/_data/${hash}/product/7?size=M`, '/product/7'],
    [`/_data/${hash}/products?utm_source=a&color=red`, '/products?color=red'],
  ])('at %s belongs to %s', (url, key) => {
    expect(targetOf(url)).toMatchObject({ kind: 'data', hash, page: { key } })
  })

  test.each([
    'cart',
    'account',
    'products?search=x',
    'failure/down',
    'none',
    'api/session',
    'products?page=0',
  ])('of /%s belongs to no page: nothing is rendered for it', (page) => {
    expect(targetOf(`/_data/${hash}/${page}`)).toMatchObject({ kind: 'data', page: null })
  })

  test.each([hash.toUpperCase(), hash.slice(1), `${hash}a`, 'bogus'])(
    'with the hash %s is missing',
    (given) => {
      expect(targetOf(`/_data/${given}/products`).kind).toBe('missing')
    },
  )
})

test('paths without a route share one label', () => {
  const labels = new Set(Array.from({ length: 100 }, (_, n) => labelOf(`/x/${n}`)))
  expect([...labels]).toEqual(['other'])
})

const piece = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('..', '%2e', '%2f', '%5c', '@', '//', '?', '#', '%', 'é', '\u00ff', ':', ';a=b'),
)
const name = fc.oneof(
  fc.constantFrom(...routes.flatMap(({ query = [] }: { query?: readonly string[] }) => query)),
  fc.constantFrom('utm_source', 'fbclid', 'search', '_rsc', 'size'),
  fc.string({ maxLength: 6 }),
)
const pair = fc
  .tuple(name, fc.array(piece, { maxLength: 40 }))
  .map(([key, values]) => `${key}=${values.join(',')}`)
const url = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/products',
      '/product/',
      '/shop/',
      '/collections/',
      '/_data/',
      '/faq',
      '',
    ),
    fc.array(piece, { maxLength: 60 }),
    fc.array(pair, { maxLength: 12 }),
  )
  .map(([start, path, query]) => `${start}${path.join('')}?${query.join('&')}`)

test("for any address, a shared page's key is bounded, matches its route, and has only its row's names", () => {
  fc.assert(
    fc.property(url, (any) => {
      const target = targetOf(any)
      if (target.kind !== 'shared') return
      const { key } = target.page
      const { pathname, searchParams } = new URL(key, 'http://shop.test')
      const route = routes.find(({ path }) => path === target.label)
      expect(key.length).toBeLessThanOrEqual(8_192)
      expect(labelOf(decodeURIComponent(pathname))).toBe(target.label)
      expect(key.startsWith(target.label.split('[')[0] ?? '')).toBe(true)
      for (const given of searchParams.keys()) expect(route?.query).toContain(given)
    }),
    { numRuns: 2_000 },
  )
})

test('for any address, reading what Next gets again gives the same result', () => {
  fc.assert(
    fc.property(url, (any) => {
      const first = targetOf(any)
      if (first.kind !== 'shared') return
      expect(targetOf(first.page.key)).toMatchObject({ kind: 'shared', page: first.page })
    }),
    { numRuns: 2_000 },
  )
})
