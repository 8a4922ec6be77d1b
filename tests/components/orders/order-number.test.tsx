import { aCart, anOrder, aShowroom } from '@etalase/testkit/builders.ts'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { PendingOrderFacts } from '#components/checkout/waiting-order.tsx'
import { OfferedOrder } from '#components/orders/offered-order.tsx'
import { OrderDetail } from '#components/orders/order-detail.tsx'
import { OrderListItem } from '#components/orders/order-list-item.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { OutcomeFacts } from '#components/payment-result/outcome-facts.tsx'
import { listedOrder } from '#lib/api/listed-order.ts'
import { voucherDocument } from '#lib/documents/voucher-document.ts'
import { orderJsonLd } from '#lib/seo/order-json-ld.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
  refuses('get', 'user/order', 404, 'There is no such call.', 'NOT_FOUND')
  answers('get', 'user/orders', { user_orders: [] })
})

const now = Date.now()
const orderOf = (trx_ref: string) =>
  anOrder({
    trx_ref,
    trx_status: 'READY_FOR_PICKUP',
    shipping_type: 'PICKUP_ON_STORE',
    pickup_code: 'K7MQ2X',
    showroom: aShowroom(),
    return_until: '2026-12-03 23:59:59',
  })

/** Renders a node; returns the visible text, including messages that links prefill in a chat. */
function shown(node: ReactNode): string {
  renderInShop(node)
  const chats = [...document.body.querySelectorAll('a[href^="https:"]')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  )
  return [document.body.textContent, ...chats].join('\n')
}

const outcome = { outcome: 'paid', total: null, payBefore: null } as const

const places: [place: string, textOf: (trxRef: string) => string][] = [
  [
    'the list of orders',
    (ref) => shown(<OrderListItem order={listedOrder(orderOf(ref))} now={now} />),
  ],
  [
    'the page of an order, with its question to the chat',
    (ref) =>
      shown(
        <OrderDetail
          initialOrder={orderOf(ref)}
          paymentUrl="https://pay.example/form"
          renderedAt={now}
        />,
      ),
  ],
  [
    'the page of a link to an order, beside the open one',
    (ref) => shown(<OfferedOrder sealed="x" order={orderOf(ref)} open={orderOf(ref)} />),
  ],
  [
    'the form of a return',
    (ref) => shown(<ReturnForm order={orderOf(ref)} flash={null} isCustomers />),
  ],
  [
    'the result of a payment',
    (ref) => shown(<OutcomeFacts result={{ ...outcome, trxRef: ref }} />),
  ],
  [
    'the order that waits for its payment',
    (ref) =>
      shown(
        <PendingOrderFacts order={{ billNo: ref, total: 1 }} failure={null} isRefused={false} />,
      ),
  ],
  ['the pickup voucher', (ref) => voucherDocument(orderOf(ref), 'K7MQ2X', null)],
  ['JSON-LD', (ref) => JSON.stringify(orderJsonLd(orderOf(ref)))],
]

test.each(places)('%s shows only the first 8 characters of a reference', (_, textOf) => {
  const text = textOf('nx20260001')
  expect(text).toContain('NX202600')
  expect(text).not.toMatch(/nx2026000/i)
})

test.each(places)('%s shows a shorter reference in full', (_, textOf) => {
  expect(textOf('nx-1')).toContain('NX-1')
})
