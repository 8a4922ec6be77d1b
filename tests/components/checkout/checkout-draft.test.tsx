import { maxLengthOf } from '@etalase/contract/rules/field.ts'
import { guestAddressForm } from '@etalase/contract/rules/forms.ts'
import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import {
  available,
  bill,
  button,
  goToPayment,
  openCheckout,
  payAsGuest,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { fill } from '#tests/support/fill.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { sealedDrafts } from '#tests/support/sealed-drafts-stub.ts'

const street = 'Jl. Kemang Raya 12'
const email = 'sari@example.com'

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
  answers('post', 'checkout', available)
  answers('get', 'master/province', { province_list: [] })
  refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')
})

/** Returns everything that scripts of this browser could read. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

const streetField = () => screen.findByLabelText<HTMLInputElement>(address.street)

async function toAddress() {
  const shopper = openCheckout()
  await shopper.click(await button(/^Online Delivery/))
  await streetField()
  return shopper
}

async function typeStreet(text = street) {
  const shopper = await toAddress()
  await fill(shopper, await streetField(), text)
  return shopper
}

/** Closes and reopens the page: only storage and cookies remain. */
function reload({ at = window.location.pathname + window.location.search } = {}) {
  cleanup()
  queryClient().clear()
  return openCheckout({ at })
}

const isKept = (text: string) =>
  waitFor(() => expect(JSON.stringify(sealedDrafts.get('checkout-draft'))).toContain(text))

describe("a guest's checkout input", () => {
  test('comes back after a reload, and is in no storage that scripts can read', async () => {
    await typeStreet()
    await isKept(street)
    expect(stored()).not.toContain('Kemang')
    reload()
    expect((await streetField()).value).toBe(street)
  })

  test('is awaited when a reload overtakes it', async () => {
    await typeStreet('Jl. Kemang Raya 1')
    await isKept('Raya 1')
    const older = sealedDrafts.get('checkout-draft')
    const shopper = reload()
    await shopper.type(await streetField(), '2')
    await isKept(street)
    const newer = sealedDrafts.get('checkout-draft')
    let fetches = 0
    answers('get', 'checkout-draft', () => ({ kept: fetches++ < 2 ? older : newer }))
    reload()
    expect((await streetField()).value).toBe(street)
  })

  test('stays on the page when saving fails, and is sent with the next change', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    breaks('put', 'checkout-draft')
    const shopper = await typeStreet('Jl. Kemang Raya 1')
    await waitFor(() => expect(warn).toHaveBeenCalled())
    const calls = answers('put', 'checkout-draft', {})
    await shopper.type(await streetField(), '2')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ buyer: { address_street: street } })
  })

  test('is not shown as empty when loading fails: an error is shown, and Retry restores it', async () => {
    await typeStreet()
    await isKept(street)
    refuses('get', 'checkout-draft', 500, 'Error 500: Internal Server Error')
    const shopper = reload()
    expect(await screen.findByText('Error 500: Internal Server Error')).toBeTruthy()
    const kept = sealedDrafts.get('checkout-draft')
    answers('get', 'checkout-draft', { kept })
    await shopper.click(await button(checkout.retry))
    expect((await streetField()).value).toBe(street)
  })

  test('is not saved once another tab has signed out', async () => {
    await typeStreet()
    const calls = answers('put', 'checkout-draft', {})
    localStorage.clear()
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toEqual([])
  })

  test('is dropped when too long, since part of a street would look like a street', async () => {
    const shopper = await toAddress()
    await fill(shopper, await screen.findByLabelText(address.recipientName), 'Sari')
    await shopper.click(await streetField())
    await shopper.paste('x'.repeat(maxLengthOf(guestAddressForm.street) + 1))
    await isKept('Sari')
    reload()
    expect(await screen.findByDisplayValue('Sari')).toBeTruthy()
    expect((await streetField()).value).toBe('')
  })

  test('needs no request in a new checkout', async () => {
    const calls = answers('get', 'checkout-draft', { kept: null })
    await toAddress()
    expect(calls).toEqual([])
  })

  test('is deleted once the order is placed', async () => {
    answers('post', 'checkout-trx', { payment_data: bill })
    const shopper = await pickUp()
    await payAsGuest(shopper)
    await waitFor(() => expect(restorePendingOrder()?.billNo).toBe(bill.order_id))
    expect(localStorage.getItem('checkout-draft')).toBeNull()
    // Going back from the provider may restore this page from the back/forward cache, with its memory.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await shopper.click(await button(checkout.newOrder))
    await shopper.click(await button(checkout.yesNewOrder))
    await shopper.click(await button(/^Store Pickup/))
    await shopper.click(await button(/^Sandang Nusa Kemang/))
    expect(await screen.findByLabelText<HTMLInputElement>(checkout.guestEmail)).toHaveProperty(
      'value',
      '',
    )
  })
})

describe('a sent order', () => {
  test('is resent with the same key and an equal body after a reload, with its buyer in no storage', async () => {
    const shopper = await pickUp()
    await fill(shopper, await screen.findByLabelText(checkout.orderNotes), 'Bungkus kado')
    const sent = answers('post', 'checkout-trx', { payment_data: bill })
    await payAsGuest(shopper)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(stored()).not.toContain(email)
    expect(stored()).not.toContain('kado')
    const again = answers('post', 'checkout-trx', { payment_data: bill })
    await reload({ at: '/checkout' }).click(await button(checkout.continuePayment))
    await waitFor(() => expect(again).toHaveLength(1))
    expect(again[0]?.body).toEqual(sent[0]?.body)
    expect(again[0]?.body).toMatchObject({ guest_email: email, shipping_notes: 'Bungkus kado' })
    const keyOf = (calls: typeof sent) => calls[0]?.headers.get('idempotency-key')
    expect(keyOf(again)).toBe(keyOf(sent))
  })

  test('is not sent before its buyer is saved: it could not be repeated after a reload', async () => {
    breaks('put', 'pending-order')
    const sent = answers('post', 'checkout-trx', { payment_data: bill })
    const shopper = await pickUp()
    await payAsGuest(shopper)
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    expect([sent, restorePendingOrder()]).toEqual([[], null])
    answers('put', 'pending-order', {})
    await shopper.click(await button(checkout.continuePayment))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ guest_email: email })
  })

  test.each([
    ['nobody', null],
    ['the buyer of another order', { key: '0'.repeat(32), buyer: { guest_email: 'x@y.id' } }],
  ])('is not resent for %s, with a message', async (_, kept) => {
    breaks('post', 'checkout-trx')
    await payAsGuest(await pickUp())
    await screen.findByText(checkout.pendingUnknown.title)
    sealedDrafts.set('pending-order', kept)
    const again = answers('post', 'checkout-trx', { payment_data: bill })
    const shopper = reload({ at: '/checkout' })
    await shopper.click(await button(checkout.continuePayment))
    expect(await screen.findByText(checkout.buyerLost)).toBeTruthy()
    expect(again).toEqual([])
  })

  test('is kept when its buyer cannot be loaded, and can be retried', async () => {
    breaks('post', 'checkout-trx')
    await payAsGuest(await pickUp())
    await screen.findByText(checkout.pendingUnknown.title)
    breaks('get', 'pending-order')
    const shopper = reload({ at: '/checkout' })
    await shopper.click(await button(checkout.continuePayment))
    expect(await screen.findByText('Connection failed, please try again')).toBeTruthy()
    expect(restorePendingOrder()).not.toBeNull()
  })

  test('stores no personal data when refused', async () => {
    refuses('post', 'checkout-trx', 400, 'Oxford shirt is out of stock.', 'OUT_OF_STOCK')
    await payAsGuest(await pickUp())
    await screen.findByText('Oxford shirt is out of stock.')
    await waitFor(() => expect(sealedDrafts.has('pending-order')).toBe(false))
    expect(restorePendingOrder()).toBeNull()
  })

  test('needs no cookie for a customer without notes', async () => {
    const calls = answers('put', 'pending-order', {})
    const sent = answers('post', 'checkout-trx', { payment_data: bill })
    await goToPayment(await pickUp(5, { isCustomer: true }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect([calls, sealedDrafts.size]).toEqual([[], 0])
  })
})
