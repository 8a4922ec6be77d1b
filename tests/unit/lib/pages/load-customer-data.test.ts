import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { loadCustomerData } from '#lib/pages/load-customer-data.ts'
import { keepSession } from '#lib/session/session.ts'

const jar = vi.hoisted(() => ({ cookies: new Map<string, { value: string }>() }))
vi.mock('#lib/session/request-cookies.ts', () => ({ requestCookies: async () => jar.cookies }))

const signIn = () =>
  keepSession(
    { set: (name, value) => jar.cookies.set(name, { value }) },
    { token: 'the-token', owner: 'sari' },
  )

const refused = (status: number) =>
  new ApiError({ kind: 'refused', call: 'GET user/orders', status, statusText: 'No' })

beforeEach(() => {
  jar.cookies.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.mocked(console.error).mockClear())

describe('a page of the account', () => {
  test("is its customer's, whose token asks for it", async () => {
    await signIn()
    expect(await loadCustomerData('/account', async (token) => `for ${token}`)).toEqual({
      data: 'for the-token',
      owner: 'sari',
    })
  })

  test('asks for nothing for a guest, who is led to the sign-in and back', async () => {
    const ask = vi.fn()
    expect(await loadCustomerData('/account/orders', ask)).toEqual({
      redirectTo: '/sign-in?next=%2Faccount%2Forders',
    })
    expect(ask).not.toHaveBeenCalled()
  })

  test('asks for nothing for a forged session', async () => {
    const ask = vi.fn()
    jar.cookies.set('session', { value: 'Fe26.2*1*forged~2' })
    expect(await loadCustomerData('/account', ask)).toHaveProperty('redirectTo')
    expect(ask).not.toHaveBeenCalled()
  })

  test('leads away to where a session ends that the backend refuses, which knows the way back', async () => {
    await signIn()
    expect(await loadCustomerData('/account', () => Promise.reject(refused(401)))).toEqual({
      redirectTo: '/api/session/ended?next=%2Faccount',
    })
  })

  test.each([
    [
      'a backend that is down',
      new ApiError({ kind: 'network', call: 'x', status: 0 }),
      'Connection failed, please try again',
    ],
    [
      'a backend that breaks the contract',
      new ApiError({ kind: 'badResponse', call: 'x', status: 200 }),
      'Something went wrong on our side. Please try again.',
    ],
    ['a fault of the backend', refused(500), 'Error 500: No'],
  ])('says in words what %s means, and ends no session', async (_, error, failure) => {
    await signIn()
    expect(await loadCustomerData('/account', () => Promise.reject(error))).toEqual({
      failure: expect.stringContaining(failure),
    })
  })
})
