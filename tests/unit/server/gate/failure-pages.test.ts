import { expireTags } from '@etalase/front/next/cache-tags.ts'
import { describe, expect, test, vi } from 'vitest'
import { GateShop, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'

/** Opens a shop whose Next fails with a status, with or without failure pages. */
async function openFailing(status: number, hasFailurePages = true) {
  const state = { hasFailurePages }
  const shop = await GateShop.open(({ url = '' }, response) => {
    if (!url.startsWith('/failure/')) {
      response.setHeader('ETag', '"of the empty document"')
      return sendEmptyDocument(response, status)
    }
    if (!state.hasFailurePages) return sendEmptyDocument(response, 500)
    response.setHeader('ETag', '"of the failure page"')
    response.setHeader('Link', '</img/750/a.webp>; rel=preload; as="image"')
    sendPage(response, `${url} ${'. '.repeat(1_000)}`)
  })
  const failures = () =>
    shop.seen.map(({ url }) => url).filter((url) => url.startsWith('/failure/'))
  return { shop, state, failures }
}

describe('a page that fails', () => {
  test.each([
    [404, '/product/9', 404, 'missing'],
    [500, '/product/9', 503, 'product'],
    [500, '/products', 503, 'list'],
    [500, '/products?color=red', 503, 'list'],
    [500, '/products?search=a', 503, 'list'],
    [500, '/shop/men', 503, 'categories'],
    [500, '/stores', 503, 'down'],
    [200, '/cart', 503, 'down'],
    [404, '/cart', 404, 'missing'],
    [200, '/no-such-page', 404, 'missing'],
    [200, '/products?page=0', 404, 'missing'],
  ])('with status %i at %s is a page with %i: %s', async (status, path, sent, name) => {
    const { shop, failures } = await openFailing(status)
    const answer = await shop.ask(path)
    expect([answer.status, answer.text.includes(`/failure/${name}`)]).toEqual([sent, true])
    expect(answer.headers['content-security-policy']).toContain("'sha256-")
    expect(failures()).toEqual([`/failure/${name}`])
  })

  test.each(['/stores', '/cart', '/no-such-page'])(
    'is never cached, and has no header of the failed page: %s',
    async (path) => {
      const { shop } = await openFailing(500)
      for (const _ of [1, 2]) {
        const { headers } = await shop.ask(path)
        expect(headers['cache-control']).toBe('no-store')
        expect([headers.etag, headers.link, headers['x-nextjs-cache']]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
      }
    },
  )

  test('says when to retry, unless it is missing', async () => {
    const { shop } = await openFailing(500)
    expect((await shop.ask('/stores')).headers['retry-after']).toBe('30')
    expect((await shop.ask('/no-such-page')).headers['retry-after']).toBeUndefined()
  })

  test('is also sent to a client that claims to have it', async () => {
    const { shop } = await openFailing(500)
    const headers = { 'if-none-match': '*', range: 'bytes=0-1' }
    const answer = await shop.ask('/stores', { headers })
    expect([answer.status, answer.text.includes('/failure/down')]).toEqual([503, true])
  })

  test('has no body for HEAD', async () => {
    const { shop } = await openFailing(500)
    const answer = await shop.ask('/stores', { method: 'HEAD' })
    expect([answer.status, answer.text]).toEqual([503, ''])
  })
})

test('a page cached before its backend failed is sent with 200, and its 404 once it is gone', async () => {
  const state = { status: 200 }
  const shop = await GateShop.open(({ url = '' }, response) =>
    url.startsWith('/failure/') || state.status === 200
      ? sendPage(response, url)
      : sendEmptyDocument(response, state.status),
  )
  const before = await shop.ask('/product/7')
  state.status = 500
  expireTags(['product:7'])
  const during = await shop.ask('/product/7')
  expect([during.status, during.text]).toEqual([200, before.text])
  expect(during.headers['cache-control']).toContain('s-maxage=5,')
  shop.restart()
  state.status = 404
  expect((await shop.ask('/product/7')).status).toBe(404)
})

describe('a failure page', () => {
  test('is rendered once for many failures, and sent compressed', async () => {
    const { shop, failures } = await openFailing(404)
    for (const path of ['/product/1', '/product/2', '/cart', '/no-such-page']) {
      const answer = await shop.ask(path, { headers: { 'accept-encoding': 'br' } })
      expect([answer.headers['content-encoding'], answer.text.includes('missing')]).toEqual([
        'br',
        true,
      ])
    }
    expect(failures()).toEqual(['/failure/missing'])
  })

  test('is ready before anything fails', async () => {
    const { shop, state, failures } = await openFailing(500)
    await shop.prepare()
    const names = ['missing', 'down', 'categories', 'list', 'product'].map(
      (name) => `/failure/${name}`,
    )
    expect(failures().toSorted()).toEqual(names.toSorted())
    state.hasFailurePages = false
    expect((await shop.ask('/product/1')).text).toContain('/failure/product')
    expect(failures()).toHaveLength(names.length)
  })

  test('that is unavailable is replaced by the status in words, and requested again', async () => {
    const { shop, state } = await openFailing(500, false)
    const answer = await shop.ask('/stores')
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
      503,
      'Service Unavailable',
      'no-store',
    ])
    expect(answer.headers['retry-after']).toBe('30')
    state.hasFailurePages = true
    expect((await shop.ask('/stores')).text).toContain('/failure/down')
  })

  test('whose render breaks off is replaced by the status in words, and the log says why', async () => {
    const log = vi.mocked(console.error).mockImplementation(() => {})
    const shop = await GateShop.open(() => {
      throw new Error('The render broke off.')
    })
    const answer = await shop.ask('/no-such-page')
    expect([answer.status, answer.text]).toEqual([404, 'Not Found'])
    expect(log).toHaveBeenCalledOnce()
    log.mockClear()
  })

  test.each(['/failure/down', '/%66ailure/missing'])(
    'has no address: %s is missing',
    async (path) => {
      const { shop } = await openFailing(500)
      const answer = await shop.ask(path)
      expect([answer.status, answer.text.includes('/failure/missing')]).toEqual([404, true])
    },
  )

  test.each(['/_next/static/none.js', '/_data/none'])(
    'is not sent when it would not be displayed: %s',
    async (path) => {
      const { shop, failures } = await openFailing(500)
      const answer = await shop.ask(path)
      expect([answer.status, answer.text, failures()]).toEqual([404, 'Not Found', []])
    },
  )
})
