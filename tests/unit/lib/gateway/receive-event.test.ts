import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '#lib/config/env.ts'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, testDevice } from '#tests/support/shop-request.ts'

const url = 'https://analytics.test/collect?key=secret-key'

const { rateLimitFactor } = env
let minute = 0

stubBackend()
beforeEach(() => {
  env.analyticsUrl = url
  // Each test gets a separate minute, because a log line is written once per minute.
  vi.useFakeTimers({ toFake: ['Date'], now: ++minute * 3_600_000 })
})
afterEach(() => {
  env.analyticsUrl = undefined
  env.rateLimitFactor = rateLimitFactor
  vi.useRealTimers()
})

const item = { item_id: '1001', item_name: 'Kemeja', price: 299_000, quantity: 1 }
const viewed = { name: 'view_item', currency: 'IDR', value: 299_000, items: [item] }

const post = async (body: object | string, headers: Record<string, string> = {}) =>
  serve(await aRequest('POST', '/api/analytics', { body, headers }))

const statusOf = async (...given: Parameters<typeof post>) => (await post(...given)).status

/** Stubs the receiver of events; returns what it receives. */
function watchReceiver(answer: () => Response = () => new HttpResponse(null, { status: 204 })) {
  const received: { body: unknown; headers: Headers }[] = []
  backendStub.use(
    http.post('https://analytics.test/collect', async ({ request }) => {
      received.push({ body: await request.json(), headers: request.headers })
      return answer()
    }),
  )
  return received
}

describe('an event from our own page', () => {
  test('is forwarded unchanged, without data about its sender', async () => {
    const received = watchReceiver()
    expect(await statusOf(viewed, { 'x-forwarded-for': '203.0.113.9' })).toBe(204)
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.body).toEqual(viewed)
    const sent = JSON.stringify([...(received[0]?.headers ?? [])])
    for (const secret of ['203.0.113.9', testDevice, 'cookie']) expect(sent).not.toContain(secret)
  })

  test('is answered before the receiver has answered, and sets no cookie', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let answered = false
    backendStub.use(
      http.post('https://analytics.test/collect', async () => {
        await promise
        answered = true
        return new HttpResponse(null)
      }),
    )
    const response = await post(viewed)
    expect([response.status, answered]).toEqual([204, false])
    expect(response.headers.getSetCookie()).toEqual([])
    resolve()
    await expect.poll(() => answered).toBe(true)
  })
})

describe('a failing receiver', () => {
  test.each([
    ['refuses', () => new HttpResponse(null, { status: 500 })],
    ['is away', () => HttpResponse.error()],
    [
      'leads elsewhere',
      () => new HttpResponse(null, { status: 302, headers: { Location: 'https://evil.test/' } }),
    ],
  ])(
    'that %s does not affect the shopper, and logs one line without its key',
    async (_, answer) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const received = watchReceiver(answer)
      for (let sent = 0; sent < 5; sent++) expect(await statusOf(viewed)).toBe(204)
      await expect.poll(() => received.length).toBe(5)
      await expect.poll(() => log.mock.calls.length).toBe(1)
      expect(String(log.mock.calls)).toContain('ANALYTICS_URL')
      expect(String(log.mock.calls)).not.toContain('secret-key')
    },
  )
})

describe('an event is refused, and not forwarded,', () => {
  const expectNothing = async (status: number, ...given: Parameters<typeof post>) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const received = watchReceiver()
    expect(await statusOf(...given)).toBe(status)
    expect(received).toEqual([])
  }

  test('when a page of another site sends it: 403', () =>
    expectNothing(403, viewed, { origin: 'https://evil.test' }))

  test.each([
    ['an event that there is not', { ...viewed, name: 'page_view' }],
    ['another currency', { ...viewed, currency: 'USD' }],
    ['part of a rupiah', { ...viewed, value: 0.5 }],
    ['a field that is not named, such as an e-mail address', { ...viewed, email: 'sari@b.co' }],
    ['the same in an item', { ...viewed, items: [{ ...item, buyer: 'Sari' }] }],
    ['a search among the addresses of lists', { ...viewed, item_list_id: '/products?search=a b' }],
    ['more than 100 items', { ...viewed, items: Array.from({ length: 101 }, () => item) }],
    ['nothing', {}],
  ])('%s: 400', (_, body) => expectNothing(400, body))

  test('with a body that is not JSON: 400', () =>
    expectNothing(400, '{', { 'content-type': 'text/plain' }))

  test('with a body of more than 64 KiB: 413', () =>
    expectNothing(413, { ...viewed, pad: 'x'.repeat(64 * 1024) }))

  test('in a shop that forwards no events: 404', () => {
    env.analyticsUrl = undefined
    return expectNothing(404, viewed)
  })

  test('beyond the limit of an address: 429, with the time to retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    env.rateLimitFactor = 1 / 6_000
    const received = watchReceiver()
    const from = { 'x-forwarded-for': '203.0.113.77' }
    expect(await statusOf(viewed, from)).toBe(204)
    const refused = await post(viewed, from)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect(await statusOf(viewed, { 'x-forwarded-for': '203.0.113.78' })).toBe(204)
    await expect.poll(() => received.length).toBe(2)
  })
})
