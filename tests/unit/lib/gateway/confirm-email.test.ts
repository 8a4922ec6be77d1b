import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'
import { aRequest, flashOf, goesTo } from '#tests/support/shop-request.ts'

const token = '7.1800000000.the-token-of-a-mail'
let logged: unknown[]

stubBackend()
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...line) => logged.push(...line))
  vi.spyOn(console, 'warn').mockImplementation((...line) => logged.push(...line))
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

function backendSays(body: object, status = 200) {
  const heard: unknown[] = []
  backendStub.use(
    http.post('http://localhost:4000/auth/confirm-email', async ({ request }) => {
      heard.push(await request.json(), request.headers.get('authorization'))
      return HttpResponse.json(body, { status })
    }),
  )
  return heard
}

const press = async (body = `token=${token}`, headers: Record<string, string> = {}) =>
  serve(await aRequest('POST', '/api/confirm-email', { body, headers, isSignedIn: true }))

const said = (response: Response) => flashOf(response, '/confirm-email')

describe('the button behind the mail’s link', () => {
  test('confirms, whichever account is signed in here, and removes the token from the address', async () => {
    const heard = backendSays({ data: { message: 'Confirmed.' } })
    const response = await press()
    expect(heard).toEqual([{ token }, null])
    expect(goesTo(response)).toEqual([303, '/confirm-email'])
    expect(await said(response)).toMatchObject({ message: 'Confirmed.', isDone: true })
  })

  test('says that an expired link no longer works, and does not offer it again', async () => {
    const message = 'This link no longer works.'
    backendSays({ error: { code: 'LINK_EXPIRED', message } }, 400)
    const response = await press()
    expect(goesTo(response)).toEqual([303, '/confirm-email'])
    expect(await said(response)).toMatchObject({ message, isDone: false })
  })

  test('can be pressed again after a failure', async () => {
    backendSays({}, 500)
    const response = await press()
    expect(goesTo(response)).toEqual([303, `/confirm-email?token=${token}`])
    expect(logged.join()).not.toContain(token)
  })

  test('says so when the backend lacks the call', async () => {
    backendSays({ error: { code: 'NOT_FOUND', message: 'Nothing here.' } }, 404)
    expect((await said(await press()))?.message).toBe(confirmEmailMessages.notOffered)
  })

  test.each(['', 'token=', `token=${'x'.repeat(401)}`])(
    'sends nothing for the form "%.20s"',
    async (body) => {
      const heard = backendSays({})
      const response = await press(body)
      expect(heard).toEqual([])
      expect(goesTo(response)).toEqual([303, '/confirm-email'])
      expect((await said(response))?.message).toBe(confirmEmailMessages.noLink)
    },
  )
})
