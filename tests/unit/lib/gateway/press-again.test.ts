import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, goesTo, setCookie } from '#tests/support/shop-request.ts'

stubBackend()

/** Stubs the backend's add; returns the bodies received. */
function backendTakes() {
  const taken: unknown[] = []
  backendStub.use(
    http.post('http://localhost:4000/cart', async ({ request }) => {
      taken.push(await request.json())
      return HttpResponse.json({ data: { message: 'Added' } })
    }),
  )
  return taken
}

interface Sent {
  address?: string
  body?: string | object
  /** The cookie from an earlier response. */
  key?: string
  headers?: Record<string, string>
}

const shirt = 'product_detail_id=1001&size=M&qty=1'

/** Posts a form as lynx does from a URL with `=`: no header names its page. */
async function send({ address = '/api/cart', body = shirt, key, headers = {} }: Sent = {}) {
  const request = await aRequest('POST', address, { body, headers })
  if (!('origin' in headers)) request.headers.delete('origin')
  if (key !== undefined)
    request.headers.set('cookie', `${request.headers.get('cookie')}; pressed=${key}`)
  return serve(request)
}

/** Returns the action of the confirmation page's form, and the page's cookie. */
async function askedBy(response: Response) {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(await response.text()) ?? []
  return { address: action.replaceAll('&amp;', '&'), key: setCookie(response, 'pressed') ?? '' }
}

describe('a form without headers that name its page', () => {
  test('changes nothing until the shopper confirms it on our own page, and is then done once', async () => {
    const taken = backendTakes()
    const first = await send()
    expect([first.status, taken]).toEqual([403, []])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(goesTo(await send(await askedBy(first)))).toEqual([303, '/cart'])
    expect(taken).toEqual([expect.objectContaining({ product_detail_id: 1001, size: 'M' })])
  })

  test('shows its fields and the query of its address for confirmation', async () => {
    const first = await send({ address: '/api/cart?again=1', body: `${shirt}&words="><b>` })
    const html = await first.clone().text()
    expect(html).toContain('<input type="hidden" name="words" value="&quot;&gt;&lt;b&gt;">')
    expect((await askedBy(first)).address).toMatch(/^\/api\/cart\?again=1&pressed=[0-9a-f-]{36}$/)
  })

  test("keeps its browser's key, so that two tabs can ask at once", async () => {
    const { key } = await askedBy(await send())
    expect(await askedBy(await send({ key }))).toMatchObject({ key })
  })

  test.each([
    ['another browser’s key', { address: '/api/cart?pressed=a', key: 'b' }],
    ['a key without its cookie', { address: '/api/cart?pressed=a' }],
    ['the cookie alone', { key: 'a' }],
    ['an empty key', { address: '/api/cart?pressed=', key: '' }],
  ])('changes nothing with %s', async (_, sent: Sent) => {
    const taken = backendTakes()
    expect((await send(sent)).status).toBe(403)
    expect(taken).toEqual([])
  })

  test('that is too long to be shown again is refused, without effect', async () => {
    const taken = backendTakes()
    const response = await send({ body: 'a'.repeat(70_000) })
    expect(taken).toEqual([])
    expect(setCookie(response, 'pressed')).toBeUndefined()
  })
})

describe('a form is refused without a confirmation page', () => {
  test.each([
    ['a form of another page, even with the key', { headers: { origin: 'https://evil.test' } }],
    ['a form whose page hides itself', { headers: { origin: 'null' } }],
    ['a script', { body: { product_detail_id: 1001, size: 'M', qty: 1 } }],
    [
      'a form with files',
      {
        address: '/api/order/return',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
  ])('for %s', async (_, sent: Sent) => {
    const taken = backendTakes()
    const response = await send({ address: '/api/cart?pressed=a', key: 'a', ...sent })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('<form')
    expect(taken).toEqual([])
  })
})
