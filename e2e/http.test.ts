import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import { test } from '#e2e/support/test.ts'

test.describe('responses', () => {
  for (const path of [
    '/product/999999',
    '/product/abc',
    '/products?category_id=999',
    '/products?category_sub_id=abc',
    '/products?group_id=77',
    '/products?page=400',
    '/no-such-page',
    '/api/no-such-call',
    '/media/no-such-picture.webp',
  ]) {
    test(`for ${path} are 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
  }

  test('to a write from another origin are 403', async ({ request }) => {
    const headers = { Origin: 'https://evil.example' }
    expect((await request.post('/api/cart', { headers, data: {} })).status()).toBe(403)
  })

  test('of catalogue pages are publicly cacheable and set no cookies', async ({ request }) => {
    for (const path of addressesOf(shared).filter(isCached)) {
      const headers = (await request.get(path)).headers()
      // Fresh for a minute, or for 5 s during revalidation; browsers revalidate each time.
      expect(headers['cache-control']).toMatch(/^max-age=0, s-maxage=\d+, stale-if-error=\d+$/)
      expect(headers['cdn-cache-control']).toMatch(/^max-age=\d+, stale-if-error=\d+$/)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('for one shopper, missing pages and redirects are never cached', async ({ request }) => {
    for (const path of ['/cart', '/products?search=kemeja', '/no-such-page', '/faq/', '/sign-in']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers()
      expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
      expect(headers['cdn-cache-control']).toBeUndefined()
    }
  })

  test('redirect the old product address to the new one', async ({ request }) => {
    const response = await request.get('/left-sidebar/product/1001', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe('/product/1001')
  })
})

test.describe('response bodies', () => {
  test("of the framework's scripts ask to be compiled while loading", async ({ request }) => {
    const html = await (await request.get('/cart')).text()
    const files = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))
    const scripts = await Promise.all(
      [...files].map(async (file) => (await request.get(file)).text()),
    )
    const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))
    expect(hinted.some((script) => script.includes('react.suspense'))).toBe(true)
    expect(hinted.length).toBeLessThan(scripts.length)
  })

  const brotli = { 'Accept-Encoding': 'br' }

  for (const path of addressesOf(shared)) {
    test(`of ${path} are in brotli if accepted, and uncompressed otherwise`, async ({
      request,
    }) => {
      const [small, plain] = [
        await request.get(path, { headers: brotli }),
        await request.get(path, { headers: { 'Accept-Encoding': 'identity' } }),
      ]
      expect(small.headers()['content-encoding']).toBe('br')
      expect(plain.headers()['content-encoding']).toBeUndefined()
      expect(small.headers().vary).toContain('Accept-Encoding')
      expect(await small.text()).toContain('</html>')
    })
  }

  test('are replaced by 304 while a page is unchanged', async ({ request }) => {
    const { etag } = (await request.get('/faq', { headers: brotli })).headers()
    const again = await request.get('/faq', {
      headers: { ...brotli, 'If-None-Match': String(etag) },
    })
    expect(again.status()).toBe(304)
  })

  test('are empty for HEAD, which has the headers of GET', async ({ request }) => {
    for (const path of ['/faq', '/products?search=kemeja']) {
      const [page, head] = [
        await request.get(path, { headers: brotli }),
        await request.head(path, { headers: brotli }),
      ]
      expect(head.status()).toBe(200)
      for (const name of ['etag', 'content-encoding', 'content-type', 'cache-control', 'vary']) {
        expect(head.headers()[name]).toBe(page.headers()[name])
      }
      expect(await head.text()).toBe('')
    }
  })

  test('of a range request are part of the uncompressed file', async ({ page, request }) => {
    await page.goto('/faq')
    const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
    const plain = await request.get(script, { headers: { 'Accept-Encoding': 'identity' } })
    const piece = await request.get(script, { headers: { ...brotli, Range: 'bytes=10-19' } })
    expect([piece.status(), piece.headers()['content-encoding']]).toEqual([206, undefined])
    expect(await piece.text()).toBe((await plain.text()).slice(10, 20))
  })

  for (const path of [...addressesOf(shared).filter(isCached), '/no-such-page']) {
    test(`of ${path} need no stylesheet for the first paint on a phone`, async ({ request }) => {
      const html = await (await request.get(path, { headers: brotli })).text()
      expect(html).toContain('<style>')
      // Removes links that only a wide screen loads.
      const forPhones = html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '')
      expect(forPhones).not.toMatch(/<link[^>]+\.css/)
    })
  }

  for (const path of ['/', '/product/1001']) {
    test(`of ${path} preload the first picture in the HTML, before the styles, and not in a header`, async ({
      request,
    }) => {
      const response = await request.get(path)
      expect(response.headers().link).toBeUndefined()
      const [beforeStyles = ''] = (await response.text()).split('<style>')
      expect(beforeStyles).toMatch(/<link rel="preload"[^>]+as="image"[^>]+fetchPriority="high"/)
    })
  }

  test('preload no font, so that the first paint does not wait for one', async ({ request }) => {
    const response = await request.get('/product/1001')
    expect(response.headers().link ?? '').not.toContain('font')
    expect(await response.text()).not.toMatch(/<link[^>]+as="font"/)
  })
})

test.describe('malformed and foreign requests', () => {
  /** Writes a request to the shop's socket and returns the head of the response. */
  async function send(requestLine: string, ...headers: string[]): Promise<string> {
    const { hostname, port } = new URL(e2e.shopUrl)
    const socket = connect(Number(port), hostname)
    socket.write([`${requestLine} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
    return text(socket)
  }

  const host = `Host: ${new URL(e2e.shopUrl).host}`

  for (const [line, status] of [
    ['GET /%', 400],
    ['GET /product/%zz', 400],
    ['TRACE /', 405],
    [`GET /${'a'.repeat(300)}`, 414],
    [`GET /${'a'.repeat(20_000)}`, 414],
  ] as const) {
    test(`${line.slice(0, 20)} of ${line.length} characters answers ${status} in plain text`, async () => {
      const [head, body] = (await send(line, host)).split('\r\n\r\n')
      expect(head).toContain(`HTTP/1.1 ${status} `)
      expect(body).toMatch(/^[\w -]+$/)
    })
  }

  test('two Host headers in one request are rejected', async () => {
    expect(await send('GET /', host, 'Host: evil.example')).toContain('HTTP/1.1 400 ')
  })

  for (const path of ['/account', '/list/all', '/left-sidebar/product/1001', '//faq']) {
    test(`http://evil.example${path} never redirects there`, async () => {
      const answer = await send(`GET http://evil.example${path}`, host)
      expect(answer).toMatch(/^location: \//im)
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^location:.*evil/im)
    })
  }
})

test('only the first of two equal parameters counts', async ({ page }) => {
  await page.goto('/products?search=kemeja&search=batik')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kemeja')
})
