import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import { plural } from '#lib/messages/formats.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

interface WayWords {
  name: string
  /** Explains the way; `hours`: how long a store holds the order, or null. */
  text: (hours: number | null) => string
  /** The amount due, and when. */
  due: (total: string) => string
}

const time = (hours: number): string =>
  hours % 24 === 0
    ? plural(hours / 24, { one: '1 day', other: `${hours / 24} days` })
    : plural(hours, { one: '1 hour', other: `${hours} hours` })

const ways: Record<PaymentWay, WayWords> = {
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    text: () => 'Pay the courier in cash when the parcel arrives.',
    due: (total) => `Pay ${total} in cash when the parcel arrives.`,
  },
  PAY_AT_STORE: {
    name: 'Pay at the store',
    text: (hours) =>
      `Pay at the till when you pick it up.${hours ? ` The store keeps your order for ${time(hours)}.` : ''}`,
    due: (total) => `Pay ${total} at the store when you pick it up.`,
  },
}

/** Ways to pay without the payment provider. */
export const cashMessages = {
  title: 'How would you like to pay?',
  online: 'Pay now',
  onlineText: "By bank, e-wallet, QRIS or retail store, on our payment provider's page.",
  ways,
  fee: (amount: string) => `+ ${amount}`,
  /** The fee in the order's breakdown; not a separate amount to have ready. */
  feeOf: (way: string) => `Fee, ${way}`,
  notByTier: 'Not with the shipping method you chose.',
  atMost: (amount: string) => `Only for orders of up to ${amount}.`,
  /** Replaces the texts for the payment provider, which collects before delivery and refunds by itself. */
  notReadyYet: `The store is preparing your order, which takes at least 1 hour; it's open ${hours}. We'll email you when your order is ready.`,
  refunded: "We've refunded this order. If the money hasn't reached you, please contact us.",
  keptUntil: (deadline: string) => `The store keeps your order until ${deadline}.`,
}
