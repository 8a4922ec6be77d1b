import type { Order } from '@etalase/contract/order.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { aBill, aCart, anOrder, aShowroom, hoursFromNow } from '@etalase/testkit/builders.ts'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OrderDetail } from '#components/orders/order-detail.tsx'
import { OrderList } from '#components/orders/order-list.tsx'
import { listedOrder } from '#lib/api/listed-order.ts'
import { orderQuery } from '#lib/api/queries/orders.ts'
import { newIdempotencyKey } from '#lib/checkout/order.ts'
import { restorePendingOrder, savePendingOrder } from '#lib/checkout/pending-order.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { copyMessages } from '#messages/copy.ts'
import { errorsMessages } from '#messages/errors.ts'
import { giftMessages as gift } from '#messages/gift.ts'
import { invoiceLinkMessages as invoiceLink } from '#messages/invoice-link.ts'
import { ordersMessages as orders } from '#messages/orders.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
})

/** Stubs a backend with only the spec's calls, which can't return a single order. */
function hasOrders(...user_orders: Order[]) {
  refuses('get', 'user/order', 404, 'There is no such call.', 'NOT_FOUND')
  return answers('get', 'user/orders', { user_orders })
}

const waiting = orders.statuses.ONLINE_DELIVERY.PENDING.title

const renderList = (...initial: Order[]) =>
  renderInShop(<OrderList initialOrders={initial.map(listedOrder)} renderedAt={Date.now()} />)

const renderDetail = (order: Order) =>
  renderInShop(
    <OrderDetail
      initialOrder={order}
      paymentUrl="https://pay.example/form"
      renderedAt={Date.now()}
    />,
  )

test.each([-24, 24])(
  'shows the same time left on a device whose clock is %i hours off',
  (hours) => {
    const server = Date.now()
    const order = anOrder({ payment_duedate: hoursFromNow(5) })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(server + hours * 3_600_000)
    hasOrders(order)
    renderInShop(
      <OrderDetail
        initialOrder={order}
        paymentUrl="https://pay.example/form"
        renderedAt={server}
      />,
    )
    expect(screen.getByRole('button', { name: checkout.continuePayment })).toBeTruthy()
    expect(screen.getByText(/\b[45] h\b/)).toBeTruthy()
    clock.mockRestore()
  },
)

test.each([
  ['what it was promised', { first_day: '2026-08-05', last_day: '2026-08-06' }, 1],
  ['nothing without a promise', null, 0],
] as const)('a paid order says when it arrives: %s', (_, days, count) => {
  const promised_arrival = days && { ...days, pay_before: '2026-08-04 08:00:00' }
  const order = anOrder({ trx_status: 'PAID', promised_arrival })
  hasOrders(order)
  renderDetail(order)
  expect(screen.queryAllByText('Promised arrival: Wed 5 - Thu 6 Aug')).toHaveLength(count)
})

test('an order paid in cash names the fee among its amounts', () => {
  const fee = { payment_way: 'CASH_ON_DELIVERY', payment_fee: rupiah(5_000) } as const
  const order = anOrder({ trx_status: 'SHIPPED', ...fee })
  hasOrders(order)
  renderDetail(order)
  expect(screen.getByText('Fee, Cash on delivery')).toBeTruthy()
})

const anInvoice = {
  number: 'INV-000123',
  issued_at: '2026-08-03 11:00:00',
  seller: { name: 'PT Contoh', address: '' },
  credit_notes: [],
}

test.each([
  ['leads to its invoice', anInvoice, ['/account/orders/12/invoice']],
  ['without an invoice says nothing of it', null, []],
])('a paid order %s', (_, invoice, paths) => {
  const order = anOrder({ trx_status: 'PAID', payment_date: '2026-08-03 11:00:00', invoice })
  hasOrders(order)
  renderDetail(order)
  const links = screen.queryAllByRole('link', { name: invoiceLink.open('INV-000123') })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('a refunded order paid in cash does not mention a bank', () => {
  const order = anOrder({ trx_status: 'REFUNDED', payment_way: 'PAY_AT_STORE' })
  hasOrders(order)
  renderDetail(order)
  expect(screen.getByText(/refunded this order/)).toBeTruthy()
  expect(screen.queryByText(/bank or e-wallet/)).toBeNull()
})

describe('the order list', () => {
  test('links to the shop when empty', () => {
    hasOrders()
    renderList()
    const link = screen.getByRole('link', { name: orders.emptyLink })
    expect(link.getAttribute('href')).toBe('/products')
  })

  test('shows number, date, status, total, and how to pay unpaid orders', () => {
    const order = anOrder({ payment_duedate: hoursFromNow(5.5) })
    hasOrders(order)
    renderList(order)
    expect(screen.getByRole('heading', { name: 'Order A1B2C3D4' })).toBeTruthy()
    expect(screen.getByText(/3 Aug 2026/)).toBeTruthy()
    expect(screen.getByText(waiting)).toBeTruthy()
    expect(screen.getByText('IDR 308,000')).toBeTruthy()
    expect(screen.getByText('(5 h 29 min left)')).toBeTruthy()
    const link = screen.getByRole('link', { name: `${checkout.continuePayment}: Order A1B2C3D4` })
    expect(link.getAttribute('href')).toBe('/account/orders/12')
  })

  test('offers no payment after the deadline', () => {
    const order = anOrder({ payment_duedate: hoursFromNow(-1) })
    hasOrders(order)
    renderList(order)
    expect(screen.queryByRole('link', { name: new RegExp(checkout.continuePayment) })).toBeNull()
    expect(screen.getByRole('link', { name: `${orders.view}: Order A1B2C3D4` })).toBeTruthy()
  })

  test('shows changes since the HTML was made', async () => {
    hasOrders(anOrder({ trx_status: 'SHIPPED' }))
    renderList(anOrder())
    expect(await screen.findByText('On its way')).toBeTruthy()
  })

  test('is loaded by itself when the backend supports that, not from the whole list', async () => {
    const all = hasOrders()
    answers('get', 'user/order', { user_order: anOrder({ payment_channel: 'OVO' }) })
    renderDetail(anOrder())
    expect(await screen.findByText('OVO')).toBeTruthy()
    expect(all).toHaveLength(0)
  })

  test('that fails to load is not reported as gone, nor searched for in the whole list', async () => {
    const all = hasOrders()
    refuses('get', 'user/order', 503, 'Please try again soon.', 'UNAVAILABLE')
    const reading = new QueryClient().fetchQuery(orderQuery(12))
    await expect(reading).rejects.toMatchObject({ isNotFound: false })
    expect(all).toHaveLength(0)
  })

  test('reloads when the customer returns to the window', async () => {
    const calls = hasOrders(anOrder())
    renderList(anOrder())
    await waitFor(() => expect(calls).toHaveLength(1))
    hasOrders(anOrder({ trx_status: 'PAID' }))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Paid')).toBeTruthy()
  })

  test('stays when a reload fails, says so, and can be reloaded on request', async () => {
    refuses('get', 'user/orders', 400, 'No.')
    const shopper = renderList(anOrder())
    expect(await screen.findByText(orders.notFresh)).toBeTruthy()
    expect(screen.getByText(waiting)).toBeTruthy()
    hasOrders(anOrder({ trx_status: 'PAID' }))
    await shopper.click(screen.getByRole('button', { name: errorsMessages.retry }))
    expect(await screen.findByText('Paid')).toBeTruthy()
    expect(screen.queryByText(orders.notFresh)).toBeNull()
  })
})

describe('an order that awaits payment', () => {
  test('sends its own bill to the provider by a plain form', () => {
    const order = anOrder()
    hasOrders(order)
    renderDetail(order)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: checkout.continuePayment })
    expect([button.form?.action, button.form?.method]).toEqual(['https://pay.example/form', 'post'])
    const sent = Object.fromEntries(new FormData(button.form ?? undefined))
    expect(sent).toEqual({ ...aBill(), display_cust: 'true', term_condition: '1' })
  })

  test('shows the issued number, and copies it', async () => {
    const order = anOrder({ payment_channel: 'BCA Virtual Account', payment_number: '7020001' })
    hasOrders(order)
    const shopper = renderDetail(order)
    await shopper.click(
      screen.getByRole('button', { name: copyMessages.named(payment.paymentNumber) }),
    )
    expect(await navigator.clipboard.readText()).toBe('7020001')
    expect(await screen.findByText(copyMessages.copied)).toBeTruthy()
  })

  test('says when copying is blocked', async () => {
    const order = anOrder({ payment_number: '7020001' })
    hasOrders(order)
    const shopper = renderDetail(order)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'))
    await shopper.click(
      screen.getByRole('button', { name: copyMessages.named(payment.paymentNumber) }),
    )
    expect(await screen.findByText(copyMessages.notCopied)).toBeTruthy()
  })

  test.each([
    ['once its time has passed', { payment_duedate: hoursFromNow(-1) }, orders.timeUp],
    [
      'when the bill is over another sum',
      { payment_data: aBill({ bill_total: '1' }) },
      orders.billDiffers,
    ],
  ])('cannot be paid %s, and says so', (_, given, said) => {
    const order = anOrder(given)
    hasOrders(order)
    renderDetail(order)
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('button', { name: checkout.continuePayment })).toBeNull()
  })

  test('offers no payment once paid in another window', async () => {
    hasOrders(anOrder({ trx_status: 'PAID', payment_channel: 'OVO', payment_data: null }))
    renderDetail(anOrder())
    expect(await screen.findByText('OVO')).toBeTruthy()
    expect(screen.queryByRole('button', { name: checkout.continuePayment })).toBeNull()
  })
})

describe('an order', () => {
  test('shows the address, the courier and the duration of a delivery', () => {
    const order = anOrder({
      trx_status: 'SHIPPED',
      address_recipient_name: 'Sari Dewi',
      address_recipient_phone: '+6281234567890',
      address_street: 'Jl. Kemang Raya 12',
      shipping_etd: '1-2 HARI',
      no_resi: 'SN123',
    })
    hasOrders(order)
    renderDetail(order)
    expect(screen.getByText(/0812-3456-7890 Jl\. Kemang Raya 12/)).toBeTruthy()
    expect(screen.getByText('Etd: 1-2 days')).toBeTruthy()
    expect(screen.getByText('SN123')).toBeTruthy()
  })

  test.each(['ONLINE_DELIVERY', 'PICKUP_ON_STORE'] as const)(
    "by %s shows the customer's note to the shop, with its label",
    (shipping_type) => {
      const order = anOrder({
        shipping_type,
        showroom: aShowroom(),
        shipping_notes: 'Please wrap it',
      })
      hasOrders(order)
      renderDetail(order)
      const told = screen.getByText('Please wrap it')
      expect(told.textContent).toBe(`${orders.notesForShop}: Please wrap it`)
    },
  )

  test.each([
    ['says what was wished for a present', { gift_message: 'Selamat!', hide_prices: true }, 1],
    ['without wishes says nothing of a present', { gift_message: null, hide_prices: false }, 0],
  ])('%s', (_, wishes, count) => {
    const order = anOrder(wishes)
    hasOrders(order)
    renderDetail(order)
    expect(screen.queryAllByText(gift.hidePrices)).toHaveLength(count)
    expect(screen.queryAllByText('Selamat!')).toHaveLength(count)
    expect(screen.queryAllByText(new RegExp(gift.message))).toHaveLength(count)
  })

  test('shows no estimate without one', () => {
    const order = anOrder({ shipping_etd: '-' })
    hasOrders(order)
    renderDetail(order)
    expect(screen.queryByText(/^Etd/)).toBeNull()
  })

  test.each(['PAID', 'PROCESSING', 'READY_FOR_PICKUP'] as const)(
    'that is %s shows its pickup code, and a link to the printable page',
    (trx_status) => {
      const order = anOrder({ shipping_type: 'PICKUP_ON_STORE', trx_status, pickup_code: 'K7MQ2X' })
      hasOrders(order)
      renderDetail(order)
      expect(screen.getByText('K7MQ2X')).toBeTruthy()
      expect(screen.getByRole('link', { name: orders.printCode })).toBeTruthy()
      expect(screen.queryByText(orders.codeComes)).toBeNull()
    },
  )

  test.each([
    ['CANCELLED', null],
    ['PAID', null],
    ['PENDING', 'kept'],
  ] as const)(
    'that is %s leaves the checkout’s stored unpaid order: %s',
    async (trx_status, left) => {
      const order = anOrder({ trx_status })
      savePendingOrder({
        key: newIdempotencyKey(),
        hasBuyer: false,
        body: { shipping_type: 'PICKUP_ON_STORE', showroom_id: 1 },
        total: 1,
        sentAt: Date.now(),
        billNo: order.trx_ref,
      })
      hasOrders(order)
      renderDetail(order)
      const kept = () => (restorePendingOrder() ? 'kept' : null)
      await waitFor(() => expect(kept()).toBe(left))
    },
  )

  test('that is paid says that its code will follow when the backend issues it later', () => {
    const order = anOrder({ shipping_type: 'PICKUP_ON_STORE', trx_status: 'PAID' })
    hasOrders(order)
    renderDetail(order)
    expect(screen.getByText(orders.codeComes)).toBeTruthy()
    expect(screen.queryByRole('link', { name: orders.printCode })).toBeNull()
  })

  test.each(['PENDING', 'COMPLETED', 'CANCELLED'] as const)(
    'that is %s shows no pickup code',
    (trx_status) => {
      const order = anOrder({ shipping_type: 'PICKUP_ON_STORE', trx_status, pickup_code: 'K7MQ2X' })
      hasOrders(order)
      renderDetail(order)
      expect(screen.queryByText('K7MQ2X')).toBeNull()
    },
  )

  test('is not shown once it no longer belongs to the customer', async () => {
    hasOrders()
    renderDetail(anOrder())
    expect(await screen.findByText(orders.missingTitle)).toBeTruthy()
    expect(screen.queryByText(/A1B2C3D4/)).toBeNull()
  })
})
