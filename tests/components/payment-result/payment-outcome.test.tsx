import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { aCart, anOrder, anOrderLine, aShowroom } from '@etalase/testkit/builders.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { brand } from '#brand/company.ts'
import { PaymentOutcomeView } from '#components/payment-result/payment-outcome-view.tsx'
import { newIdempotencyKey } from '#lib/checkout/order.ts'
import { savePendingOrder } from '#lib/checkout/pending-order.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'
import { footerMessages } from '#messages/footer.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { ordersMessages } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'
import { bill } from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, hasSession, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const billNo = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

const renderOutcome = (
  outcome: KnownResult['outcome'],
  isSignedIn: boolean,
  hasOrderPage = false,
  canKeep = false,
  result: Partial<KnownResult> = {},
) =>
  renderInShop(
    <PaymentOutcomeView
      result={{ outcome, trxRef: billNo, total: null, payBefore: null, ...result }}
      isSignedIn={isSignedIn}
      hasOrderPage={hasOrderPage}
      canKeep={canKeep}
      paymentUrl="https://pay.example/"
    />,
  )

beforeEach(() => {
  hasCart(aCart())
  refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')
})

/** Stores a pending order in this browser, with its bill if known. */
const remember = (bill?: string) =>
  savePendingOrder({
    key: newIdempotencyKey(),
    hasBuyer: false,
    body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 },
    total: 1,
    sentAt: Date.now(),
    ...(bill ? { billNo: bill } : {}),
  })

const inFiveHours = () => toWib(new Date(Date.now() + 5 * 60 * 60 * 1000))

const target = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('the promised arrival of an order', () => {
  const arrival = {
    promised_arrival: {
      first_day: '2026-11-26',
      last_day: '2026-11-27',
      pay_before: '2026-11-26 08:00:00',
    },
  }
  const placed = (more: object) => ({
    trx_ref: billNo,
    trx_status: 'PAID',
    grand_total: 1,
    sales_trx_details: [],
    ...more,
  })

  test('is shown on the payment page, as promised', async () => {
    answers('get', 'order-payment', placed(arrival))
    renderOutcome('paid', false)
    expect(await screen.findByText('Promised arrival: Thu 26 - Fri 27 Nov')).toBeTruthy()
  })

  test('shows when a pickup is ready', async () => {
    answers('get', 'order-payment', placed({ pickup_ready_at: '2026-11-25 14:15:00' }))
    renderOutcome('paid', false)
    expect(await screen.findByText('Ready Wed 25 Nov from 14:15 WIB')).toBeTruthy()
  })

  test('is missing when the backend makes no promise', async () => {
    answers('get', 'order-payment', placed({ sales_trx_details: [anOrderLine()] }))
    renderOutcome('paid', false)
    await screen.findByRole('region', { name: ordersMessages.items })
    expect(screen.queryByText(/Promised|Ready|Arrives/)).toBeNull()
  })
})

describe('after a payment', () => {
  test.each(['paid', 'waiting', 'expired', 'reversed', 'checking'] as const)(
    'that is %s a customer gets a link to the orders',
    (outcome) => {
      renderOutcome(outcome, true)
      expect(target('Check My Order Status')).toBe('/account/orders')
    },
  )

  test.each(['paid', 'waiting', 'notCompleted', 'expired', 'reversed', 'checking'] as const)(
    'that is %s a guest gets no link to an account',
    (outcome) => {
      renderOutcome(outcome, false)
      expect(target('Check My Order Status')).toBeUndefined()
    },
  )

  test.each(['paid', 'waiting', 'expired', 'cancelled', 'reversed', 'checking'] as const)(
    "that is %s a guest gets a link to the order's page, if the backend has one",
    (outcome) => {
      renderOutcome(outcome, false, true)
      expect(target(guestOrderMessages.title)).toBe('/order')
    },
  )

  test('a guest gets no link to an order page that the backend does not support', () => {
    renderOutcome('paid', false)
    expect(target(guestOrderMessages.title)).toBeUndefined()
  })

  test("that was not completed a guest can retry on the order's page in another browser", () => {
    renderOutcome('notCompleted', false, true)
    expect(target(paymentMessages.tryAgain)).toBe('/order')
  })

  test('the chat opens with the order number filled in', () => {
    renderOutcome('checking', false)
    expect(target(footerMessages.chat)).toBe(
      `${brand.chatUrl}?text=Hello%2C%20I%20have%20a%20question%20about%20my%20order%20A1B2C3D4.`,
    )
  })

  test('that was not completed a guest can retry where the order was made', () => {
    renderOutcome('notCompleted', false)
    expect(target(paymentMessages.tryAgain)).toBe('/checkout')
  })

  test('that was not completed a customer can retry at the order', () => {
    renderOutcome('notCompleted', true)
    expect(target(paymentMessages.tryAgain)).toBe('/account/orders')
  })

  test('that was not completed one click leads to the provider, if this browser has the order', async () => {
    const calls = answers('post', 'checkout-trx', { payment_data: { ...bill, bill_total: '1' } })
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    remember(billNo)
    const shopper = renderOutcome('notCompleted', true)
    await shopper.click(screen.getByRole('button', { name: paymentMessages.tryAgain }))
    await expect.poll(() => submit).toHaveBeenCalledOnce()
    expect(calls).toHaveLength(1)
    expect(document.querySelector('form')?.action).toBe('https://pay.example/')
  })

  test('that was not completed the page says why it cannot lead to the provider, and where the order is', async () => {
    hasSession(true)
    refuses('post', 'checkout-trx', 409, 'The order has expired.', 'ORDER_CLOSED')
    remember(billNo)
    const shopper = renderOutcome('notCompleted', true)
    await shopper.click(screen.getByRole('button', { name: paymentMessages.tryAgain }))
    expect((await screen.findByRole('alert')).textContent).toContain('The order has expired.')
    expect(target(paymentMessages.toCheckout)).toBe('/checkout')
  })

  test.each([['f'.repeat(32)], [undefined]])(
    'that was not completed a customer gets no link to another order of this browser, %s',
    (otherBill) => {
      remember(otherBill)
      renderOutcome('notCompleted', true)
      expect(target(paymentMessages.tryAgain)).toBe('/account/orders')
    },
  )

  test('that is pending the page shows the payment number, and where this browser shows it again', async () => {
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
    expect(target(paymentMessages.seeAgain)).toBe('/checkout')
  })

  const issued = {
    trx_ref: billNo,
    trx_status: 'PENDING',
    grand_total: 299_000,
    payment_number: '7021234567890123',
  }

  test.each([
    ['BCA Virtual Account', /its ATMs/],
    ['Alfamart', /tell the cashier/],
  ])(
    'that is pending the page explains step by step how to pay by %s',
    async (payment_channel, step) => {
      answers('get', 'order-payment', { ...issued, payment_channel })
      renderOutcome('waiting', false)
      const steps = await screen.findByRole('region', {
        name: paymentMessages.stepsTitle(payment_channel),
      })
      expect(within(steps).getAllByRole('listitem').length).toBeGreaterThan(2)
      expect(steps.textContent).toMatch(step)
    },
  )

  test('that is pending the page shows no steps for an unknown kind of channel', async () => {
    answers('get', 'order-payment', { ...issued, payment_channel: 'Bank Baru' })
    renderOutcome('waiting', false)
    await screen.findByText('7021234567890123')
    expect(
      screen.queryByRole('region', { name: paymentMessages.stepsTitle('Bank Baru') }),
    ).toBeNull()
  })

  test.each(['waiting', 'notCompleted', 'checking', 'expired', 'cancelled', 'reversed'] as const)(
    'that is %s the page never reads as if it were paid',
    (outcome) => {
      renderOutcome(outcome, false)
      expect(screen.queryByText(paymentMessages.outcomes.paid.state)).toBeNull()
      expect(screen.getByText(paymentMessages.outcomes[outcome].state)).toBeTruthy()
    },
  )

  test('that is pending the page counts the time left, but not once it has expired', () => {
    renderOutcome('waiting', false, false, false, { payBefore: inFiveHours() })
    expect(screen.getByText(/^\((5 h 0|4 h 59) min left\)$/)).toBeTruthy()
    cleanup()
    renderOutcome('expired', false, false, false, { payBefore: inFiveHours() })
    expect(screen.queryByText(/left\)$/)).toBeNull()
  })

  test('that is paid the page shows the pickup code', async () => {
    const paid = { trx_status: 'PAID', pickup_code: 'K7MQ2X', showroom: aShowroom() }
    answers('get', 'order-payment', { ...issued, ...paid })
    renderOutcome('paid', false)
    expect(await screen.findByText('K7MQ2X')).toBeTruthy()
    expect(screen.getByText(ordersMessages.notReadyYet)).toBeTruthy()
    expect(screen.getByText(aShowroom().showroom_name)).toBeTruthy()
    expect(screen.getByText(ordersMessages.pickupText)).toBeTruthy()
  })

  test('that is confirmed the page shows the amount due at the store, and mentions no earlier payment', async () => {
    const at = { trx_status: 'CONFIRMED', payment_way: 'PAY_AT_STORE', pickup_code: 'K7MQ2X' }
    answers('get', 'order-payment', { ...issued, ...at, payment_number: null })
    renderOutcome('confirmed', false, false, false, { way: 'PAY_AT_STORE', total: 598_000 })
    expect(await screen.findByText('K7MQ2X')).toBeTruthy()
    expect(screen.getByText('Pay IDR 598,000 at the store when you pick it up.')).toBeTruthy()
    expect(screen.getByText(/The store is preparing your order/)).toBeTruthy()
    expect(screen.queryByText(/after payment/)).toBeNull()
  })

  test("that is paid a customer sees the pickup code with a backend that knows only the spec's calls", async () => {
    const order = anOrder({ trx_ref: billNo, trx_status: 'PAID', pickup_code: 'K7MQ2X' })
    answers('get', 'user/orders', { user_orders: [order] })
    renderOutcome('paid', true)
    expect(await screen.findByText('K7MQ2X')).toBeTruthy()
  })

  test('that was reversed the page shows no pickup code', async () => {
    const line = anOrderLine()
    const reversed = { trx_status: 'CANCELLED', pickup_code: 'K7MQ2X', sales_trx_details: [line] }
    answers('get', 'order-payment', { ...issued, ...reversed })
    renderOutcome('reversed', false)
    await screen.findByRole('region', { name: ordersMessages.items })
    expect(screen.queryByText('K7MQ2X')).toBeNull()
  })

  test('the page lists the items when the backend sends them to this browser', async () => {
    const line = anOrderLine({ product_name: 'Camp shirt', size_code: 'M' })
    answers('get', 'order-payment', { ...issued, trx_status: 'PAID', sales_trx_details: [line] })
    renderOutcome('paid', false)
    const items = await screen.findByRole('region', { name: ordersMessages.items })
    expect(within(items).getByRole('link', { name: 'Camp shirt' })).toBeTruthy()
  })
})

describe('the offer to add a guest’s order to an account', () => {
  const { keepOrder } = confirmEmailMessages

  test.each(['paid', 'waiting'] as const)(
    'appears after a payment that is %s, with no personal data in its address',
    (outcome) => {
      renderOutcome(outcome, false, true, true)
      expect(target(keepOrder)).toBe('/sign-up?next=/account/orders')
    },
  )

  test.each(['notCompleted', 'expired', 'cancelled', 'reversed', 'checking'] as const)(
    'does not appear after one that is %s',
    (outcome) => {
      renderOutcome(outcome, false, true, true)
      expect(target(keepOrder)).toBeUndefined()
    },
  )

  test('does not appear when the backend cannot move the order', () => {
    renderOutcome('paid', false, true, false)
    expect(target(keepOrder)).toBeUndefined()
  })
})
