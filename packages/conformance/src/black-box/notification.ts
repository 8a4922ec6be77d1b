import { signStatus } from '@etalase/contract/payment-signature.ts'
import { xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import type { PlacedOrder } from '#black-box/buyer.ts'

/** The company's account at the payment provider of the spec. */
export interface Account {
  merchantId: string
  user: string
  password: string
}

export type Reported = keyof typeof xpressStatuses

/** Notifies a backend of a bill, as the provider does. Returns the status of the response. */
export async function notify(
  url: string,
  account: Account,
  { trxRef, total }: Pick<PlacedOrder, 'trxRef' | 'total'>,
  reported: Reported,
): Promise<number> {
  const code = xpressStatuses[reported]
  const response = await fetch(`${url}/payment/notification`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      trx_id: trxRef.slice(0, 16),
      merchant_id: account.merchantId,
      merchant: '',
      bill_no: trxRef,
      bill_total: String(total),
      payment_reff: trxRef.slice(0, 8),
      payment_channel: '402',
      payment_status_code: code,
      payment_status_desc: reported,
      signature: signStatus(account, trxRef, code),
    }),
    signal: AbortSignal.timeout(20_000),
  })
  return response.status
}
