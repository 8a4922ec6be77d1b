import type { OfferedPaymentWay } from '@etalase/contract/checkout.ts'
import type { CashRules } from '#cash/cash-settings.ts'
import { messages } from '#messages/messages.ts'

/** Converts the ways to pay in cash for the checkout. `isFull`: the shopper has reached the limit of open cash orders. */
export function toWayDtos(
  { ways, storeHours, openOrders }: CashRules,
  isFull: boolean,
): OfferedPaymentWay[] {
  const unavailable = isFull ? messages().answers.checkout.openCash(openOrders) : null
  return ways.map(({ way, fee, maximum }) => ({
    way,
    name: messages().payment.ways[way],
    fee,
    max_total: maximum,
    hours: way === 'PAY_AT_STORE' ? storeHours : null,
    unavailable,
  }))
}
