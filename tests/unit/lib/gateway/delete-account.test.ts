import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import type { FormPage } from '#lib/session/flash.ts'
import {
  aRequest,
  flashCookie,
  flashOf,
  setCookie,
  testToken,
} from '#tests/support/shop-request.ts'

const path = 'user/delete-account'
const page = '/account/delete'

let log: ReturnType<typeof vi.spyOn>
stubBackend()
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toContain('kopi susu')
  log.mockClear()
})

function backendSays(body: object, status = 200) {
  const heard: unknown[] = []
  backendStub.use(
    http.post(`http://localhost:4000/${path}`, async ({ request }) => {
      heard.push(await request.json(), request.headers.get('authorization'))
      return HttpResponse.json(body, { status })
    }),
  )
  return heard
}

interface Press {
  /** An object is sent as scripts do, as JSON. */
  body?: string | object
  isSignedIn?: boolean
  headers?: Record<string, string>
}

const press = async ({ body = 'password=kopi+susu+88', isSignedIn = true, headers }: Press = {}) =>
  serve(await aRequest('POST', `/api/${path}`, { body, isSignedIn, ...(headers && { headers }) }))

const said = (response: Response, on: FormPage = page) => flashOf(response, on)

const location = (response: Response) => response.headers.get('location')

describe('the form that deletes an account', () => {
  test("removes the customer's data from this browser, and the sign-in confirms it", async () => {
    const heard = backendSays({ data: { message: 'Your account has been deleted.' } })
    const response = await press()
    expect(heard).toEqual([{ password: 'kopi susu 88' }, testToken])
    expect([response.status, location(response)]).toEqual([303, '/sign-in'])
    expect(['session', 'device_id', 'order'].map((name) => setCookie(response, name))).toEqual([
      '',
      '',
      '',
    ])
    expect(response.headers.get('clear-site-data')).toBe('"storage"')
    const flash = await said(response, '/sign-in')
    expect(flash).toMatchObject({ message: 'Your account has been deleted.', isDone: true })
    expect(setCookie(response, flashCookie('/cart'))).toBe('')
  })

  test('also removes session and device from this browser when sent by scripts', async () => {
    backendSays({ data: { message: 'Your account has been deleted.' } })
    const response = await press({ body: { password: 'kopi susu 88' } })
    expect(response.status).toBe(200)
    expect(['session', 'device_id'].map((name) => setCookie(response, name))).toEqual(['', ''])
  })

  test('shows a wrong password at its field, and keeps the customer signed in', async () => {
    const message = 'The password is wrong.'
    backendSays({ error: { code: 'WRONG_PASSWORD', message } }, 400)
    const response = await press()
    expect(location(response)).toBe(page)
    expect(await said(response)).toMatchObject({ problems: { password: message }, isDone: false })
    expect(setCookie(response, 'session')).toBeUndefined()
  })

  test('explains the refusal while an order is being delivered', async () => {
    const message = "A paid order hasn't reached you yet."
    backendSays({ error: { code: 'OPEN_ORDERS', message } }, 400)
    const response = await press()
    expect([location(response), await said(response)]).toMatchObject([page, { message }])
    expect(setCookie(response, 'device_id')).toBeUndefined()
  })

  test('keeps everything when the backend is down', async () => {
    backendSays({}, 500)
    const response = await press()
    expect(location(response)).toBe(page)
    expect((await said(response))?.isDone).toBe(false)
    expect(setCookie(response, 'session')).toBeUndefined()
  })

  test('requires the password before it calls the backend', async () => {
    const heard = backendSays({})
    const response = await press({ body: 'password=' })
    expect(heard).toEqual([])
    expect((await said(response))?.problems.password).toBeTruthy()
  })

  test('leads a guest to the home page', async () => {
    const heard = backendSays({})
    expect(location(await press({ isSignedIn: false }))).toBe('/?notice=session-ended#notice')
    expect(heard).toEqual([])
  })
})
