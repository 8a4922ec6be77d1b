import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { Context } from '#context.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'
import { toChannelDto } from '#payment/channels.ts'

type Paid = Pick<OrderRow, 'paymentWay' | 'paymentChannel' | 'dueAt'>

/** Until when an order can be paid, in WIB; null for one that is paid when its parcel arrives. */
export const dueTime = ({ paymentWay, dueAt }: Paid): string | null =>
  paymentWay === 'CASH_ON_DELIVERY' ? null : toWib(dueAt)

/** How and until when an order is paid, as the contract has it. */
export const toPaymentWayDto = (order: Paid) => {
  const { paymentWay } = order
  const channel = paymentWay
    ? { payment_channel: messages().payment.ways[paymentWay], payment_channel_kind: null }
    : toChannelDto(order.paymentChannel)
  return { ...channel, payment_way: paymentWay, payment_duedate: dueTime(order) }
}

/** All that one can pay with, as the contract lists it: the provider's channels, and the ways without it. */
export const toChannelDtos = ({ payment, cash }: Pick<Context, 'payment' | 'cash'>) => [
  ...payment.channels.map(({ label, kind }) => ({ name: label, kind })),
  ...cash.ways.map(({ way }) => ({ name: messages().payment.ways[way], kind: way })),
]
