import { stubBackend } from '@etalase/testkit/backend-stub.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { authMessages } from '#messages/auth.ts'
import { backendSays } from '#tests/support/backend-says.ts'
import { aRequest, setCookie, testToken } from '#tests/support/shop-request.ts'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const credential = {
  ...{ id: 'a2V5', rawId: 'a2V5', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}

const post = async (body: object | string, headers: Record<string, string> = {}) =>
  serve(await aRequest('POST', '/api/session/passkey', { body, headers }))

describe('a sign-in with a passkey', () => {
  test("begins with the backend's options for the browser", async () => {
    const options = { challenge: 'cGlja2Vk', rpId: 'shop.test' }
    backendSays('auth/passkey-options', { data: { options } })
    const response = await post({})
    expect(await response.json()).toEqual({ data: { options } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('ends with a session, whose token scripts cannot read', async () => {
    const answer = { access_token: testToken, device_token: 'device', email: 'sari@example.com' }
    const heard = backendSays('auth/passkey', { data: answer })
    backendSays('cart-adopt', { error: { code: 'NOT_FOUND', message: 'No.' } }, 404)
    backendSays('cart-move', { error: { code: 'NOT_FOUND', message: 'No.' } }, 404)
    const response = await post({ credential })
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ data: { message: authMessages.signedIn } })
    expect(text).not.toContain(testToken)
    expect(setCookie(response, 'session')).toMatch(/.{50}/)
    expect(heard).toEqual([{ credential }])
  })

  test('that the backend refuses says why, and starts no session', async () => {
    const error = { code: 'PASSKEY_REFUSED', message: "This passkey didn't work." }
    backendSays('auth/passkey', { error }, 400)
    const response = await post({ credential })
    expect([response.status, await response.json()]).toEqual([400, { error }])
    expect(setCookie(response, 'session')).toBeUndefined()
  })

  test.each([
    ['without what was signed', { credential: { ...credential, response: {} } }],
    ['with markup in place of Base64', { credential: { ...credential, id: '<script>' } }],
    ['with text', { credential: 'a key' }],
  ])('%s makes no backend call', async (_, body) => {
    const heard = backendSays('auth/passkey', { data: {} })
    expect((await post(body)).status).toBe(400)
    expect(heard).toEqual([])
  })
})
