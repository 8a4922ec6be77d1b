import { toWib } from '@etalase/contract/rules/time-zone.ts'
import type { Context } from '#context.ts'
import { messages } from '#messages/messages.ts'
import type { OrderRow } from '#orders/order-repository.ts'
import { toChannelDto } from '#payment/channels.ts'

type Paid = Pick<OrderRow, 'paymentWay' | 'paymentChannel' | 'dueAt'>

/** Returns an order's payment deadline in WIB; null for cash on delivery. */
export const dueTime = ({ paymentWay, dueAt }: Paid): string | null =>
  paymentWay === 'CASH_ON_DELIVERY' ? null : toWib(dueAt)

/** Converts an order's payment way and deadline to the contract's form. */
export const toPaymentWayDto = (order: Paid) => {
  const { paymentWay } = order
  const channel = paymentWay
    ? { payment_channel: messages().payment.ways[paymentWay], payment_channel_kind: null }
    : toChannelDto(order.paymentChannel)
  return { ...channel, payment_way: paymentWay, payment_duedate: dueTime(order) }
}

/** Lists all payment options in the contract's form: the provider's channels, and the ways without a provider. */
export const toChannelDtos = ({ payment, cash }: Pick<Context, 'payment' | 'cash'>) => [
  ...payment.channels.map(({ label, kind }) => ({ name: label, kind })),
  ...cash.ways.map(({ way }) => ({ name: messages().payment.ways[way], kind: way })),
]
