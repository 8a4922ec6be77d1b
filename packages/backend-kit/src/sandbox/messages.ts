import { createHash } from 'node:crypto'
import { signStatus } from '@etalase/contract/payment-signature.ts'
import { issuesNumber } from '@etalase/contract/rules/payment/provider.ts'
import { withChecksum } from '@etalase/contract/rules/payment/qris.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { channelName } from '#payment/channels.ts'
import { channelOf } from '#payment/providers.ts'
import type { XpressAccount } from '#payment/xpress.ts'
import type { Bill } from '#sandbox/bill-repository.ts'

/** Whether a bill is paid later, with a payment number. */
export const hasPaymentNumber = ({ channel }: Pick<Bill, 'channel'>) =>
  issuesNumber(channelOf(channel)?.kind)

/** Whether a bill is paid later, with a QR code that the shop shows. */
export const hasQr = ({ channel }: Pick<Bill, 'channel'>) => channelOf(channel)?.kind === 'qris'

const field = (tag: string, value: string) =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`

/** Returns a bill's QR code content. No app accepts it: its merchant isn't registered. */
export const qrOf = ({ total, reference }: Pick<Bill, 'total' | 'reference'>): string =>
  withChecksum(
    [
      field('00', '01'),
      field('01', '12'),
      field('26', field('00', 'ID.EXAMPLE.WWW') + field('01', '936000000000000000')),
      field('52', '5651'),
      field('53', '360'),
      field('54', String(total)),
      field('58', 'ID'),
      field('59', 'PAYMENT SANDBOX'),
      field('60', 'JAKARTA'),
      field('62', field('01', reference.slice(0, 25) || '0')),
    ].join(''),
  )

/** Returns the provider's transaction id; for channels that issue a payment number, that number. */
export function trxIdOf(bill: Pick<Bill, 'billNo' | 'channel'>): string {
  const { billNo, channel } = bill
  const digest = createHash('sha256').update(`${billNo} ${channel}`).digest()
  if (!hasPaymentNumber(bill)) return digest.toString('hex').slice(0, 32)
  return `${channel}${String(digest.readBigUInt64BE() % 10n ** 13n).padStart(13, '0')}`
}

/** Returns the signed fields of the shopper's return to the shop (payment-courier-facts.md). */
export function returnFields(
  account: XpressAccount,
  bill: Bill,
  now: Date,
): Record<string, string> {
  return {
    trx_id: trxIdOf(bill),
    merchant_id: account.merchantId,
    merchant: account.merchantName,
    bill_no: bill.billNo,
    bill_ref: bill.reference,
    bill_total: String(bill.total),
    payment_reff: bill.reference,
    payment_date: toWib(now),
    bank_user_name: '',
    status: bill.status,
    signature: signStatus(account, bill.billNo, bill.status),
  }
}

/** Returns the return URL with these fields, for channels that return by GET. */
export function returnAddress(account: XpressAccount, bill: Bill, now: Date): string {
  return `${bill.returnUrl}?${new URLSearchParams(returnFields(account, bill, now))}`
}

/** Returns the signed fields of the provider's notification to the merchant's server. */
export function notificationFields(account: XpressAccount, bill: Bill): Record<string, string> {
  return {
    request: 'Payment Notification',
    trx_id: trxIdOf(bill),
    merchant_id: account.merchantId,
    bill_no: bill.billNo,
    payment_reff: bill.reference,
    payment_channel: bill.channel ?? '',
    payment_channel_name: channelName(bill.channel),
    payment_status_code: bill.status,
    ...(hasQr(bill) ? { qr_string: qrOf(bill) } : {}),
    signature: signStatus(account, bill.billNo, bill.status),
  }
}
