import { account, staffToken } from '@etalase/backend/tests/support/test-context.ts'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import type { WireRequest } from '#system/backend.ts'

/** Returns a call of staff. */
export const staffCall = (path: string, body: object): WireRequest => ({
  method: 'POST',
  path: `/${path}`,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` },
  body: JSON.stringify(body),
})

/** Returns the provider's notification of a bill: '2' is paid, '7' expired, '3' failed, '8' cancelled, '9' reversed. */
export function paymentNotice(
  billNo: string,
  status: string,
  { signature = signStatus(account, billNo, status), reference = 'R1' } = {},
) {
  return {
    method: 'POST',
    path: '/payment/notification',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      trx_id: 'T1',
      merchant_id: account.merchantId,
      bill_no: billNo,
      payment_reff: reference,
      payment_channel: '702',
      payment_status_code: status,
      signature,
    }),
  }
}
