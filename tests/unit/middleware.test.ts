import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { type Route, routes } from '#lib/config/routes.ts'
import { aRequest, goesTo, setCookie } from '#tests/support/shop-request.ts'
import { config, middleware } from '../../middleware.ts'

const backend = 'http://localhost:4000'
const shop = 'http://shop.test'

const none = () =>
  HttpResponse.json({ error: { message: 'There is none.', code: 'NOT_FOUND' } }, { status: 404 })

/** Stubs a backend with product 31 and category 31, whose list has one page. */
const answer = ({ request }: { request: Request }) => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/products')
    return HttpResponse.json({ data: { products: [], product_count: 1 } })
  if (searchParams.get('id') !== '31') return none()
  const category = { id: 31, name: 'WOMEN', category_subs: [] }
  return HttpResponse.json({ data: pathname === '/category' ? { category } : {} })
}

stubBackend()
beforeEach(() => {
  backendStub.use(http.all(`${backend}/*`, answer))
  vi.stubEnv('NODE_ENV', 'production')
  return () => vi.unstubAllEnvs()
})

const page = async (path: string, given: Parameters<typeof aRequest>[2] = {}) =>
  middleware(await aRequest('GET', path, given))

/** Returns the headers that middleware overrides for Next's rendering. */
function handedOn({ headers }: Response): Headers {
  const names = headers.get('x-middleware-override-headers')?.split(',') ?? []
  return new Headers(names.map((name) => [name, headers.get(`x-middleware-request-${name}`) ?? '']))
}

/** Returns the URL that a page is rewritten to. */
const rewrittenTo = ({ headers }: Response) => headers.get('x-middleware-rewrite')

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''
const nonceOf = (response: Response) =>
  /'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(response))?.[1]

const samplePath = (path: string) => path.replace(/\[(?:\.\.\.)?\w+\]/g, '31')

const ownKinds = ['form', 'personal', 'payment']
const ownRoutes: readonly Route[] = routes.filter(({ kind }) => ownKinds.includes(kind))

/** Requests a page for one shopper, with access to it. */
const ownPage = ({ path, kind }: Route, headers: Record<string, string> = {}) =>
  page(samplePath(path), { headers, isSignedIn: kind === 'personal' })

/** The two kinds of matcher parameters, interpreted as Next does. */
const matchers = config.matcher.map(
  (path) => new RegExp(`^${path.replace('/:path*', '(/.+)?').replace(/:\w+/, '[^/]+')}$`),
)

const isMatched = (path: string) => matchers.some((pattern) => pattern.test(path))

describe('the matcher', () => {
  test('includes only personal pages and those with a rule of their own', () => {
    const ruled = [
      '/',
      '/shop/[category]',
      '/products',
      '/product/[id]',
      // Matches the pattern of its page.
      '/product/[id].md',
      '/collections/[slug]',
      '/list/[key]',
    ]
    const expected = routes.filter(
      ({ path, kind }) => ownKinds.includes(kind) || ruled.includes(path),
    )
    const matched = routes.filter(({ path }) => isMatched(samplePath(path)))
    expect(
      matched.map(({ path }) => path),
      'config.matcher of middleware.ts: add the path of each form, personal and payment page, and of no page that is prerendered for everyone.',
    ).toEqual(expected.map(({ path }) => path))
  })

  test.each(['/account/nothing', '/list/a/b'])('includes %s, which is not a page', (url) => {
    expect(isMatched(url)).toBe(true)
  })
})

describe.each(ownRoutes.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test('runs only scripts with its nonce, and those they load, or no scripts', async () => {
    const response = await ownPage(route)
    if (route.withoutScripts) expect(policyOf(response)).toContain("; script-src 'none';")
    else expect(nonceOf(response)).toMatch(/^[\w+/]{22}==$/)
    expect(handedOn(response).get('content-security-policy')).toBe(policyOf(response))
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('ignores a nonce from the client', async () => {
    const response = await ownPage(route, { 'content-security-policy': "script-src 'nonce-mine'" })
    expect(handedOn(response).get('content-security-policy')).toBe(policyOf(response))
    expect(policyOf(response)).not.toContain('mine')
  })

  test('posts its forms only to the shop and, if its row says so, the payment provider', async () => {
    const provider =
      route.pays || route.kind === 'payment' ? ` ${new URL(env.paymentUrl).origin}` : ''
    expect(policyOf(await ownPage(route))).toContain(`; form-action 'self'${provider};`)
  })
})

test('no two requests share a nonce', async () => {
  const nonces = await Promise.all(
    ['/cart', '/cart', '/sign-in'].map(async (path) => nonceOf(await page(path))),
  )
  expect(new Set(nonces).size).toBe(3)
})

test('the development server sends no policy: its scripts have no nonce', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(policyOf(await page('/cart'))).toBe('')
})

describe('a guest', () => {
  const personal = ownRoutes.filter(({ kind, noReturn }) => kind === 'personal' && !noReturn)

  test.each(personal.map(({ path }) => samplePath(path)))(
    'is redirected from %s to the sign-in, and back afterwards',
    async (path) => {
      const next = encodeURIComponent(`${path}?a=1&b=2`)
      expect(goesTo(await page(`${path}?a=1&b=2`))).toEqual([307, `${shop}/sign-in?next=${next}`])
    },
  )

  test('is not sent back to the sign-out', async () => {
    expect(goesTo(await page('/account/sign-out'))).toEqual([307, `${shop}/sign-in`])
  })

  test('does not learn which pages exist below the account', async () => {
    expect(goesTo(await page('/account/nothing'))[0]).toBe(307)
  })

  test('is a visitor whose session the shop did not seal', async () => {
    const headers = { cookie: 'session=Fe26.2*made*up' }
    expect(goesTo(await page('/account', { headers }))).toEqual([
      307,
      `${shop}/sign-in?next=%2Faccount`,
    ])
    expect(nonceOf(await page('/sign-in', { headers }))).toBeDefined()
  })
})

describe('a signed-in customer', () => {
  test.each([
    ['/sign-in', '/'],
    ['/sign-up', '/'],
    ['/sign-in?next=/account/orders', '/account/orders'],
    ['/sign-up?next=%2Fproducts%3Fsearch%3Dbatik', '/products?search=batik'],
    ['/sign-in?next=//evil.example', '/'],
    ['/sign-in?next=https://evil.example/', '/'],
    ['/sign-in?next=/api/session', '/'],
    ['/sign-in?next=/sign-up', '/'],
  ])('is redirected from %s to %s', async (path, target) => {
    expect(goesTo(await page(path, { isSignedIn: true }))).toEqual([307, shop + target])
  })

  test('can still request a new password', async () => {
    expect(goesTo(await page('/forgot-password', { isSignedIn: true }))).toEqual([200, null])
  })
})

describe('the message of a form', () => {
  const headers = { cookie: 'form-cart=sealed' }

  test('is shown once, and the page still reads it', async () => {
    const response = await page('/cart', { headers })
    expect(setCookie(response, 'form-cart')).toBe('')
    expect(response.headers.get('set-cookie')).toContain('Path=/cart;')
    expect(handedOn(response).get('cookie')).toBe('form-cart=sealed')
  })

  test("about all orders is also shown on an order's page", async () => {
    const request = await aRequest('GET', '/account/orders/31', { isSignedIn: true })
    request.cookies.set('form-account-orders', 'sealed')
    const response = await middleware(request)
    expect(response.headers.get('set-cookie')).toContain('Path=/account;')
  })

  test('stays until its page shows it', async () => {
    for (const path of ['/cart/add', '/order/pickup', '/checkout']) {
      expect(setCookie(await page(path, { headers }), 'form-cart')).toBeUndefined()
    }
  })
})

describe('a page that is the same for everyone', () => {
  const headers = {
    authorization: 'Bearer mine',
    'content-security-policy': "script-src 'nonce-mine'",
    'content-security-policy-report-only': "script-src 'nonce-mine'",
    cookie: 'session=mine',
  }

  test.each(['/products?category_id=31&size=M', '/products?filter=1', '/product/31'])(
    "%s is rendered without the client's headers",
    async (path) => {
      const response = await page(path, { headers })
      expect(handedOn(response).get('host')).toBe('shop.test')
      expect([...handedOn(response).values()].join()).not.toContain('mine')
      expect(policyOf(response)).toBe('')
    },
  )

  test('is cached for half a minute when rendered for a request', async () => {
    const response = await page('/products?size=M')
    expect(response.headers.get('cache-control')).toBe('s-maxage=30')
  })

  test('is never a search, which has a nonce and is not cached', async () => {
    const response = await page('/products?search=batik')
    expect(nonceOf(response)).toBeDefined()
    expect(response.headers.get('cache-control')).toBeNull()
  })

  test.each([
    ['/?notice=session-ended', '/notice/session-ended'],
    ['/?utm_source=mail&notice=order-not-sent', '/notice/order-not-sent'],
    ['/products', '/list/all'],
    ['/products?page=1&utm_source=mail&category_id=31', '/list/category_id-31'],
    ['/shop/men', '/shop/men'],
    ['/shop/made-up', '/shop/women'],
  ])('%s is the prerendered page %s', async (path, target) => {
    expect(rewrittenTo(await page(path))).toBe(shop + target)
  })

  test.each(['/', '/?notice=', '/?notice=made-up'])('%s is home without a notice', async (path) => {
    expect((await page(path)).headers.get('x-middleware-next')).toBe('1')
  })

  test('is a collection that exists', async () => {
    expect((await page('/collections/batik-biru')).headers.get('x-middleware-next')).toBe('1')
  })

  test.each([
    ['/shop/MEN', '/shop/men'],
    ['/shop/Women?a=b', '/shop/women?a=b'],
    ['/collections/BATIK-BIRU', '/collections/batik-biru'],
  ])('has one spelling: %s redirects to %s permanently', async (path, target) => {
    expect(goesTo(await page(path))).toEqual([308, shop + target])
  })

  test.each(['/list/all', '/list/category_id-31', '/list/a/b', '/list'])(
    'has one address: %s redirects to the lists permanently',
    async (path) => {
      expect(goesTo(await page(path))).toEqual([308, `${shop}/products`])
    },
  )
})

describe('a missing page', () => {
  test.each([
    '/product/32',
    '/product/abc',
    '/product/0',
    '/products?category_id=32',
    '/products?category_id=abc',
    '/products?category_sub_id=32',
    '/products?category_id=31&page=2',
    '/products?category_id=32&size=M',
    '/products?page=0',
    '/products?page=0&search=batik',
    '/collections/made-up',
  ])('%s is an uncacheable 404 that says so', async (path) => {
    const { status, headers } = await page(path)
    expect(status).toBe(404)
    expect(headers.get(missingPageHeader.name)).toBe(missingPageHeader.value)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is one that the backend denies: while it is down, pages are shown', async () => {
    backendStub.use(http.all(`${backend}/*`, () => HttpResponse.error()))
    for (const path of [
      '/product/33',
      '/products?category_id=33',
      '/products?size=M&category_id=33',
    ]) {
      const response = await page(path)
      expect([response.status, response.headers.get(missingPageHeader.name)]).toEqual([200, null])
    }
  })
})

describe('a page that needs scripts names its version without scripts', () => {
  test.each([
    ['/checkout', '/checkout/steps'],
    ['/checkout?step=order-summary', '/checkout/steps'],
    ['/checkout?buy=12-M-1', '/checkout/steps?buy=12-M-1'],
    ['/checkout?buy=%22%3E%3Cscript%3E', '/checkout/steps'],
    ['/payment/response?id=31&id=32&by=é', '/payment/response?id=31&by=%C3%A9&by-page=1'],
  ])('%s is replaced by %s', async (path, address) => {
    expect((await page(path)).headers.get('x-plain-page')).toBe(address)
  })

  test.each(['/payment/response?id=31&by-page=1', '/checkout/steps', '/cart'])(
    '%s needs no replacement',
    async (path) => {
      expect((await page(path)).headers.get('x-plain-page')).toBeNull()
    },
  )
})

describe('the return from the payment provider', () => {
  test('by POST goes to the handler that reads it', async () => {
    const response = await middleware(await aRequest('POST', '/payment/response', { body: 'a=1' }))
    expect(rewrittenTo(response)).toBe(`${shop}/payment/return`)
  })

  test('by GET is a page', async () => {
    expect(rewrittenTo(await page('/payment/response?id=31'))).toBeNull()
  })
})

describe('the unsubscribe link in a mail', () => {
  test('by POST goes to the call that unsubscribes, with its token', async () => {
    const response = await middleware(await aRequest('POST', '/stock-alert?stop=abc', { body: '' }))
    expect(rewrittenTo(response)).toBe(`${shop}/api/stock-alert/stop-by-mail?stop=abc`)
  })

  test('by GET is a page that asks first', async () => {
    expect(rewrittenTo(await page('/stock-alert?stop=abc'))).toBeNull()
  })
})
