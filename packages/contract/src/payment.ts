import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import { flag, givenText, money, requiredGivenText, wibTime } from '#fields.ts'
import { type OrderLine, orderEstimate, orderLine, orderStatus } from '#order-line.ts'
import { paymentWay } from '#payment-way.ts'
import { whole } from '#reading.ts'
import { paymentOutcomes } from '#rules/payment/provider.ts'
import { showroom } from '#store.ts'

/** Hidden fields for the payment provider (spec §3); passed through unchanged. */
export const paymentForm = z
  .object({
    merchant_id: z.string(),
    merchant_name: z.string(),
    order_id: z.string(),
    order_reff: z.string(),
    bill_date: wibTime,
    bill_expired: wibTime,
    bill_desc: z.string(),
    bill_total: z.union([z.string(), z.number().transform(String)]),
    return_url: z.string(),
    custNo: z.string(),
    custName: z.string(),
    custEmail: z.string(),
    products: z.string(),
    signature: z.string(),
  })
  .meta({ id: 'PaymentForm' })
export type PaymentForm = z.infer<typeof paymentForm>

/** The payment page, for a provider from which the backend requests one: an addition to spec §3. */
const paymentRedirect = z
  .object({
    trx_ref: z.string(),
    grand_total: money,
    /** The provider's page, or our own when nothing is to be paid. Null while it is unreachable: repeating the call asks again. */
    url: z.url({ protocol: /^https?$/ }).nullish(),
  })
  .meta({ id: 'PaymentRedirect' })

/** How an unpaid order is paid: by form, or by redirect. */
export const wayToPay = {
  payment_data: paymentForm.nullish(),
  payment_redirect: paymentRedirect.nullish(),
}

/** Parameters of the provider's return URL; each may be missing or forged. */
const paymentReport = z.object({
  trx_id: givenText(64).default(''),
  merchant_id: givenText(64).default(''),
  merchant: givenText(64).default(''),
  bill_no: givenText(64).default(''),
  bill_ref: givenText(64).default(''),
  bill_total: givenText(20).default(''),
  payment_reff: givenText(64).default(''),
  payment_date: givenText(40).default(''),
  bank_user_name: givenText(128).default(''),
  status: givenText(4).default(''),
  signature: givenText(64).default(''),
})
export type PaymentReport = z.input<typeof paymentReport>

/** The result of a payment; without a valid signature only `verified` is set. */
const paymentResult = z
  .object({
    verified: flag.default(false),
    trx_status: orderStatus.nullish(),
    /** The meaning of the provider's status. Without it the shop reads the codes of the spec's provider. */
    outcome: z.enum(paymentOutcomes).nullish(),
    trx_ref: z.string().nullish(),
    grand_total: money.nullish(),
    payment_channel: z.string().nullish(),
    payment_way: paymentWay,
    payment_duedate: wibTime.nullish(),
  })
  .meta({ id: 'PaymentResult' })

const orderPayment = z
  .object({
    trx_ref: z.string(),
    trx_status: orderStatus,
    grand_total: money,
    payment_channel: z.string().nullish(),
    payment_way: paymentWay,
    /** A kind of packages/contract/src/rules/payment/provider.ts; the shop shows instructions for some kinds. */
    payment_channel_kind: z.string().nullish(),
    /** The number to pay to, if the payment channel has issued one. */
    payment_number: z.string().nullish(),
    /** The text of the QR code to pay by, if the payment channel has issued one. */
    payment_qr: z.string().nullish(),
    payment_duedate: wibTime.nullish(),
    /** The code to show at the store, once a pickup is paid. */
    pickup_code: z.string().nullish(),
    /** The store of a pickup. */
    showroom: showroom.nullish(),
    ...orderEstimate,
    /** The lines of the order. */
    sales_trx_details: whole(z.array(orderLine)).nullish(),
  })
  .meta({ id: 'OrderPayment' })
export type SentOrderPayment = z.infer<typeof orderPayment>
/** The payment of an order with the names of its sizes. */
export type OrderPayment = Omit<SentOrderPayment, 'sales_trx_details'> & {
  sales_trx_details?: OrderLine[] | null | undefined
}

export const paymentEndpoints = {
  'POST checkout-payment': {
    summary:
      'Reports that the shopper has returned from the provider. It changes no order. Without a valid signature, the response contains no order data.',
    access: 'device',
    effect: 'reads',
    isOpen: true,
    body: paymentReport,
    data: paymentResult,
  },
  /** An addition to spec §7. Without it a guest finds the payment number only in the e-mail. */
  'GET order-payment': {
    summary:
      'Returns the payment and status of an order that this device placed. Another device or customer gets NOT_FOUND.',
    refuses: ['NOT_FOUND'],
    access: 'device',
    effect: 'reads',
    isOptional: true,
    isOpen: true,
    query: z.object({ trx_ref: requiredGivenText(64) }),
    data: orderPayment,
  },
} satisfies EndpointMap
