import type { Channel, ChannelKind } from '@etalase/contract/rules/payment/provider.ts'

/** A channel of DOKU Checkout, by its code in requests. */
export interface DokuChannel extends Channel {
  /** Other codes for it in payments. */
  paidAs?: readonly string[]
}

const bank = (code: string, label: string, ...paidAs: string[]): DokuChannel => ({
  code: `VIRTUAL_ACCOUNT_${code}`,
  name: `${label} Virtual Account`,
  label,
  kind: 'virtual-account',
  paidAs,
})

const same = (code: string, name: string, kind: ChannelKind, ...paidAs: string[]): DokuChannel => ({
  code,
  name,
  label: name,
  kind,
  paidAs,
})

/** All documented channels, except those needing fields that we don't send, such as PayLater (docs/payments.md). */
export const dokuChannels: readonly DokuChannel[] = [
  bank('BCA', 'BCA'),
  bank('BANK_MANDIRI', 'Mandiri'),
  bank('BNI', 'BNI'),
  bank('BRI', 'BRI'),
  bank('BANK_PERMATA', 'Permata'),
  bank('BANK_CIMB', 'CIMB Niaga'),
  bank('BANK_DANAMON', 'Danamon'),
  bank('BANK_SYARIAH_MANDIRI', 'BSI', 'VIRTUAL_ACCOUNT_BSI'),
  bank('BTN', 'BTN'),
  bank('BNC', 'Bank Neo Commerce'),
  bank('DOKU', 'DOKU'),
  same('QRIS', 'QRIS', 'qris', 'QRIS_DOKU'),
  same('EMONEY_SHOPEEPAY', 'ShopeePay', 'e-wallet', 'EMONEY_SHOPEE_PAY'),
  same('EMONEY_DANA', 'DANA', 'e-wallet'),
  same('EMONEY_OVO', 'OVO', 'e-wallet'),
  same('EMONEY_LINKAJA', 'LinkAja', 'e-wallet'),
  same('ONLINE_TO_OFFLINE_ALFA', 'Alfamart', 'store'),
  same('ONLINE_TO_OFFLINE_INDOMARET', 'Indomaret', 'store'),
  same('CREDIT_CARD', 'Visa, Mastercard', 'card'),
]

/** Returns a channel's code in requests, given its code in a payment; unknown codes stay as they are. */
export const channelCode = (paidAs: string): string =>
  dokuChannels.find((channel) => channel.paidAs?.includes(paidAs))?.code ?? paidAs
