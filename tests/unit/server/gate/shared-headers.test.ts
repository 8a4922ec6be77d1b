import { queryWithHash } from '@etalase/front/next/variants.ts'
import { expect, test } from 'vitest'
import { GateShop, sendPage } from '#tests/support/gate-shop.ts'

const routerVary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url'

/** Next lists its router's headers in every response. */
const open = (more = '') =>
  GateShop.open(({ url = '', headers }, response) => {
    response.setHeader('Vary', routerVary + more)
    sendPage(response, `${headers.rsc ? 'data' : 'page'} ${url} ${'linen '.repeat(300)}`)
  })

const rsc = { rsc: '1' }
const ofRouter = (path: string) => `${path}?${queryWithHash(rsc, new URLSearchParams())}`

test('a page varies by the encoding alone, whichever encoding its client accepts', async () => {
  const shop = await open()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers } = await shop.ask('/product/7', { headers: { 'accept-encoding': encoding } })
    expect(headers.vary).toBe('Accept-Encoding')
  }
})

test('a page, a file and a failure page keep the other Vary headers of their source', async () => {
  const shop = await open(', Accept-Language')
  for (const path of ['/product/7', '/robots.txt', '/no-such-page']) {
    const { vary } = (await shop.ask(path)).headers
    expect(vary).toMatch(/^Accept-Language\b/)
    expect(vary).not.toMatch(/\b(?:rsc|next-)/)
  }
})

test("a stream, such as a feed, does not vary by the router's headers, which Next never gets", async () => {
  const shop = await open()
  const { vary } = (await shop.ask('/feeds/google.xml', { headers: rsc })).headers
  expect(vary).toBe('Accept-Encoding')
})

test("the router's data depends on its headers, at an address separate from the page's", async () => {
  const shop = await open()
  const data = await shop.ask(ofRouter('/product/7'), { headers: rsc })
  expect(data.text).toContain('data /product/7')
  expect(data.headers.vary).toContain('rsc')
  const moved = await shop.ask('/product/7', { headers: rsc })
  expect([moved.status, moved.headers['cache-control']]).toEqual([307, 'no-store'])
})

test('no shared cache stores a page at the address of data: the router would get it', async () => {
  const shop = await open()
  const page = await shop.ask(ofRouter('/product/7'))
  expect(page.text).toContain('page /product/7')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.headers).not.toHaveProperty('cdn-cache-control')
})
