import type { MailContent } from '#backend/mail/mail-message.ts'
import type { OrderMailKind } from '#backend/mail/mail-queue.ts'
import type { OrderRow } from '#backend/orders/order-repository.ts'
import { linkDays } from '#backend/orders/order-token.ts'
import { channelName, howToPay } from '#backend/payment/channels.ts'
import { normaliseEtd } from '#lib/rules/etd.ts'
import { rupiahIn } from '#lib/rules/money.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { toWib } from '#lib/rules/wib.ts'
import { wibDeadlineIn } from '#lib/rules/wib-words.ts'

type MailText = Pick<MailContent, 'subject' | 'paragraphs' | 'code'>

const deadline = (order: OrderRow) => wibDeadlineIn('en', toWib(order.dueAt))

function arrival({ etd }: OrderRow): string {
  const days = normaliseEtd(etd ?? '')
  return days ? `Etd: ${days} days.` : 'We tell you when it arrives.'
}

/** The text of each kind of order mail, above the items. */
export const orderMailText: Readonly<Record<OrderMailKind, (order: OrderRow) => MailText>> = {
  ORDER_RECEIVED: (order) => ({
    subject: `We have received order ${orderNumber(order.trxRef)}`,
    paragraphs: [
      'Thank you for your order. We hold its items for you until it is paid.',
      `Please pay ${rupiahIn('en', order.grandTotal)} before ${deadline(order)}. After that the items go back on sale.`,
      howToPay(order.paymentChannel, order.paymentNumber),
      'To go on with the payment, use the link below.',
    ],
  }),
  ORDER_WAITING: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} waits for your payment`,
    paragraphs: [
      `Please pay ${rupiahIn('en', order.grandTotal)} by ${channelName(order.paymentChannel)} before ${deadline(order)}. After that the items go back on sale.`,
      howToPay(order.paymentChannel, order.paymentNumber),
    ],
    code: order.paymentNumber ?? undefined,
  }),
  ORDER_PAID: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} is paid`,
    paragraphs: [
      'Thank you for shopping. We have received your payment.',
      order.shippingType === 'PICKUP_ON_STORE'
        ? 'We are getting your order ready at the store, at least one hour after payment.'
        : 'We will hand your order to the courier within 1x24 hours.',
    ],
  }),
  READY_FOR_PICKUP: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} is ready for pickup`,
    paragraphs: [
      'Your order is ready at the store, open 10:00-20:00 WIB.',
      'Show this code to the cashier:',
    ],
    code: order.pickupCode ?? undefined,
  }),
  ORDER_SHIPPED: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} is on its way`,
    paragraphs: [
      `The courier has your parcel. ${arrival(order)}`,
      'Its tracking number (no. resi):',
    ],
    code: order.noResi ?? undefined,
  }),
  ORDER_CANCELLED: (order) => ({
    subject: `Order ${orderNumber(order.trxRef)} is cancelled`,
    paragraphs: [
      'You have cancelled your order. Its items are back on sale, and nothing was charged.',
      'If you have a number to pay to, please do not use it any more. If you did not cancel, please ask us.',
    ],
  }),
  ORDER_LINK: (order) => ({
    subject: `Your link to order ${orderNumber(order.trxRef)}`,
    paragraphs: [
      `The link below opens your order on any device, for ${linkDays} days.`,
      'If you did not ask for it, there is nothing to do. Do not pass it on: it shows your address.',
    ],
  }),
}
