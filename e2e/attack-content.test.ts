import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@etalase/processes/ports.ts'
import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { type Answer, attack, holdsAgainst, staysHere, untilOpen } from '#e2e/support/attack.ts'
import { aCustomer, signIn } from '#e2e/support/customer.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { nightly, test } from '#e2e/support/test.ts'

/** Text with scripts that run in any page that does not escape it. */
const evil = `</script></style></title>"'><script>window.ran=1</script><img src=x onerror=window.ran=1><svg onload=window.ran=1>`

/** Returns whether none of the injected scripts ran in the open page. */
const isUnharmed = (page: Page) =>
  page.evaluate(() => !('ran' in window) && document.querySelector('[onerror], [onload]') === null)

test.describe('injected scripts', () => {
  let shop: ProxiedShop | undefined
  test.afterEach(() => shop?.stop())

  test('in searches and other parameters do not run', nightly, async ({ page }) => {
    const value = encodeURIComponent(evil)
    const addresses = [
      `/products?search=${value}`,
      `/products?category_id=${value}`,
      `/products?sort=${value}`,
      `/products?brand=${value}`,
      `/product/1001?size=${value}`,
      `/sign-in?next=${value}`,
      `/stores?q=${value}`,
      `/payment/response?bill_no=${value}&status=${value}&signature=${value}&bank_user_name=${value}`,
      `/${value}`,
      `/shop/${value}`,
      `/hashtag?photo=${value}`,
      `/faq?q=${value}#${value}`,
      `/checkout?step=${value}`,
      `/cart/add?items=${value}`,
      `/stock-alert?stop=${value}`,
      `/cart/add?items=${encodeURIComponent(`1001:${evil}:2,${evil}:M:1`)}`,
    ]
    await holdsAgainst(addresses, async (address) => {
      await page.goto(address)
      return isUnharmed(page)
    })
  })

  test(
    'in a customer’s own fields do not run on any page that shows them',
    nightly,
    async ({ page }) => {
      const customer = await aCustomer()
      await signIn(page, customer)
      const session = await (await page.request.get('/api/session')).json()
      const own = { Origin: e2e.shopUrl, 'X-Page-Owner': session.data.owner }
      const write = async (path: string, data: object) =>
        (await page.request.post(`/api/${path}`, { headers: own, data })).status()
      const line = evil.slice(0, 90)
      const { password } = customer
      const email = `x${Date.now()}@example.com`
      const profile = { name: line, gender: 'FEMALE', email, password }
      expect(await write('user/profile', profile)).toBe(200)
      const address = {
        address_label: line.slice(0, 40),
        recipient_name: line.slice(0, 60),
        recipient_phone: '081234567890',
        recipient_zip: '12790',
        address_street: evil,
        province_id: 31,
        city_id: 3174,
        subdistrict_id: 317_403,
        address_notes: line,
      }
      expect(await write('user/address', address)).toBe(200)
      const pages = [
        '/account',
        '/account/shipping-address',
        '/checkout',
        '/checkout/steps',
        '/cart',
      ]
      await holdsAgainst(pages, async (path) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        return isUnharmed(page)
      })
    },
  )

  test('in a product do not run: text, pictures and structured data', async ({ page }) => {
    const poison = (body: string): string => {
      const answer = JSON.parse(body, (key, value) =>
        typeof value === 'string' && /name|description|text|code$/.test(key) ? evil : value,
      )
      if (answer.data?.product) answer.data.product.id = 987_654
      return JSON.stringify(answer)
    }
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    shop = new ProxiedShop(ports, (incoming, outgoing) => {
      const isPoisoned = /^\/product(s\?.*search=evil|\?id=987654)/.test(incoming.url ?? '')
      incoming.url = incoming.url?.replace('987654', '1001').replace('search=evil', 'search=shirt')
      passOn(incoming, outgoing, isPoisoned ? poison : undefined)
    })
    const { url } = shop
    await untilOpen(url)
    await holdsAgainst(['/product/987654', '/products?search=evil'], async (path) => {
      const response = await page.goto(url + path, { waitUntil: 'networkidle' })
      const html = (await response?.text()) ?? ''
      const isShown = html.includes('window.ran=1')
      return isShown && !html.includes('<script>window.ran') && (await isUnharmed(page))
    })
  })
})

test.describe('cache poisoning', () => {
  const lies: Record<string, string>[] = [
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '1337' },
    { Forwarded: 'host=evil.example;proto=http' },
    { 'X-Original-URL': '/evil.example' },
    { 'X-Rewrite-URL': '/evil.example' },
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    { 'Next-Router-State-Tree': 'evil.example' },
    { 'x-nextjs-data': '1' },
    { 'x-middleware-rewrite': 'https://evil.example' },
    { 'x-invoke-status': '500' },
    { 'Accept-Encoding': 'gzip' },
    { 'Accept-Encoding': 'br;q=0, evil' },
    { 'Accept-Language': 'evil.example' },
    { Range: 'bytes=0-3' },
    { 'If-None-Match': '*' },
    { Cookie: 'session=evil.example; device_id=evil.example; form=evil.example' },
    { 'User-Agent': 'evil.example' },
  ]
  const paths = ['/product/1042', '/products?category_id=6', '/stores']
  const sameForAll = ({ status, headers, body }: Answer) => [
    status,
    headers['content-type'],
    headers['content-encoding'],
    // A stale page is cached for seconds only, until it is rendered again.
    headers['cache-control']?.replace(/s-maxage=\d+/, 's-maxage'),
    // Each render numbers the framework's data rows anew, which changes their addresses.
    body.replaceAll(/"(buildId|b)":"[^"]*"|\/_data\/[0-9a-f]+/g, ''),
  ]

  test('by headers does not change the page for the next shopper', async () => {
    // A page of the build is rendered again after its first request.
    for (const path of paths) {
      const found = async () => {
        const { status, headers } = await attack({ path })
        return [status, headers['x-nextjs-cache']]
      }
      await expect.poll(found).toEqual([200, undefined])
    }
    const attempts = paths.flatMap((path) => lies.map((headers) => ({ path, headers })))
    await holdsAgainst(attempts, async ({ path, headers }) => {
      const before = await attack({ path })
      const poisoned = await attack({ path, headers })
      const after = await attack({ path })
      const isSame = JSON.stringify(sameForAll(after)) === JSON.stringify(sameForAll(before))
      return isSame && !poisoned.body.includes('evil.example') && after.status === 200
    })
  })

  test('by framework parameters never replaces a page by its data', async () => {
    const queries = ['?_rsc=1', '?_rsc=evil', '?__nextDataReq=1', '?__nextLocale=evil', '?_next=1']
    const attempts = ['/product/1042', '/stores', '/faq'].flatMap((path) =>
      queries.map((query) => ({ path: path + query })),
    )
    await holdsAgainst(attempts, async (attempt) => {
      await attack({ ...attempt, headers: { RSC: '1' } })
      const { status, headers, body } = await attack(attempt)
      const isPage = String(headers['content-type']).startsWith('text/html')
      return (status === 200 && isPage && body.includes('</html>')) || status >= 300
    })
  })

  test('of pages not yet rendered does not insert a host from a header', async () => {
    const attempts = ['/product/1187', '/product/1188', '/product/1189'].flatMap((path) =>
      lies.slice(0, 2).map((headers) => ({ path, headers })),
    )
    await holdsAgainst(attempts, async (attempt) => {
      const first = await attack(attempt)
      const next = await attack({ path: attempt.path })
      return !first.body.includes('evil.example') && !next.body.includes('evil.example')
    })
  })
})

test.describe('secrets', () => {
  test('are in no file sent to browsers', async () => {
    const folder = join(e2e.projectDir, '.next', 'static')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sessionPassword = readFileSync(join(e2e.dataDir, 'session-password'), 'utf8').trim()
    const words = [
      sessionPassword,
      e2e.paymentAccount.password,
      e2e.backendUrl,
      'SESSION_PASSWORD',
      'PAYMENT_PASSWORD',
      'REVALIDATE_SECRET',
      'METRICS_TOKEN',
      'iron-session',
      'sourceMappingURL',
    ]
    const scripts = files.filter((name) => /\.(js|css|json)$/.test(name))
    expect(scripts.length).toBeGreaterThan(10)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    await holdsAgainst(
      [...scripts, ...files.filter((name) => name.endsWith('.map'))],
      async (name) => words.every((word) => !read(name).includes(word)),
    )
  })

  test('and source code are served at no address', async () => {
    const paths = [
      '/.env',
      '/.env.local',
      '/.git/config',
      '/.next/BUILD_ID',
      '/.data/session-password',
      '/package.json',
      '/next.config.ts',
      '/server.ts',
      '/lib/config/env.ts',
      '/_next/../package.json',
      '/_next/static/../../package.json',
      '/_next/static/..%2f..%2fpackage.json',
      '/_next/static/%2e%2e/%2e%2e/server/middleware.js',
      '/_next/server/middleware.js',
      '/..%2f..%2fetc%2fpasswd',
      '/brand/..%2f..%2fpackage.json',
      '/_next/static/chunks/%5c..%5c..%5cpackage.json',
      '/_next/data/x/index.json',
      '/metrics',
      '/api/revalidate',
      '/failure/down',
    ]
    await holdsAgainst(paths, async (path) => {
      const answer = await attack({ path, headers: { 'X-Forwarded-For': '203.0.113.7' } })
      return answer.status >= 300 && answer.status < 500 && staysHere(answer)
    })
  })
})
