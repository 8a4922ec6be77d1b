import type { NumberedKind, PaymentOutcome } from '#rules/payment/provider.ts'

/**
 * What shop and backend share about Xpress, the browser-form interface of spec §3. A backend that knows only the spec describes payments in
 * Xpress's fields, codes and channels.
 */

const kindsByName: readonly (readonly [RegExp, NumberedKind])[] = [
  [/virtual account|\bva\b/i, 'virtual-account'],
  [/alfa(mart|midi)|indomaret/i, 'store'],
]

/** Returns the kind of a channel by its name, for a backend that sends no kind; null when it issues no payment number. */
export const kindByName = (channel: string): NumberedKind | null =>
  kindsByName.find(([pattern]) => pattern.test(channel))?.[1] ?? null

/** Xpress's status codes. */
export const xpressStatuses = {
  unprocessed: '0',
  inProcess: '1',
  success: '2',
  failed: '3',
  reversal: '4',
  noBill: '5',
  expired: '7',
  cancelled: '8',
  unknown: '9',
} as const

const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  [xpressStatuses.unprocessed, 'waiting'],
  [xpressStatuses.inProcess, 'waiting'],
  [xpressStatuses.success, 'paid'],
  [xpressStatuses.failed, 'notCompleted'],
  [xpressStatuses.cancelled, 'notCompleted'],
  [xpressStatuses.expired, 'expired'],
  [xpressStatuses.reversal, 'reversed'],
])

/** Returns the meaning of a status code; an unknown code means that the payment is still being checked. */
export const xpressOutcome = (status: string | null | undefined): PaymentOutcome =>
  outcomes.get(status ?? '') ?? 'checking'

/** The fields of Xpress's form, of which the shop reads two. */
export interface XpressForm extends Readonly<Record<string, string>> {
  order_id: string
  bill_total: string
}

/** Returns the order of a form, its total in whole rupiah, and the fields to post. */
export const readXpressForm = (form: XpressForm) => ({
  trxRef: form.order_id,
  total: Number(form.bill_total),
  fields: { ...form, display_cust: 'true', term_condition: '1' },
})

/** The parameters of Xpress's return to the shop, which writes the reference in two ways. */
export const xpressReturnParameters = [
  'trx_id',
  'merchant_id',
  'merchant',
  'bill_no',
  'bill_ref',
  'bill_reff',
  'bill_total',
  'payment_reff',
  'payment_date',
  'bank_user_name',
  'status',
  'signature',
] as const

/** Parses the query of a return into the body of `checkout-payment`. */
export function parseReturn(query: URLSearchParams) {
  const value = (name: (typeof xpressReturnParameters)[number]) => query.get(name) ?? ''
  return {
    trx_id: value('trx_id'),
    merchant_id: value('merchant_id'),
    merchant: value('merchant'),
    bill_no: value('bill_no'),
    bill_ref: value('bill_ref') || value('bill_reff'),
    bill_total: value('bill_total'),
    payment_reff: value('payment_reff'),
    payment_date: value('payment_date'),
    bank_user_name: value('bank_user_name'),
    status: value('status'),
    signature: value('signature'),
  }
}
