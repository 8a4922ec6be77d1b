import { givenText } from '@etalase/contract/fields.ts'
import type { PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import type { Notification } from '#payment/provider.ts'

/** Whole rupiah as '10000.00'. */
const amount = z
  .string()
  .regex(/^\d{1,12}(?:\.0{1,2})?$/)
  .transform(Number)

/** A transaction from `GET /v2/{id}/status`. An expired one has status_code 407 in a response with status 200. */
export const transactionStatus = z.object({
  order_id: z.string(),
  transaction_id: z.string(),
  status_code: z.string(),
  // DANA sends upper case.
  transaction_status: z.string().max(40).toLowerCase(),
  fraud_status: z.string().max(20).toLowerCase().nullish(),
  gross_amount: amount,
  currency: z.literal('IDR').default('IDR'),
  /** Total refunded so far. */
  refund_amount: amount.nullish(),
  payment_type: givenText(40),
  payment_option_type: z.string().nullish(),
  permata_va_number: givenText(64).nullish(),
  va_numbers: z.array(z.object({ bank: givenText(20), va_number: givenText(64) })).nullish(),
  biller_code: givenText(20).nullish(),
  bill_key: givenText(40).nullish(),
  store: givenText(40).nullish(),
  payment_code: givenText(64).nullish(),
})
type TransactionStatus = z.output<typeof transactionStatus>

/** Outcomes by status (docs/payments.md has the sources). */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['capture', 'paid'],
  ['settlement', 'paid'],
  ['pending', 'waiting'],
  ['deny', 'notCompleted'],
  ['failure', 'notCompleted'],
  // Only this attempt ended, such as OVO's 65 seconds: the page accepts more until the order's deadline, which our clock decides.
  ['expire', 'notCompleted'],
  ['cancel', 'cancelled'],
  ['refund', 'reversed'],
  ['partial_refund', 'reversed'],
  ['chargeback', 'reversed'],
  ['partial_chargeback', 'reversed'],
])

function outcomeOf({ transaction_status, status_code, fraud_status }: TransactionStatus) {
  const outcome = outcomes.get(transaction_status) ?? 'checking'
  if (outcome !== 'paid') return outcome
  if (fraud_status === 'deny') return 'notCompleted'
  // A challenged payment waits for our staff to accept it at Midtrans.
  return status_code === '200' && (fraud_status ?? 'accept') === 'accept' ? 'paid' : 'checking'
}

function channelOf(status: TransactionStatus): string {
  const { payment_type, permata_va_number, va_numbers, store, payment_option_type } = status
  switch (payment_type) {
    case 'bank_transfer':
      return permata_va_number ? 'permata_va' : `${va_numbers?.[0]?.bank ?? ''}_va`
    case 'cstore':
      return store ?? ''
    case 'gopay':
      return ['PAY_LATER', 'GO_CICIL'].includes(payment_option_type ?? '') ? 'gopay_later' : 'gopay'
    default:
      return payment_type
  }
}

function numberOf(status: TransactionStatus): string | null {
  const { permata_va_number, va_numbers, payment_code, biller_code, bill_key } = status
  const ofMandiri = biller_code && bill_key ? `${biller_code} ${bill_key}` : null
  return permata_va_number ?? va_numbers?.[0]?.va_number ?? payment_code ?? ofMandiri
}

/** Returns the amount paid, or the amount refunded. */
const amountOf = ({ transaction_status, gross_amount, refund_amount }: TransactionStatus) =>
  transaction_status.startsWith('partial_') ? (refund_amount ?? 0) : gross_amount

/** Converts a transaction's current status to a notification about a bill. */
export const toNotification = (billNo: string, status: TransactionStatus): Notification => ({
  billNo,
  status: [status.transaction_status, status.fraud_status].filter(Boolean).join(' '),
  outcome: outcomeOf(status),
  voids: status.transaction_status === 'cancel',
  channel: channelOf(status),
  reference: status.transaction_id,
  transactionId: status.transaction_id,
  paymentNumber: numberOf(status),
  amount: amountOf(status),
})
