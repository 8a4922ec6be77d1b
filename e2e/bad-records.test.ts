import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Category } from '@etalase/contract/category.ts'
import { expect } from '@playwright/test'
import { e2e, metricsHeaders } from '#e2e/settings.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { notFoundMessages } from '#messages/errors.ts'

/** An unknown product, for which this backend answers another status than 404. */
const goneId = 4_242

interface Answer {
  categories?: { category_subs: { name: string | null }[] }[]
  products?: { id: number; sizes: unknown }[]
}

/** The id of the product without readable sizes in lists: the second of the first list. */
let brokenId = 0

/** Removes the name of each category's second sub-category, and the sizes of one product. */
function withBadRecords(body: string): string {
  const { data } = JSON.parse(body) as { data: Answer }
  for (const { category_subs } of data.categories ?? []) {
    if (category_subs[1]) category_subs[1].name = null
  }
  if (!brokenId) brokenId = data.products?.[1]?.id ?? 0
  for (const product of data.products ?? []) {
    if (product.id === brokenId) product.sizes = null
  }
  return JSON.stringify({ data })
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', e2e.backendUrl)
  if (pathname === '/product' && searchParams.get('id') === String(goneId)) {
    outgoing.writeHead(400, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ error: { message: 'Gone.', code: 'NOT_FOUND' } }))
    return
  }
  const hasRecords = ['/categories', '/products', '/master/page/home'].includes(pathname)
  passOn(incoming, outgoing, hasRecords ? withBadRecords : undefined)
}

let shop: ProxiedShop

test.describe('with a backend that sends unreadable records', () => {
  test.beforeAll(async ({ request }) => {
    shop = await ProxiedShop.openWithOwnPages(request, answer)
  })

  test.afterAll(() => shop.stop())

  test(
    'every page is shown, and its menu has all other sub-categories',
    nightlyAnyWidth,
    async ({ request }) => {
      const answered = await request.get(`${e2e.backendUrl}/categories`)
      const { data } = (await answered.json()) as { data: { categories: Category[] } }
      const [first] = data.categories
      const paths = ['/', '/products', '/shop/women', '/faq', '/stores', '/cart', '/product/1003']
      for (const path of paths) {
        const page = await request.get(shop.url + path)
        expect([path, page.status()]).toEqual([path, 200])
      }
      const html = await (await request.get(`${shop.url}/faq`)).text()
      for (const [index, { id }] of (first?.category_subs ?? []).entries())
        expect([id, html.includes(`category_sub_id=${id}"`)]).toEqual([id, index !== 1])
    },
  )

  test(
    'a list omits only the unreadable product, which the log and the metrics report',
    nightlyAnyWidth,
    async ({ page, request }) => {
      await page.goto(`${shop.url}/products`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      expect(brokenId).toBeGreaterThan(0)
      const cards = main.locator('a[href^="/product/"]')
      await expect(cards.first()).toBeVisible()
      await expect(main.locator(`a[href="/product/${brokenId}"]`)).toHaveCount(0)
      const lines = shop
        .log()
        .split('\n')
        .filter((line) => line.includes('"leftOut":"products.[]"') && line.includes(`${brokenId}`))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain('.sizes')
      const metrics = await (
        await request.get(`${shop.url}/metrics`, { headers: metricsHeaders })
      ).text()
      expect(metrics).toMatch(
        /backend_data_left_out_total\{call="GET products",path="products\.\[\]"\} [1-9]/,
      )
    },
  )

  test(
    'an error with code NOT_FOUND shows the 404 page, whatever its status',
    nightlyAnyWidth,
    async ({ page }) => {
      const response = await page.goto(`${shop.url}/product/${goneId}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: notFoundMessages.title })).toBeVisible()
    },
  )
})
