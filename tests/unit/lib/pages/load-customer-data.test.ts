import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { loadCustomerData } from '#lib/pages/load-customer-data.ts'
import { aRequest, testOwner, testToken } from '#tests/support/shop-request.ts'

const cookiesOf = async (request: Parameters<typeof aRequest>[2]) =>
  (await aRequest('GET', '/account', request)).cookies
const ofGuest = await cookiesOf({})
const ofCustomer = await cookiesOf({ isSignedIn: true })

const refused = (status: number) =>
  new ApiError({ kind: 'refused', call: 'GET user/orders', status, statusText: 'No' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.mocked(console.error).mockClear())

describe('an account page', () => {
  test('belongs to its customer, and loads with their token', async () => {
    expect(await loadCustomerData(ofCustomer, '/account', async (token) => `for ${token}`)).toEqual(
      {
        data: `for ${testToken}`,
        owner: testOwner,
      },
    )
  })

  test('loads nothing for a guest, who is led to the sign-in and back', async () => {
    const ask = vi.fn()
    expect(await loadCustomerData(ofGuest, '/account/orders', ask)).toEqual({
      redirectTo: '/sign-in?next=%2Faccount%2Forders',
    })
    expect(ask).not.toHaveBeenCalled()
  })

  test('loads nothing for a forged session', async () => {
    const ask = vi.fn()
    const forged = await cookiesOf({ headers: { cookie: 'session=Fe26.2*1*forged~2' } })
    expect(await loadCustomerData(forged, '/account', ask)).toHaveProperty('redirectTo')
    expect(ask).not.toHaveBeenCalled()
  })

  test('redirects to the end of a session that the backend rejects, with the way back', async () => {
    expect(
      await loadCustomerData(ofCustomer, '/account', () => Promise.reject(refused(401))),
    ).toEqual({
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
  ])('explains %s in words, and keeps the session', async (_, error, failure) => {
    expect(await loadCustomerData(ofCustomer, '/account', () => Promise.reject(error))).toEqual({
      failure: expect.stringContaining(failure),
    })
  })
})
