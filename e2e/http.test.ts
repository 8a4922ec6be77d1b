import { expect, test } from '@playwright/test'

test.describe('statuses', () => {
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
    test(`${path} answers 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
  }

  test('a write from another origin answers 403', async ({ request }) => {
    const headers = { Origin: 'https://evil.example' }
    expect((await request.post('/api/cart', { headers, data: {} })).status()).toBe(403)
  })

  test('catalogue pages may be cached by anyone and set no cookie', async ({ request }) => {
    for (const path of ['/', '/products?category_id=7', '/product/1001']) {
      const headers = (await request.get(path)).headers()
      expect(headers['cache-control']).toMatch(/s-maxage/)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('the old product address leads to the new one', async ({ request }) => {
    const response = await request.get('/left-sidebar/product/1001', { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe('/product/1001')
  })
})

test.describe('what is sent', () => {
  const brotli = { 'Accept-Encoding': 'br' }

  for (const path of ['/', '/products?category_id=7', '/product/1001', '/products?search=kemeja']) {
    test(`${path} comes in brotli to who takes it, and as it is to who takes nothing`, async ({
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

  test('a page that has not changed is not sent again', async ({ request }) => {
    const { etag } = (await request.get('/faq', { headers: brotli })).headers()
    const again = await request.get('/faq', {
      headers: { ...brotli, 'If-None-Match': String(etag) },
    })
    expect(again.status()).toBe(304)
  })

  test('the head of a page is that of the page', async ({ request }) => {
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

  test('a part of a file is a part of the file as it is', async ({ page, request }) => {
    await page.goto('/faq')
    const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
    const plain = await request.get(script, { headers: { 'Accept-Encoding': 'identity' } })
    const piece = await request.get(script, { headers: { ...brotli, Range: 'bytes=10-19' } })
    expect([piece.status(), piece.headers()['content-encoding']]).toEqual([206, undefined])
    expect(await piece.text()).toBe((await plain.text()).slice(10, 20))
  })

  test('a page of the catalogue is painted from one answer: it waits for no style sheet', async ({
    page,
  }) => {
    const sheets: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'stylesheet') sheets.push(asked.url())
    })
    await page.goto('/product/1001', { waitUntil: 'networkidle' })
    expect(sheets).toEqual([])
    await expect(page.getByRole('button', { name: 'add to cart' })).toHaveCSS('cursor', 'pointer')
  })
})
