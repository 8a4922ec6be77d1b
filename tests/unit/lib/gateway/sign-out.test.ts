import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { aRequest, flashOf, setCookie, testToken } from '#tests/support/shop-request.ts'

const backendCall = 'http://localhost:4000/auth/sign-out'

let log: ReturnType<typeof vi.spyOn>
stubBackend()
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toContain(testToken)
  log.mockClear()
})

/** Stubs the backend's sign-out; returns the tokens and bodies received. */
function backendSays(answer: () => Response) {
  const heard: { token: string | null; body: unknown }[] = []
  backendStub.use(
    http.post(backendCall, async ({ request }) => {
      heard.push({ token: request.headers.get('authorization'), body: await request.json() })
      return answer()
    }),
  )
  return heard
}

const done = () => HttpResponse.json({ data: { message: 'You have signed out.' } })
const failed = (status: number) => () => new HttpResponse(null, { status })
const hungUp = () => HttpResponse.error()

const path = '/api/session/sign-out'
const scripted = (to = path) => aRequest('POST', to, { isSignedIn: true })
const plain = (to = path) => aRequest('POST', to, { isSignedIn: true, body: '' })
const everywhere = `${path}/everywhere`

const cookiesOf = (response: Response) => [
  setCookie(response, 'session'),
  setCookie(response, 'device_id'),
]
const takenAway = ['', '']
const untouched = [undefined, undefined]

describe('signing out', () => {
  test('removes session and device, and ends the token at the backend', async () => {
    const heard = backendSays(done)
    expect(cookiesOf(await serve(await scripted()))).toEqual(takenAway)
    expect(heard).toEqual([{ token: testToken, body: { everywhere: false } }])
  })

  test("without scripts clears the browser's storage, and goes to the sign-in", async () => {
    backendSays(done)
    const response = await serve(await plain())
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in'])
    expect(response.headers.get('clear-site-data')).toBe('"storage"')
  })

  test.each([
    ['does not have the call', failed(404), 0],
    ['has ended the token already', failed(401), 0],
    ['fails', failed(500), 1],
    ['is down', hungUp, 1],
  ])('works in the browser when the backend %s', async (_, answer, logged) => {
    backendSays(answer)
    const response = await serve(await scripted())
    expect([response.status, ...cookiesOf(response)]).toEqual([200, ...takenAway])
    expect(log).toHaveBeenCalledTimes(logged)
  })

  test('by a guest makes no backend call', async () => {
    const heard = backendSays(done)
    const response = await serve(await aRequest('POST', '/api/session/sign-out'))
    expect(cookiesOf(response)).toEqual(takenAway)
    expect(heard).toEqual([])
  })

  test.each(['sign-out', 'sign-out/everywhere'])(
    'cannot be triggered by another site (%s)',
    async (path) => {
      const heard = backendSays(done)
      const headers = { 'sec-fetch-site': 'cross-site' }
      const response = await serve(
        await aRequest('POST', `/api/session/${path}`, { isSignedIn: true, headers }),
      )
      expect([response.status, ...cookiesOf(response)]).toEqual([403, ...untouched])
      expect(heard).toEqual([])
    },
  )

  test('is not a gateway call, which would leave the cookie behind', async () => {
    const heard = backendSays(done)
    const request = await aRequest('POST', '/api/auth/sign-out', { isSignedIn: true })
    expect((await serve(request)).status).toBe(404)
    expect(heard).toEqual([])
  })
})

describe('signing out everywhere', () => {
  test('ends every token at the backend, and the session here', async () => {
    const heard = backendSays(done)
    expect(cookiesOf(await serve(await scripted(everywhere)))).toEqual(takenAway)
    expect(heard).toEqual([{ token: testToken, body: { everywhere: true } }])
  })

  test.each([
    ['does not have the call', failed(404), 404],
    ['fails', failed(500), 502],
    ['is down', hungUp, 503],
  ])(
    'is not claimed when the backend %s: the customer stays signed in',
    async (_, answer, status) => {
      backendSays(answer)
      const response = await serve(await scripted(everywhere))
      expect([response.status, ...cookiesOf(response)]).toEqual([status, ...untouched])
      expect((await response.json()).error.message).toMatch(/\w+ \w+/)
    },
  )

  test('without scripts shows a failure on the account page', async () => {
    backendSays(hungUp)
    const response = await serve(await plain(everywhere))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account'])
    expect(await flashOf(response, '/account')).toMatchObject({
      message: 'Connection failed, please try again',
    })
  })

  test('with an already expired token ends the session here', async () => {
    backendSays(failed(401))
    expect(cookiesOf(await serve(await scripted(everywhere)))).toEqual(takenAway)
  })
})
