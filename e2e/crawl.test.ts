import { type APIRequestContext, expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { test } from '#e2e/support/test.ts'

const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'))

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('a crawler without scripts reaches every product through the links of the lists', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const counted = await request.get(`${e2e.backendUrl}/products?limit=1`)
  const { data } = await counted.json()
  const found = new Set<string>()
  let next: string | undefined = '/products'
  while (next) {
    const html = await textOf(request, next)
    for (const id of linksIn(html, /href="\/product\/(\d+)"/g)) found.add(id)
    next = linksIn(html, /<a[^>]*href="(\/products\?[^"]*)"[^>]*rel="next"/g)[0]
  }
  expect(found.size).toBe(data.product_count)
})

test('a page beyond the last answers 404', async ({ request }) => {
  expect((await request.get('/products?page=31')).status()).toBe(404)
})
