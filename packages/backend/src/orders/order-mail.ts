import { areaName } from '@etalase/backend-kit/area/area-name.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import {
  type MailContent,
  type MailMessage,
  mailMessage,
} from '@etalase/backend-kit/mail/mail-message.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { orderMailText } from '@etalase/backend-kit/orders/order-mail-text.ts'
import {
  type Addressee,
  buyerOf,
  findById,
  linesOf,
  type OrderLineRow,
  type OrderRow,
} from '@etalase/backend-kit/orders/order-repository.ts'
import { issueOrderToken, linkDays, secretFor } from '@etalase/backend-kit/orders/order-token.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'

type Facts = NonNullable<MailContent['facts']>

const inRupiah = (amount: Rupiah) => rupiahIn(requestLanguage(), amount)

const itemFact = (line: OrderLineRow): Facts[number] => [
  messages().mails.item(line.qty, line.productName, line.sizeName),
  inRupiah(line.subtotal),
]

function totals(order: OrderRow): Facts {
  const { total, shipping, promo, paymentFee } = messages().mails
  const facts: Facts = [[total, inRupiah(order.grandTotal)]]
  if (order.paymentFee > 0 && order.paymentWay !== null) {
    const { ways } = messages().payment
    facts.unshift([paymentFee(ways[order.paymentWay]), inRupiah(order.paymentFee)])
  }
  if (order.shippingType === 'ONLINE_DELIVERY') {
    facts.unshift([shipping(order.serviceDescription ?? ''), inRupiah(order.shippingCost)])
  }
  if (order.discount > 0) {
    facts.unshift([promo(order.promoCode ?? ''), `- ${inRupiah(order.discount)}`])
  }
  return facts
}

async function destination(db: Database, order: OrderRow): Promise<string[]> {
  if (order.subdistrictId !== null) {
    const { recipientName, recipientPhone, street, zip } = order
    const area = `${await areaName(db, order.subdistrictId)} ${zip ?? ''}`.trim()
    const phone = formatPhone(recipientPhone ?? '')
    return [messages().mails.deliverTo, recipientName ?? '', phone, street ?? '', area]
  }
  const store = await findShowroom(db, order.showroomId)
  return store
    ? [
        messages().mails.pickUpAt,
        store.name,
        store.address1,
        store.address2,
        store.address3,
        store.phone,
      ]
    : []
}

/** Dependencies of a mail about an order. */
export type OrderMailContext = Pick<Context, 'shopUrl' | 'orderLinkSecret' | 'now'>

/** Returns a link that opens the order on any device, regardless of who is signed in there (docs/decisions/028). */
export function orderLink(
  order: Pick<OrderRow, 'id'>,
  buyer: Addressee,
  { shopUrl, orderLinkSecret, now }: OrderMailContext,
): string {
  const secret = secretFor(orderLinkSecret, buyer)
  const token = issueOrderToken(secret, order.id, { now: now(), days: linkDays })
  return `${shopUrl}/order/open?token=${token}`
}

/** Composes a mail about an order. Returns null for an anonymised order. Throws when the order does not exist. */
export async function orderMail(
  db: Database,
  { orderId, kind, answer }: { orderId: number; kind: OrderMailKind; answer: string | null },
  context: OrderMailContext,
): Promise<MailMessage | null> {
  const [order, lines] = await Promise.all([findById(db, orderId), linesOf(db, orderId)])
  if (!order) throw new Error(`No order ${orderId} to write about`)
  if (order.anonymisedAt) return null
  const buyer = await buyerOf(db, order)
  const name = `${orderNumber(order.trxRef)}-${kind.toLowerCase().replaceAll('_', '-')}`
  return mailMessage(
    { name, to: buyer.email },
    {
      ...orderMailText(kind, { ...order, returnAnswer: answer }),
      facts: [...lines.map(itemFact), ...totals(order)],
      place: (await destination(db, order)).filter(Boolean),
      link: orderLink(order, buyer, context),
    },
  )
}
