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
