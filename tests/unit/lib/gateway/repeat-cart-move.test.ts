import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, setCookie } from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'

/** The browser's timeout in milliseconds (lib/api/browser.ts). */
const browserWaitsMs = 25_000

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const token = { data: { access_token: 'secret' } }
  backendStub.use(
    http.post(`${backend}/auth/sign-in`, () => HttpResponse.json(token)),
    http.post(`${backend}/cart-adopt`, () => HttpResponse.json({}, { status: 404 })),
  )
})

afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Stubs successive responses to moving the cart; counts the requests. */
function countMoves(answers: readonly (() => Response)[]): { count: number } {
  const moves = { count: 0 }
  backendStub.use(
    http.post(`${backend}/cart-move`, () => {
      const answer = answers[moves.count++] ?? HttpResponse.error
      return answer()
    }),
  )
  return moves
}

async function signIn(): Promise<Response> {
  const body = { email: 'sari@example.com', password: 'kopi susu 88' }
  return serve(await aRequest('POST', '/api/session/sign-in', { body }))
}

const moved = () => HttpResponse.json({ data: { message: 'Cart Moved' } })
const says = (status: number) => () => HttpResponse.json({}, { status })

test.each([
  ['a lost answer', () => HttpResponse.error()],
  ['a fault of the backend', says(503)],
])('%s does not lose the cart: a second call moves it', async (_, failing) => {
  const moves = countMoves([failing, moved])
  const response = await signIn()
  expect(setCookie(response, 'device_id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(moves.count).toBe(2)
  expect(console.error).toHaveBeenCalledOnce()
})

/** Whether a timer is the deadline of a call, rather than of a connection. */
const isDeadline = (ms: number) => ms > 1_000 && ms <= 20_000 && ms !== 4_000

test.each([
  ['at once', 0],
  ['after 19 s', 19_000],
])(
  "a sign-in that the backend answers %s succeeds within the browser's timeout, with the cart not yet moved",
  async (_, signInMs) => {
    const limitsMs: number[] = []
    let passedMs = 0
    const { now } = Date
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + passedMs)
    const { setTimeout } = globalThis
    const timeout = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run, ms = 0, ...rest) => {
        if (!isDeadline(ms)) return setTimeout(run, ms, ...rest)
        const isSignIn = limitsMs.push(ms) === 1
        passedMs += isSignIn ? signInMs : ms
        if (!isSignIn) run()
        return setTimeout(() => {})
      })
    const response = await signIn()
    timeout.mockRestore()
    clock.mockRestore()
    expect(setCookie(response, 'session')).toBeTruthy()
    expect(setCookie(response, 'device_id')).toBeUndefined()
    expect(limitsMs.length).toBeGreaterThan(1)
    expect(passedMs).toBeLessThan(browserWaitsMs)
  },
)

test.each([400, 404])('a move refused with %i is not retried', async (status) => {
  const moves = countMoves([says(status), moved])
  const response = await signIn()
  expect([response.status, setCookie(response, 'device_id')]).toEqual([200, undefined])
  expect(moves.count).toBe(1)
})
