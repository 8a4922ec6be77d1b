import type { Channel, ChannelKind } from '@etalase/contract/rules/payment/provider.ts'

/** Codes as an invoice enables them, and as it reports them when paid (docs/payments.md). */
const bank = (code: string, label: string): Channel => ({
  code,
  name: `${label} Virtual Account`,
  label,
  kind: 'virtual-account',
})

const same = (code: string, name: string, kind: ChannelKind): Channel => ({
  code,
  name,
  label: name,
  kind,
})

/** Xendit's invoice channels in Indonesia. */
export const xenditChannels: readonly Channel[] = [
  bank('BCA', 'BCA'),
  bank('MANDIRI', 'Mandiri'),
  bank('BNI', 'BNI'),
  bank('BRI', 'BRI'),
  bank('PERMATA', 'Permata'),
  bank('BSI', 'BSI'),
  bank('CIMB', 'CIMB Niaga'),
  same('QRIS', 'QRIS', 'qris'),
  same('GOPAY', 'GoPay', 'e-wallet'),
  same('SHOPEEPAY', 'ShopeePay', 'e-wallet'),
  same('OVO', 'OVO', 'e-wallet'),
  same('DANA', 'DANA', 'e-wallet'),
  same('LINKAJA', 'LinkAja', 'e-wallet'),
  same('KREDIVO', 'Kredivo', 'paylater'),
  same('AKULAKU', 'Akulaku PayLater', 'paylater'),
  same('ALFAMART', 'Alfamart', 'store'),
  same('INDOMARET', 'Indomaret', 'store'),
  same('CREDIT_CARD', 'Visa, Mastercard', 'card'),
]
