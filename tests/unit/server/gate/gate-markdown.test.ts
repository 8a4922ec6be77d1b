import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GateShop, sendPage } from '#tests/support/gate-shop.ts'
import { startLater } from '#tests/support/start-later.ts'

beforeEach(startLater)
afterEach(() => void vi.useRealTimers())

type Headers = Record<string, string>

const markdown: Headers = { accept: 'text/markdown' }
const plain: Headers = {}

/** Opens a shop with text on every page except product 404; its backend is down for product 503. */
const open = () =>
  GateShop.open((request, response) => {
    const { url = '' } = request
    response.statusCode = Number(/\/(404|503)\.md$/.exec(url)?.[1] ?? 200)
    if (!/^[^?]*\.md/.test(url)) return sendPage(response, `page ${url}`)
    response.setHeader('Content-Type', 'text/markdown; charset=utf-8')
    const control = response.statusCode === 200 ? 'public, max-age=0, s-maxage=60' : 'no-store'
    response.setHeader('Cache-Control', control)
    response.end(`# ${url}`)
  })

describe("a page's Markdown", () => {
  test('is rendered once, for its address and for the header', async () => {
    const shop = await open()
    const byAddress = await shop.ask('/product/7.md')
    const byHeader = await shop.ask('/product/7', { headers: markdown })
    expect([byAddress.text, byHeader.text]).toEqual(['# /product/7.md', '# /product/7.md'])
    expect(byHeader.headers['content-type']).toContain('text/markdown')
    expect(shop.asked).toEqual(['/product/7.md'])
  })

  test('is never mixed up with the page, in whatever order they are requested', async () => {
    for (const order of [
      [plain, markdown],
      [markdown, plain],
    ]) {
      const shop = await open()
      for (const headers of [...order, ...order]) {
        const { text } = await shop.ask('/faq', { headers })
        expect(text.startsWith('# /faq.md')).toBe('accept' in headers)
      }
      expect(shop.asked.toSorted()).toEqual(['/faq', '/faq.md'])
    }
  })

  test('is stored by shared caches only at its own address', async () => {
    const shop = await open()
    const own = await shop.ask('/faq.md')
    expect(own.headers['cache-control']).toContain('s-maxage=60')
    const other = await shop.ask('/faq', { headers: markdown })
    expect(other.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-location': '/faq.md',
      etag: own.headers.etag,
    })
  })

  test('splits no cache by browser: only the Markdown varies by Accept, and shared caches skip it', async () => {
    const shop = await open()
    const [page, text] = [await shop.ask('/faq'), await shop.ask('/faq', { headers: markdown })]
    expect(page.headers.vary ?? '').not.toMatch(/\bAccept(?:,|$)/)
    expect(text.headers.vary).toMatch(/\bAccept(?:,|$)/)
    expect(text.headers).not.toHaveProperty('cdn-cache-control')
  })

  test('is not resent to a client that has it', async () => {
    const shop = await open()
    const { headers } = await shop.ask('/faq', { headers: markdown })
    const again = { ...markdown, 'if-none-match': String(headers.etag) }
    expect((await shop.ask('/faq', { headers: again })).status).toBe(304)
    // The HTML page has a different ETag.
    expect(
      (await shop.ask('/faq', { headers: { 'if-none-match': String(headers.etag) } })).status,
    ).toBe(200)
  })

  test.each([404, 503])('answers %s without a page, uncached', async (status) => {
    const shop = await open()
    for (const [path, headers] of [
      [`/product/${status}.md`, plain],
      [`/product/${status}`, markdown],
    ] as const) {
      const answer = await shop.ask(path, { headers })
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store'])
      expect(answer.headers['content-type']).not.toContain('html')
      expect(answer.headers['retry-after'] !== undefined).toBe(status === 503)
    }
  })

  test('does not apply to a search for its extension, which gets the page', async () => {
    const shop = await open()
    const { text } = await shop.ask('/products?search=.md')
    expect(text).toContain('page /products?search=.md')
  })
})
