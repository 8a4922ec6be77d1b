import { eq } from 'drizzle-orm'
import { areaName } from '#backend/area/area-name.ts'
import { linesOf, type OrderLineRow, type OrderRow } from '#backend/checkout/order-repository.ts'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'
import { escapeHtml, htmlPage } from '#backend/html.ts'
import type { MailKind } from '#backend/mail/mail-queue.ts'
import type { Letter } from '#backend/mail/postman.ts'
import { channelName } from '#backend/payment/channels.ts'
import { findShowroom } from '#backend/stores/store-repository.ts'
import { formatRupiah } from '#lib/rules/money.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { formatWibDeadline, toWib } from '#lib/rules/wib.ts'

type Fact = readonly [label: string, value: string]

const openings: Readonly<
  Record<MailKind, (order: OrderRow) => { subject: string; lines: string[] }>
> = {
  ORDER_WAITING: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} waits for your payment`,
    lines: [
      'Thank you for your order.',
      `Please pay ${formatRupiah(order.grandTotal)} by ${channelName(order.paymentChannel)} before ${formatWibDeadline(toWib(order.dueAt))}. After that the items go back on sale.`,
    ],
  }),
  ORDER_PAID: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} is paid`,
    lines: [
      'Thank you for shopping. We have received your payment.',
      order.shippingType === 'PICKUP_ON_STORE'
        ? 'We are getting your order ready at the store, at least one hour after payment.'
        : 'We will hand your order to the courier within 1x24 hours.',
    ],
  }),
}

const itemFact = (line: OrderLineRow): Fact => [
  `${line.qty} x ${line.productName}, size ${line.sizeName}`,
  formatRupiah(line.subtotal),
]

function totals(order: OrderRow): Fact[] {
  const shipping: Fact[] =
    order.shippingType === 'ONLINE_DELIVERY'
      ? [[`Shipping, ${order.serviceDescription}`, formatRupiah(order.shippingCost)]]
      : []
  return [...shipping, ['Total', formatRupiah(order.grandTotal)]]
}

async function whereTo(db: Database, order: OrderRow): Promise<string[]> {
  if (order.subdistrictId !== null) {
    const { recipientName, recipientPhone, street } = order
    const lines = [recipientName ?? '', formatPhone(recipientPhone ?? ''), street ?? '']
    return ['Deliver to', ...lines, await areaName(db, order.subdistrictId)]
  }
  const store = await findShowroom(db, order.showroomId)
  return store
    ? ['Pick up at', store.name, store.address1, store.address2, store.address3, store.phone]
    : []
}

/** The mail of a kind about an order, as text and as HTML. */
export async function orderMail(
  db: Database,
  { orderId, kind }: { orderId: number; kind: MailKind },
  shopUrl: string,
): Promise<Letter> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`No order ${orderId} to write about`)
  const { subject, lines } = openings[kind](order)
  const facts = [...(await linesOf(db, orderId)).map(itemFact), ...totals(order)]
  const place = (await whereTo(db, order)).filter(Boolean)
  const rows = facts.map(
    ([label, value]) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
  )
  return {
    name: `${orderNumber(order.trxRef)}-${kind.toLowerCase().replace('_', '-')}`,
    to: order.guestEmail,
    subject,
    text: [
      ...lines,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      ...place,
      '',
      shopUrl,
    ].join('\n'),
    html: htmlPage({
      title: subject,
      body: `<h1>${escapeHtml(subject)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<table>${rows.join('\n')}</table>
<p>${place.map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(shopUrl)}">${escapeHtml(shopUrl)}</a></p>`,
    }),
  }
}
