import { aCart, aCartItem, anOrder } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { SentOrder } from '#components/checkout/posted-order.tsx'
import { OpenBillPanel } from '#components/orders/open-bill-panel.tsx'
import { PaymentSteps } from '#components/payment/how-to-pay.tsx'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import {
  available,
  button,
  openCheckout,
  payAsGuest,
  pickUp,
  watchSubmit,
} from '#tests/support/checkout-scene.tsx'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'

const url = 'https://pay.invoices.test/i/inv_1'
const redirect = { trx_ref: 'a'.repeat(32), grand_total: 299_000, url }
const away = { ...redirect, url: null }

let submit: MockInstance<HTMLFormElement['submit']>
let follow: MockInstance<HTMLAnchorElement['click']>

const followed = () =>
  follow.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.href : null))

beforeEach(() => {
  submit = watchSubmit()
  // jsdom doesn't navigate.
  follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  hasCart(aCart(aCartItem()))
})

const links = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe("an order paid on the provider's page", () => {
  test('sends the shopper there by a link, which no form policy blocks', async () => {
    answers('post', 'checkout-trx', { payment_redirect: redirect })
    await payAsGuest(await pickUp())
    await expect.poll(() => followed()).toEqual([url])
    expect(submit).not.toHaveBeenCalled()
    expect(links(checkout.handOffButton)).toEqual([url])
  })

  test('offers no link for a different amount, and shows both amounts', async () => {
    answers('post', 'checkout-trx', { payment_redirect: { ...redirect, grand_total: 999_000 } })
    await payAsGuest(await pickUp())
    expect(await screen.findByText(checkout.billDiffers('IDR 299,000', 'IDR 999,000'))).toBeTruthy()
    expect(followed()).toEqual([])
  })

  test('stays while the provider is down, says so, and can be paid with the next click', async () => {
    refuses('get', 'order-payment', 404, 'There is no such call.', 'NOT_FOUND')
    const first = answers('post', 'checkout-trx', { payment_redirect: away })
    const shopper = await pickUp()
    await payAsGuest(shopper)
    expect((await screen.findByRole('alert')).textContent).toBe(payment.providerAway)
    expect(screen.getByText(checkout.pendingPlaced.title)).toBeTruthy()
    expect(screen.getByText('Order number AAAAAAAA')).toBeTruthy()
    expect(restorePendingOrder()?.billNo).toBe(away.trx_ref)
    const second = answers('post', 'checkout-trx', { payment_redirect: redirect })
    await shopper.click(await button(checkout.continuePayment))
    await expect.poll(() => followed()).toEqual([url])
    const keyOf = ([call]: typeof first) => call?.headers.get('idempotency-key')
    expect(keyOf(second)).toBe(keyOf(first))
  })
})

describe('without scripts', () => {
  const order = {
    key: 'f'.repeat(32),
    body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 } as const,
    total: 299_000,
    sentAt: 1,
    billNo: redirect.trx_ref,
  }
  const renderSent = (way: { url: string } | null, total = order.total) =>
    render(
      <SentOrder
        order={order}
        failure={undefined}
        placed={{ handOff: { trxRef: redirect.trx_ref, total, way }, payment: null }}
      />,
    )

  test("an order has a link to the provider's page", () => {
    renderSent({ url })
    expect(links(checkout.handOffButton)).toEqual([url])
  })

  test('an order says that the provider is down, and how to retry', () => {
    renderSent(null)
    expect(screen.getByRole('alert').textContent).toBe(payment.providerAway)
    expect(links(errorsMessages.retry)).toEqual(['/checkout/steps'])
  })

  test('an order over a different amount has no link', () => {
    renderSent({ url }, 1)
    expect(links(checkout.handOffButton)).toEqual([])
  })
})

describe('the page of an unpaid order', () => {
  const show = (payment_redirect: object) => {
    const grand_total = anOrder().grand_total
    const order = anOrder({
      payment_data: null,
      payment_redirect: { ...away, grand_total, ...payment_redirect },
    })
    render(<OpenBillPanel order={order} paymentUrl="https://pay.example/form" now={Date.now()} />)
  }

  test("has a link to the provider's page", () => {
    show({ url })
    expect(links(checkout.continuePayment)).toEqual([url])
    expect(document.querySelector('form')).toBeNull()
  })

  test('says that the provider is down', () => {
    show({})
    expect(screen.getByRole('alert').textContent).toBe(payment.providerAway)
    expect(links(checkout.continuePayment)).toEqual([])
  })
})

describe('the payment channels', () => {
  const shown = async () => {
    const list = await screen.findByRole('list', { name: checkout.accepted })
    return [...list.children].map((item) => item.textContent)
  }

  async function openSummary(payment_channels: { name: string; kind: string }[]) {
    answers('post', 'checkout', { ...available, payment_channels })
    answers('post', 'check-showroom-stock-availability', {
      cart_items_availability: [{ id: 1, qty: 5 }],
    })
    const shopper = openCheckout()
    await shopper.click(await button(/^Store Pickup/))
    await shopper.click(await button(/^Sandang Nusa Kemang/))
  }

  test("in the summary are the backend's", async () => {
    await openSummary([{ name: 'Visa, Mastercard', kind: 'card' }])
    expect(await shown()).toEqual(['Visa, Mastercard'])
    expect(screen.queryByText(checkout.payLater)).toBeNull()
  })

  test('that are credit say who lends the money', async () => {
    await openSummary([{ name: 'Akulaku PayLater', kind: 'paylater' }])
    expect(await shown()).toEqual(['Akulaku PayLater'])
    expect(screen.getByText(checkout.payLater)).toBeTruthy()
  })

  test('are those of the spec, and QRIS, for a backend that knows only the spec', async () => {
    await pickUp()
    expect(await shown()).toEqual(
      'BCA,Mandiri,BNI,BRI,Permata,Maybank,BCA KlikPay,OVO,DANA,Alfamart,QRIS'.split(','),
    )
  })

  test.each([
    ['by their kind', { payment_channel: 'BSI', payment_channel_kind: 'virtual-account' }, 1],
    ['by their name', { payment_channel: 'BSI VA' }, 1],
    ['not of a kind without a number', { payment_channel: 'VA', payment_channel_kind: 'card' }, 0],
    ['not of a kind that is new', { payment_channel: 'BSI', payment_channel_kind: 'qr' }, 0],
  ])('have steps to pay %s', (_, channel, count) => {
    render(<PaymentSteps payment_number="900123" {...channel} />)
    expect(screen.queryAllByRole('list')).toHaveLength(count)
  })
})
