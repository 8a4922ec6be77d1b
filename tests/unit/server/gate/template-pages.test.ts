import type { ServerResponse } from 'node:http'
import { recordTag } from '@etalase/front/next/cache-tags.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GateShop, sendEmptyDocument, sendPage } from '#tests/support/gate-shop.ts'

let renders = 0
beforeEach(() => {
  renders = 0
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders the page as Next does, with its policy's nonce on the scripts. */
function sendCheckout(
  response: ServerResponse,
  more: Record<string, string> = {},
  head = '',
): void {
  const nonce = Buffer.from(`render ${++renders}`).toString('base64')
  for (const [name, value] of Object.entries({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    'Cache-Control': 'private, no-cache, no-store, max-age=0',
    ...more,
  }))
    response.setHeader(name, value)
  response.end(
    `${head}<h1>Checkout</h1><script nonce="${nonce}">self.__next_f=["${nonce}"]</script>`,
  )
}

const open = (respond: (response: ServerResponse) => void = sendCheckout) =>
  GateShop.open(({ url = '' }, response) =>
    url.startsWith('/failure/') ? sendPage(response, 'failure') : respond(response),
  )

const nonceOf = ({ headers }: { headers: object }) =>
  /'nonce-([^']+)'/.exec(JSON.stringify(headers))?.[1] ?? ''

describe('a personal page that is the same for all', () => {
  test('is rendered once, with a new nonce in its policy and its scripts for each request', async () => {
    const shop = await open()
    const answers = [await shop.ask('/checkout'), await shop.ask('/checkout')]
    expect(renders).toBe(1)
    const nonces = answers.map(nonceOf)
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { text, headers }] of answers.entries()) {
      const nonce = nonces[index]
      expect(text).toBe(
        `<h1>Checkout</h1><script nonce="${nonce}">self.__next_f=["${nonce}"]</script>`,
      )
      expect(headers['content-security-policy']).toBe(
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      )
      expect(nonce).not.toBe(Buffer.from('render 1').toString('base64'))
    }
  })

  test("redirects browsers without scripts to the app's address for them", async () => {
    const shop = await open((response) => {
      response.setHeader('X-Plain-Page', '/checkout/steps')
      sendCheckout(response, {}, '<head></head>')
    })
    const { text, headers } = await shop.ask('/checkout')
    expect(text).toContain('<meta http-equiv="refresh" content="0; url=/checkout/steps">')
    expect(headers['x-plain-page']).toBeUndefined()
  })

  test('is stored by no cache on the way', async () => {
    const { headers } = await (await open()).ask('/checkout')
    expect(headers['cache-control']).toBe('private, no-cache, no-store, max-age=0')
    expect(headers.etag).toBeUndefined()
  })

  test("gives Next neither cookies nor the client's identity", async () => {
    const shop = await open()
    await shop.ask('/checkout?step=order-summary&utm=x', {
      headers: { cookie: 'session=secret', 'user-agent': 'Phone', referer: 'http://a/b' },
    })
    expect(shop.seen).toMatchObject([{ url: '/checkout' }])
    expect(JSON.stringify(shop.seen)).not.toMatch(/secret|Phone|203\.0\.113/)
  })

  test('is separate for each product that its address buys', async () => {
    const shop = await open()
    for (const query of ['buy=1001-M-1', 'buy=1001-M-2', 'x=1&buy=1001-M-1', 'buy=nothing']) {
      await shop.ask(`/checkout?${query}`)
    }
    expect(shop.asked).toEqual(['/checkout?buy=1001-M-1', '/checkout?buy=1001-M-2', '/checkout'])
  })

  test('is rendered again a second after a change, and a minute without one', async () => {
    const shop = await open()
    await shop.ask('/checkout')
    recordTag('categories', { expired: Date.now() })
    await shop.ask('/checkout')
    expect(renders).toBe(1)
    vi.advanceTimersByTime(1_001)
    await shop.ask('/checkout')
    expect(renders).toBe(2)
    vi.advanceTimersByTime(59_000)
    await shop.ask('/checkout')
    expect(renders).toBe(2)
    vi.advanceTimersByTime(1_001)
    await shop.ask('/checkout')
    expect(renders).toBe(3)
  })
})

describe('a personal page that is the same for all, and fails to render,', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.mocked(console.error).mockClear())

  test.each([
    ['fails', (response: ServerResponse) => sendEmptyDocument(response, 500)],
    [
      'sets a cookie',
      (response: ServerResponse) => sendCheckout(response, { 'Set-Cookie': 'a=1' }),
    ],
    ['has no nonce', (response: ServerResponse) => sendPage(response, 'checkout', 'private')],
  ])('is answered by the failure page when it %s', async (_, respond) => {
    const { status, text, headers } = await (await open(respond)).ask('/checkout')
    expect(status).toBe(503)
    expect(text).toContain('failure')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is sent as before', async () => {
    const shop = await open()
    await shop.ask('/checkout')
    shop.respond = ({ url = '' }, response) =>
      url.startsWith('/failure/') ? sendPage(response, 'failure') : sendEmptyDocument(response, 500)
    vi.advanceTimersByTime(120_000)
    expect((await shop.ask('/checkout')).text).toContain('<h1>Checkout</h1>')
  })
})
