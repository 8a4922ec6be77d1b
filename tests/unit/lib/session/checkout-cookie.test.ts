import { NextResponse } from 'next/server'
import { describe, expect, test } from 'vitest'
import { keepCheckoutCookie, readCheckoutCookie } from '#lib/session/checkout-cookie.ts'

const checkout = { shippingType: 'PICKUP_ON_STORE' }

/** Returns the checkout kept by `owner` as seen by `reader`; undefined means a guest. */
async function found(owner: string | undefined, reader: string | undefined) {
  const { cookies } = new NextResponse()
  expect(await keepCheckoutCookie(cookies, owner, checkout)).toBe(true)
  return readCheckoutCookie(cookies, reader)
}

describe('a checkout stored without scripts', () => {
  test.each([
    ['sari', 'dewi'],
    ['sari', undefined],
  ])('of the customer %s is not shown to %s', async (owner, reader) => {
    expect(await found(owner, reader)).toBeUndefined()
  })

  test('is restored for its customer', async () => {
    expect(await found('sari', 'sari')).toEqual(checkout)
  })

  test.each([undefined, 'sari'])(
    'of a guest continues, even after the sign-in (%s)',
    async (reader) => {
      expect(await found(undefined, reader)).toEqual(checkout)
    },
  )
})
