import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readProvider } from '#http/ask-provider.ts'
import { sameSignature } from '#http/signature.ts'
import { basicAuthorization } from '#payment/basic-authorization.ts'
import type { MidtransAccount } from '#payment/midtrans/account.ts'
import { billOfOrderId } from '#payment/midtrans/charge.ts'
import { toNotification, transactionStatus } from '#payment/midtrans/status.ts'
import { notOurs } from '#payment/not-ours.ts'
import type { NotificationReading } from '#payment/provider.ts'

/** The signed fields, as sent, and the transaction id, which isn't signed. */
const signedFields = z.object({
  order_id: z.string().regex(/^[\w.~-]{1,128}$/),
  status_code: z.string().max(10),
  gross_amount: z.string().max(20),
  signature_key: z.string().max(128),
  transaction_id: z.string().regex(/^[\w-]{1,64}$/),
})
type SignedFields = z.output<typeof signedFields>

const signatureOf = (
  { serverKey }: MidtransAccount,
  { order_id, status_code, gross_amount }: SignedFields,
) =>
  createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex')

/**
 * Verifies a notification's signature, then reads the current status: the signature covers neither status nor transaction, and an old
 * notification can be replayed.
 */
export async function readNotification(
  account: MidtransAccount,
  body: unknown,
): Promise<NotificationReading> {
  const { data } = signedFields.safeParse(body)
  if (!data) return { refusal: 'malformed' }
  const billNo = billOfOrderId(data.order_id)
  if (!sameSignature(signatureOf(account, data), data.signature_key.toLowerCase()))
    return { refusal: 'unsigned', billNo: data.order_id }
  if (!billNo) return { notification: notOurs(data.order_id, data.transaction_id) }
  try {
    // DANA's status is available only by transaction, not by order.
    const url = `${account.hosts.api}/v2/${data.transaction_id}/status`
    const status = await readProvider(url, transactionStatus, {
      headers: { Accept: 'application/json', Authorization: basicAuthorization(account.serverKey) },
    })
    if (status.order_id !== data.order_id) return { refusal: 'unsigned', billNo }
    return { notification: toNotification(billNo, status) }
  } catch (error) {
    return { refusal: 'unconfirmed', billNo, error }
  }
}
