import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import {
  keepOfferedToken,
  keepOrderToken,
  readOfferedToken,
  readOrderToken,
} from '#lib/session/order-cookie.ts'
import { aRequest, flashOf, goesTo, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

/** Orders by token: two of one order, one of another. Any other token has expired. */
const orders: Readonly<Record<string, string>> = {
  'mine.1': 'aaaaaaaa00000000',
  'mine.2': 'aaaaaaaa00000000',
  'theirs.1': 'bbbbbbbb00000000',
}

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backendStub.use(
    http.post(`${backend}/order-by-token`, async ({ request }) => {
      const trx_ref = orders[Object(await request.json()).order_token]
      return trx_ref
        ? HttpResponse.json({ data: { user_order: anOrder({ trx_ref }) } })
        : HttpResponse.json({ error: { code: 'LINK_EXPIRED', message: 'No.' } }, { status: 400 })
    }),
  )
})

async function openCookie(token: string): Promise<string> {
  let sealed = ''
  await keepOrderToken({ set: (_, value) => (sealed = value) }, token)
  return `order=${sealed}`
}

interface Given {
  /** Token of the order open in the browser. */
  open?: string
  /** The browser's Sec-Fetch-Site: where the shopper comes from. */
  site?: string
}

async function follow(token: string, { open, site = 'none' }: Given = {}): Promise<Response> {
  const headers = {
    ...(site ? { 'sec-fetch-site': site } : {}),
    cookie: open ? await openCookie(open) : '',
  }
  return serve(await aRequest('GET', `/order/open?token=${token}`, { headers }))
}

const opened = (response: Response) =>
  readOrderToken({ get: () => ({ value: setCookie(response, 'order') ?? '' }) })

const offered = async (response: Response) =>
  (await readOfferedToken({ get: () => ({ value: setCookie(response, 'offered-order') ?? '' }) }))
    ?.token

async function sealedOffer(token: string): Promise<string> {
  let sealed = ''
  await keepOfferedToken({ set: (_, value) => (sealed = value) }, token)
  return sealed
}

async function press(form: 'open' | 'renew', offer: string, given: Record<string, string> = {}) {
  const body = String(new URLSearchParams({ offer }))
  const request = await aRequest('POST', `/api/order/${form}`, { body, headers: given })
  return serve(request)
}

describe('a link to an order', () => {
  test('from a mail program opens it, at an address without the token', async () => {
    const response = await follow('mine.1')
    expect(goesTo(response)).toEqual([303, '/order'])
    expect(await opened(response)).toBe('mine.1')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['none', 'cross-site', 'same-site', ''])(
    'to the opened order opens it without a question (Sec-Fetch-Site: %s)',
    async (site) => {
      const response = await follow('mine.2', { open: 'mine.1', site })
      expect(goesTo(response)).toEqual([303, '/order'])
      expect(await opened(response)).toBe('mine.2')
    },
  )

  test.each(['none', 'cross-site', 'same-site', 'same-origin', ''])(
    'to another order asks first, and keeps the opened one (Sec-Fetch-Site: %s)',
    async (site) => {
      const response = await follow('theirs.1', { open: 'mine.1', site })
      expect(goesTo(response)).toEqual([303, '/order/offered'])
      expect(setCookie(response, 'order')).toBeUndefined()
      expect(await offered(response)).toBe('theirs.1')
      expect(response.headers.getSetCookie().join()).not.toContain('theirs.1')
    },
  )

  test.each(['cross-site', 'same-site', ''])(
    'from another site asks before it opens one (Sec-Fetch-Site: %s)',
    async (site) => {
      const response = await follow('theirs.1', { site })
      expect(goesTo(response)).toEqual([303, '/order/offered'])
      expect(setCookie(response, 'order')).toBeUndefined()
    },
  )

  test('opens in place of an expired one', async () => {
    expect(goesTo(await follow('mine.1', { open: 'expired' }))).toEqual([303, '/order'])
  })

  test('that has expired keeps the opened order', async () => {
    const response = await follow('expired', { open: 'mine.1' })
    expect(goesTo(response)).toEqual([303, '/order/offered'])
    expect(setCookie(response, 'order')).toBeUndefined()
  })

  test('asks first while the backend is down, which is logged without the tokens', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    backendStub.use(http.post(`${backend}/order-by-token`, () => HttpResponse.error()))
    const response = await follow('mine.2', { open: 'mine.1' })
    expect(goesTo(response)).toEqual([303, '/order/offered'])
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.mock.calls)).not.toContain('mine.')
    log.mockClear()
  })

  test.each(['', '?token=', `?token=${'x'.repeat(401)}`])(
    'without a token (%s) keeps the opened order',
    async (query) => {
      const response = await serve(await aRequest('GET', `/order/open${query}`))
      expect(goesTo(response)).toEqual([303, '/order'])
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})

describe('an offered order', () => {
  test('opens with one click, whatever other link was followed in between', async () => {
    const cookie = `${await openCookie('mine.1')}; offered-order=${await sealedOffer('mine.2')}`
    const response = await press('open', await sealedOffer('theirs.1'), { cookie })
    expect(goesTo(response)).toEqual([303, '/order'])
    expect(await opened(response)).toBe('theirs.1')
  })

  test.each(['', 'theirs.1', 'Fe26.2*1*forged'])(
    "does not open with another site's token or a forged offer (%s)",
    async (offer) => {
      const response = await press('open', offer)
      expect(goesTo(response)).toEqual([303, '/order'])
      expect(setCookie(response, 'order')).toBeUndefined()
      expect((await flashOf(response, '/order'))?.message).toMatch(/open the link in the email/)
    },
  )

  test('whose link has expired gets a new one, and the opened order stays open', async () => {
    const heard: unknown[] = []
    backendStub.use(
      http.post(`${backend}/order-link`, async ({ request }) => {
        heard.push(await request.json())
        return HttpResponse.json({ data: { message: 'On its way.' } })
      }),
    )
    const cookie = await openCookie('mine.1')
    const response = await press('renew', await sealedOffer('expired'), { cookie })
    expect(heard).toEqual([{ order_token: 'expired' }])
    expect(setCookie(response, 'order')).toBeUndefined()
    expect((await flashOf(response, '/order'))?.message).toBe('On its way.')
  })
})
