import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { readToken } from '#lib/session/session.ts'
import { backendSays } from '#tests/support/backend-says.ts'
import { aRequest, flashOf, setCookie } from '#tests/support/shop-request.ts'

const path = 'user/change-password'
const page = '/account/change-password'
const newToken = 'the-new-access-token'
const form = {
  old_password: 'kopi susu 88',
  new_password: 'teh tarik 99',
  new_password_conf: 'teh tarik 99',
}
const changed = { data: { message: 'Your password has been changed.', access_token: newToken } }

let log: ReturnType<typeof vi.spyOn>
stubBackend()
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/kopi susu|teh tarik|access-token/)
  log.mockClear()
})

const post = async (body: object | string, isSignedIn = true) =>
  serve(await aRequest('POST', `/api/${path}`, { body, isSignedIn }))

const plain = (fields: Record<string, string>) => String(new URLSearchParams(fields))

const said = (response: Response) => flashOf(response, page)

const everything = async (response: Response) =>
  JSON.stringify([...response.headers]) + (await response.clone().text())

describe.each([
  ['by scripts', form],
  ['without scripts', plain(form)],
])('a password changed %s', (_, body) => {
  test('keeps this browser signed in with the new token, which it never sees', async () => {
    backendSays(path, changed)
    const response = await post(body)
    const sealed = setCookie(response, 'session') ?? ''
    expect(await readToken({ get: () => ({ value: sealed }) })).toBe(newToken)
    expect(await everything(response)).not.toMatch(/access-token|kopi susu|teh tarik/)
  })

  test('ends an expired session here too', async () => {
    backendSays(path, { error: { message: 'Ended.', code: 'UNAUTHORIZED' } }, 401)
    expect(setCookie(await post(body), 'session')).toBe('')
  })

  test('by a guest makes no call to the backend', async () => {
    const heard = backendSays(path, changed)
    const response = await post(body, false)
    expect([heard, setCookie(response, 'session') ?? '']).toEqual([[], ''])
  })
})

describe('without scripts', () => {
  test('success returns to the form, which shows it', async () => {
    backendSays(path, changed)
    const response = await post(plain(form))
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(await said(response)).toMatchObject({
      message: 'Your password has been changed.',
      isDone: true,
    })
  })

  test('errors are shown at their fields, without a call to the backend', async () => {
    const heard = backendSays(path, changed)
    const response = await post(plain({ ...form, new_password_conf: 'teh tarik 98' }))
    expect((await said(response))?.problems).toEqual({
      new_password_conf: "New password doesn't match the confirmation.",
    })
    expect(heard).toEqual([])
  })

  test('a wrong old password is reported there, and no password is stored for display', async () => {
    backendSays(
      path,
      { error: { message: 'The old password is wrong.', code: 'WRONG_PASSWORD' } },
      400,
    )
    expect(await said(await post(plain(form)))).toMatchObject({
      values: {},
      problems: { old_password: 'The old password is wrong.' },
    })
  })

  test('a backend that is down is reported, and the session stays', async () => {
    backendStub.use(http.post(`http://localhost:4000/${path}`, () => HttpResponse.error()))
    const response = await post(plain(form))
    expect(await said(response)).toMatchObject({ message: 'Connection failed, please try again' })
    expect(setCookie(response, 'session')).toBeUndefined()
  })
})
