import type { CallData } from '@etalase/contract/endpoints.ts'
import type { PaymentReport } from '@etalase/contract/payment.ts'
import { paymentWays } from '@etalase/contract/rules/constants.ts'
import { orderOutcomes, returnOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { xpressOutcome } from '@etalase/contract/rules/payment/xpress.ts'
import { z } from 'zod'

const key = 'payment-result'

const knownResult = z.object({
  outcome: z.enum(orderOutcomes),
  trxRef: z.string().nullable(),
  /** Whole rupiah. */
  total: z.int().nullable(),
  /** WIB time from the wire. */
  payBefore: z.string().nullable(),
  /** The way to pay, if not through the payment provider. */
  way: z.enum(paymentWays).nullish(),
})

/** The payment result shown on the page. */
export type KnownResult = z.infer<typeof knownResult>

/** Returns the payment's result from the backend's answer to a reported return. */
export const resultOfReport = (
  payment: CallData<'POST checkout-payment'>,
  { status = '' }: PaymentReport,
): KnownResult => ({
  outcome: returnOutcome(payment, payment.outcome ?? xpressOutcome(status)),
  trxRef: payment.trx_ref ?? null,
  total: payment.grand_total ?? null,
  payBefore: payment.payment_duedate ?? null,
  way: payment.payment_way,
})

/** Returns the result stored in this tab, or null: a reload shows it again without reporting to the server again. */
export function restoreKnownResult(): KnownResult | null {
  try {
    const stored = knownResult.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

/** Stores the shown result in this tab. */
export function saveKnownResult(result: KnownResult): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(result))
  } catch {
    console.warn(`Could not store ${key} in this tab`)
  }
}
