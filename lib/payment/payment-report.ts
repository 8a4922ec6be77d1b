import type { CallData } from '#lib/contract/endpoints.ts'
import type { PaymentReport } from '#lib/contract/payment.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { returnOutcome } from '#lib/rules/payment-status.ts'

/** The result of a payment by the backend's answer to the report of a return. */
export const resultOfReport = (
  payment: CallData<'POST checkout-payment'>,
  { status = '' }: PaymentReport,
): KnownResult => ({
  outcome: returnOutcome(payment, status),
  trxRef: payment.trx_ref ?? null,
  total: payment.grand_total ?? null,
  payBefore: payment.payment_duedate ?? null,
})

/** Parses the query of the payment provider's return URL into the report for the server. */
export function parsePaymentReport(query: URLSearchParams): PaymentReport {
  const value = (name: string) => query.get(name) ?? ''
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
