import type { Channel } from '@etalase/contract/rules/payment/provider.ts'

/** A channel of Midtrans Snap. The codes are ours: Midtrans's notifications identify channels by several fields. */
export interface MidtransChannel extends Channel {
  /** Its name in a charge's `enabled_payments`. */
  enabledAs: string
}

const bank = (code: string, name: string, label: string): MidtransChannel => ({
  code,
  name,
  label,
  kind: 'virtual-account',
  enabledAs: code,
})

const same = (code: string, name: string, kind: Channel['kind']): MidtransChannel => ({
  code,
  name,
  label: name,
  kind,
  enabledAs: code,
})

/** All documented channels that need no field we don't send (docs/payments.md). */
export const midtransChannels: readonly MidtransChannel[] = [
  bank('bca_va', 'BCA Virtual Account', 'BCA'),
  bank('echannel', 'Mandiri Bill Payment', 'Mandiri'),
  bank('bni_va', 'BNI Virtual Account', 'BNI'),
  bank('bri_va', 'BRI Virtual Account', 'BRI'),
  bank('permata_va', 'Permata Virtual Account', 'Permata'),
  bank('cimb_va', 'CIMB Niaga Virtual Account', 'CIMB Niaga'),
  bank('danamon_va', 'Danamon Virtual Account', 'Danamon'),
  bank('bsi_va', 'BSI Virtual Account', 'BSI'),
  bank('seabank_va', 'SeaBank Virtual Account', 'SeaBank'),
  { code: 'qris', name: 'QRIS', label: 'QRIS', kind: 'qris', enabledAs: 'other_qris' },
  same('gopay', 'GoPay', 'e-wallet'),
  same('shopeepay', 'ShopeePay', 'e-wallet'),
  same('dana', 'DANA', 'e-wallet'),
  same('ovo', 'OVO', 'e-wallet'),
  {
    code: 'gopay_later',
    name: 'GoPay Later',
    label: 'GoPay Later',
    kind: 'paylater',
    enabledAs: 'gopay',
  },
  same('akulaku', 'Akulaku PayLater', 'paylater'),
  same('alfamart', 'Alfamart', 'store'),
  same('indomaret', 'Indomaret', 'store'),
  same('credit_card', 'Visa, Mastercard', 'card'),
]
