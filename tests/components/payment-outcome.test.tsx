import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { PaymentOutcomeView } from '#components/payment/payment-outcome-view.tsx'
import { newIdempotencyKey, savePendingOrder } from '#lib/checkout/pending-order.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { aCart } from '#tests/support/builders.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const billNo = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

const renderOutcome = (
  outcome: KnownResult['outcome'],
  isSignedIn: boolean,
  hasOrderPage = false,
) =>
  renderInShop(
    <PaymentOutcomeView
      result={{ outcome, trxRef: billNo, total: null, payBefore: null }}
      isSignedIn={isSignedIn}
      hasOrderPage={hasOrderPage}
    />,
  )

beforeEach(() => {
  hasCart(aCart())
  refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')
})

/** Leaves an order waiting in this browser, with its bill if that is known. */
const remember = (bill?: string) =>
  savePendingOrder({
    key: newIdempotencyKey(),
    body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 },
    total: 1,
    sentAt: Date.now(),
    ...(bill ? { billNo: bill } : {}),
  })

const target = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('after a payment', () => {
  test.each(['paid', 'waiting', 'expired', 'reversed', 'checking'] as const)(
    'that is %s a customer is led to the orders',
    (outcome) => {
      renderOutcome(outcome, true)
      expect(target('Check My Order Status')).toBe('/account/orders')
    },
  )

  test.each(['paid', 'waiting', 'notCompleted', 'expired', 'reversed', 'checking'] as const)(
    'that is %s a guest is not led to an account',
    (outcome) => {
      renderOutcome(outcome, false)
      expect(target('Check My Order Status')).toBeUndefined()
    },
  )

  test.each(['paid', 'waiting', 'expired', 'cancelled', 'reversed', 'checking'] as const)(
    'that is %s a guest finds the order on its page, where the backend has one',
    (outcome) => {
      renderOutcome(outcome, false, true)
      expect(target(words.guestOrder.title)).toBe('/order')
    },
  )

  test('a guest is not led to a page of the order that the backend does not have', () => {
    renderOutcome('paid', false)
    expect(target(words.guestOrder.title)).toBeUndefined()
  })

  test('that was not completed a guest tries again on the page of the order in another browser', () => {
    renderOutcome('notCompleted', false, true)
    expect(target(words.payment.tryAgain)).toBe('/order')
  })

  test('the chat opens with the order number filled in', () => {
    renderOutcome('checking', false)
    expect(target(words.footer.chat)).toBe(
      `${brand.chatUrl}?text=Hello%2C%20I%20have%20a%20question%20about%20my%20order%20A1B2C3D4.`,
    )
  })

  test('that was not completed a guest tries again where the order was made', () => {
    renderOutcome('notCompleted', false)
    expect(target(words.payment.tryAgain)).toBe('/checkout')
  })

  test('that was not completed a customer tries again at the order', () => {
    renderOutcome('notCompleted', true)
    expect(target(words.payment.tryAgain)).toBe('/account/orders')
  })

  test('that was not completed a customer whose checkout holds that order goes on there', () => {
    remember(billNo)
    renderOutcome('notCompleted', true)
    expect(target(words.payment.tryAgain)).toBe('/checkout')
  })

  test.each([['f'.repeat(32)], [undefined]])(
    'that was not completed a customer is not led to another order of this browser, %s',
    (otherBill) => {
      remember(otherBill)
      renderOutcome('notCompleted', true)
      expect(target(words.payment.tryAgain)).toBe('/account/orders')
    },
  )

  test('that waits the number to pay to is shown, and where this browser has it again', async () => {
    answers('get', 'order-payment', {
      trx_ref: billNo,
      trx_status: 'PENDING',
      grand_total: 299_000,
      payment_channel: 'BCA Virtual Account',
      payment_number: '7021234567890123',
    })
    remember(billNo)
    renderOutcome('waiting', false)
    expect(await screen.findByText('7021234567890123')).toBeTruthy()
    expect(target(words.payment.seeAgain)).toBe('/checkout')
  })
})
