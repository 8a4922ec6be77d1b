import { areaName } from '@etalase/backend-kit/area/area-name.ts'
import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import {
  type MailContent,
  type MailMessage,
  mailMessage,
} from '@etalase/backend-kit/mail/mail-message.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { type MailedOrder, orderMailText } from '@etalase/backend-kit/orders/order-mail-text.ts'
import { issueOrderToken, linkDays } from '@etalase/backend-kit/orders/order-token.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { Adapter } from '#adapter.ts'
import type { Addressed } from '#orders/addressee.ts'
import { type EngineOrder, lineName, paidOrder, readyAt } from '#orders/engine-order.ts'

const inRupiah = (amount: Rupiah) => rupiahIn(requestLanguage(), amount)

const toMailed = (order: EngineOrder, kind: OrderMailKind): MailedOrder => ({
  trxRef: order.trx_ref,
  grandTotal: order.grand_total,
  ...paidOrder(order),
  paymentNumber: order.payment?.number ?? null,
  paidAmount: (kind === 'ORDER_REFUNDED' && order.refunded) || null,
  shippingType: order.shipping_type,
  pickupCode: order.pickup_code ?? null,
  noResi: order.receipt_number ?? null,
  etd: order.shipping?.etd ?? null,
  arrivesFirst: order.details?.promise?.arrives_first ?? null,
  arrivesLast: order.details?.promise?.arrives_last ?? null,
  arrivalPayBefore: order.details?.promise?.pay_before ?? null,
  readyAt: readyAt(order),
  returnAnswer: order.return_request?.answer ?? null,
})

function paymentFeeFact({ payment_way, payment_fee }: EngineOrder): [string, string][] {
  if (!payment_way || !payment_fee) return []
  return [
    [messages().mails.paymentFee(messages().payment.ways[payment_way]), inRupiah(payment_fee)],
  ]
}

/** Returns the lines and amounts below the text. */
function factsOf(order: EngineOrder): NonNullable<MailContent['facts']> {
  const { item, total, shipping, promo } = messages().mails
  const isDelivery = order.shipping_type === 'ONLINE_DELIVERY'
  return [
    ...order.lines.map(
      (line) =>
        [
          item(line.qty, lineName(line), line.size_name ?? line.size_code),
          inRupiah(line.subtotal),
        ] as const,
    ),
    ...(order.discount > 0
      ? [[promo(order.promo_code ?? ''), `- ${inRupiah(order.discount)}`] as const]
      : []),
    ...(isDelivery
      ? [[shipping(order.shipping?.description ?? ''), inRupiah(order.shipping_cost)] as const]
      : []),
    ...paymentFeeFact(order),
    [total, inRupiah(order.grand_total)],
  ]
}

async function placeOf({ model: { db, locations } }: Adapter, order: EngineOrder) {
  const { deliverTo, pickUpAt } = messages().mails
  const subdistrictId = order.address?.metadata?.subdistrict_id
  if (order.shipping_type === 'ONLINE_DELIVERY' && order.address && subdistrictId) {
    const { first_name, phone, address_1, postal_code } = order.address
    const area = `${await areaName(db, subdistrictId)} ${postal_code ?? ''}`.trim()
    return [deliverTo, first_name ?? '', formatPhone(phone ?? ''), address_1 ?? '', area]
  }
  const store = await findShowroom(db, locations.numberOf(order.location_id) ?? 0)
  if (!store) return []
  return [pickUpAt, store.name, store.address1, store.address2, store.address3, store.phone]
}

/** Composes a mail about an order in the caller's language. */
export async function orderMail(
  adapter: Adapter,
  { order, linkSecret }: Addressed,
  kind: OrderMailKind,
): Promise<MailMessage> {
  const { shopUrl, now } = adapter
  const token = issueOrderToken(linkSecret, order.id, { now: now(), days: linkDays })
  const name = `${orderNumber(order.trx_ref)}-${kind.toLowerCase().replaceAll('_', '-')}`
  return mailMessage(
    { name, to: order.email },
    {
      ...orderMailText(kind, toMailed(order, kind)),
      facts: factsOf(order),
      place: (await placeOf(adapter, order)).filter(Boolean),
      link: `${shopUrl}/order/open?token=${token}`,
    },
  )
}
