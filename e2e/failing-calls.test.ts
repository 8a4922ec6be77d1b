import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { anyWidth, test } from '#e2e/support/test.ts'

let fails: (call: URL) => boolean = () => false

function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!fails(new URL(incoming.url ?? '/', e2e.backendUrl))) {
    passOn(incoming, outgoing)
    return
  }
  outgoing.writeHead(500, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ error: { message: 'Failed.', code: 'INTERNAL_ERROR' } }))
}

/** A menu link to a list that the tested pages don't link to otherwise. */
const hasMenu = (html: string) => html.includes('category_sub_id=602"')

let shop: ProxiedShop

test.describe('with one backend call failing from the start', () => {
  test.beforeAll(async ({ request }) => {
    fails = ({ pathname, searchParams }) =>
      ['/categories', '/promos'].includes(pathname) || searchParams.get('limit') === '4'
    shop = await ProxiedShop.openWithOwnPages(request, answer)
  })

  test.afterAll(() => shop.stop())

  test(
    'pages are served without menu, filter and bundles, and later with them',
    anyWidth,
    async ({ request }) => {
      for (const path of ['/products?page=7', '/products?category_sub_id=603', '/product/1011']) {
        const page = await request.get(shop.url + path)
        expect([path, page.status()]).toEqual([path, 200])
        expect([path, hasMenu(await page.text())]).toEqual([path, false])
      }
      expect(shop.log()).toContain('"url":"GET categories","status":500')
      fails = () => false
      await expect
        .poll(async () => hasMenu(await (await request.get(`${shop.url}/product/1011`)).text()), {
          timeout: 60_000,
        })
        .toBe(true)
    },
  )

  test("a narrowed list works without the home page's data", anyWidth, async ({ request }) => {
    fails = ({ pathname }) => pathname === '/master/page/home'
    const list = await request.get(`${shop.url}/products?size=M`)
    expect(list.status()).toBe(200)
  })

  test(
    'a page never rendered before answers 503 while the backend is down',
    anyWidth,
    async ({ request }) => {
      fails = () => true
      expect((await request.get(`${shop.url}/product/1012`)).status()).toBe(503)
    },
  )
})
