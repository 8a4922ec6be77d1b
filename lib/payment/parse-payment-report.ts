import type { PaymentReport } from '#lib/contract/payment.ts'

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
