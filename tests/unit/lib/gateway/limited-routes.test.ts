import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { type Action, pathOf } from '#lib/actions/action.ts'
import { actions } from '#lib/actions/all-actions.ts'
import { isEndpointKey } from '#lib/actions/find-action.ts'
import { env } from '#lib/config/env.ts'
import { attempts, mails, ownWritesPerAddress, perAddress } from '#lib/gateway/limits.ts'
import { serve } from '#lib/gateway/serve.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const factorOfTests = env.rateLimitFactor

stubBackend()
afterEach(() => {
  env.rateLimitFactor = factorOfTests
})

const limited = actions.filter(({ without }: Action) => !without?.limits)

test('few actions have no limits, each with a reason', () => {
  expect(actions.length - limited.length).toBeLessThan(5)
})

/** Calls of the shop's own actions; `POST ucp` covers everything that platforms read and write. */
const called = actions
  .flatMap(({ call }): string[] => (typeof call === 'string' ? [call] : [call.with, call.without]))
  .concat('POST ucp')

test.each(
  [perAddress, ownWritesPerAddress, attempts, mails].flatMap((table) => Object.keys(table)),
)('the limit of %s belongs to a call', (call) => {
  expect(called.includes(call) || isEndpointKey(call)).toBe(true)
})

test.each(limited)(
  '$at: a request from an address over its limits reaches no backend',
  async (action) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const heard: string[] = []
    backendStub.use(
      http.all('http://localhost:4000/*', ({ request: { url } }) => {
        heard.push(url)
        return HttpResponse.json({ error: { message: 'No', code: 'NOT_FOUND' } }, { status: 404 })
      }),
    )
    env.rateLimitFactor = 1e-9
    const path = pathOf(action).replace(/\[\w+\]/, '7')
    const method = action.at.slice(0, action.at.indexOf(' '))
    const request = await aRequest(method, `${path}?token=a&trx_ref=${'a'.repeat(32)}&number=1`, {
      body: { email: 'a@b.co', order_number: 'AAAAAAAA' },
      isSignedIn: true,
      headers: { 'x-forwarded-for': '203.0.113.250' },
    })
    await keepOrderToken({ set: (name, value) => request.cookies.set(name, value) }, 'a token')
    const response = await serve(request)
    expect(response.status).toBeGreaterThan(199)
    expect(heard).toEqual([])
  },
)
