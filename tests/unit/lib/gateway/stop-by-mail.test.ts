import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pathOf } from '#lib/actions/action.ts'
import { stopStockAlertByMail } from '#lib/actions/product-actions.ts'
import { serve } from '#lib/gateway/serve.ts'

stubBackend()

/** Tokens that the backend was asked to end. */
let ended: unknown[] = []

beforeEach(() => {
  ended = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backendStub.use(
    http.post('http://localhost:4000/stock-alert-stop', async ({ request }) => {
      ended.push(await request.json())
      return HttpResponse.json({ data: { message: 'Ended.' } })
    }),
  )
})

const token = 'a_token-of-a-mail'

/** Posts as a mailbox provider: no cookies, no Origin, no Referer, no Sec-Fetch-Site (RFC 8058, 3.2). */
const byProvider = (query: string, body: BodyInit = 'List-Unsubscribe=One-Click') =>
  serve(
    new Request(`http://shop.test${pathOf(stopStockAlertByMail)}${query}`, {
      method: 'POST',
      ...(typeof body === 'string'
        ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : {}),
      body,
    }),
  )

const multipart = new FormData()
multipart.set('List-Unsubscribe', 'One-Click')

describe("a mail program's one-click unsubscribe", () => {
  test.each([
    ['a form', undefined],
    ['a multipart form', multipart],
    ['nothing', ''],
  ])('ends the mails to the address, posted as %s', async (_, body) => {
    const response = await byProvider(`?stop=${token}`, body)
    expect([response.status, await response.text()]).toEqual([200, 'Ended.'])
    expect(ended).toEqual([{ token }])
  })

  test('is answered without a redirect, which providers do not follow, and without cookies', async () => {
    const { headers } = await byProvider(`?stop=${token}`)
    expect([headers.get('location'), headers.getSetCookie()]).toEqual([null, []])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', '?stop=', '?stop=a%20b', '?token=other'])(
    "without a mail's token (%j) is refused, without a backend call",
    async (query) => {
      expect((await byProvider(query)).status).toBe(400)
      expect(ended).toEqual([])
    },
  )

  test('gets an error while the backend is down, so that it can be repeated', async () => {
    backendStub.use(http.post('http://localhost:4000/stock-alert-stop', () => HttpResponse.error()))
    expect((await byProvider(`?stop=${token}`)).status).toBe(503)
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])(
  '%s to the same address ends nothing',
  async (method) => {
    const address = `http://shop.test${pathOf(stopStockAlertByMail)}?stop=${token}`
    expect((await serve(new Request(address, { method }))).status).toBe(405)
    expect(ended).toEqual([])
  },
)
