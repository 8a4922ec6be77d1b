import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { etdText } from '@etalase/contract/rules/etd.ts'
import { rupiahIn } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { longDaysIn, wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import type { OrderMailKind } from '#db/schema/mails.ts'
import type { MailContent } from '#mail/mail-message.ts'
import type { OrderFacts } from '#messages/en/mails.ts'
import { messages } from '#messages/messages.ts'
import { requestLanguage } from '#messages/request-language.ts'
import { payBeforeOf } from '#orders/order-estimate.ts'
import type { OrderRow } from '#orders/order-repository.ts'
import { linkDays } from '#orders/order-token.ts'
import { channelName, howToPay } from '#payment/channels.ts'

/** Order fields used in mail texts. */
export type MailedOrder = Pick<
  OrderRow,
  | 'trxRef'
  | 'grandTotal'
  | 'dueAt'
  | 'paymentChannel'
  | 'paymentNumber'
  | 'paidAt'
  | 'paidAmount'
  | 'shippingType'
  | 'pickupCode'
  | 'noResi'
  | 'etd'
  | 'arrivesFirst'
  | 'arrivesLast'
  | 'arrivalPayBefore'
  | 'readyAt'
> & {
  /** Way to pay without a payment provider; absent from a backend that doesn't offer any. */
  paymentWay?: PaymentWay | null
  /** The staff's answer to the return request. */
  returnAnswer?: string | null
}

/** The code below the text, for mails with one. */
const codes: Partial<Record<OrderMailKind, (order: MailedOrder) => string | null>> = {
  ORDER_WAITING: ({ paymentNumber }) => paymentNumber,
  ORDER_CONFIRMED: ({ pickupCode }) => pickupCode,
  ORDER_PAID: ({ pickupCode }) => pickupCode,
  READY_FOR_PICKUP: ({ pickupCode }) => pickupCode,
  ORDER_SHIPPED: ({ noResi }) => noResi,
}

/** Formats the promised days for a mail. */
function arrivalFacts(order: MailedOrder): OrderFacts['arrival'] {
  const { arrivesFirst: first, arrivesLast: last } = order
  const payBefore = payBeforeOf(order)
  if (!first || !last || !payBefore) return null
  const language = requestLanguage()
  return {
    days: longDaysIn(language, { first, last }),
    payBefore: wibDeadlineIn(language, toWib(payBefore)),
  }
}

const factsOf = (order: MailedOrder): OrderFacts => ({
  number: orderNumber(order.trxRef),
  total: rupiahIn(requestLanguage(), order.grandTotal),
  paid: rupiahIn(requestLanguage(), order.paidAmount ?? order.grandTotal),
  deadline: wibDeadlineIn(requestLanguage(), toWib(order.dueAt)),
  channel: channelName(order.paymentChannel),
  howToPay: howToPay(order.paymentChannel, order.paymentNumber),
  isPaid: order.paidAt !== null && order.grandTotal > 0,
  isFree: order.grandTotal === 0,
  isToCollect: Boolean(order.paymentWay) && order.paidAt === null,
  isCash: Boolean(order.paymentWay),
  isPickup: order.shippingType === 'PICKUP_ON_STORE',
  hasPickupCode: order.pickupCode !== null,
  arrivalDays: etdText(order.etd ?? ''),
  arrival: arrivalFacts(order),
  readyFrom: order.readyAt && wibDeadlineIn(requestLanguage(), toWib(order.readyAt)),
  linkDays,
  returnAnswer: order.returnAnswer ?? null,
})

/** Returns the text of an order mail, above the items. */
export function orderMailText(
  kind: OrderMailKind,
  order: MailedOrder,
): Pick<MailContent, 'subject' | 'paragraphs' | 'code'> {
  const code = codes[kind]?.(order) ?? undefined
  return { ...messages().mails.order[kind](factsOf(order)), code }
}
