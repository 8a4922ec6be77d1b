import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import type { ChannelKind } from '@etalase/contract/rules/payment/provider.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'

/** The kinds of channels in Indonesian, in the order of the help pages. */
const kinds: Readonly<Record<ChannelKind, string>> = {
  'virtual-account': 'Virtual account',
  'internet-banking': 'Internet banking',
  'e-wallet': 'Dompet digital',
  store: 'Gerai ritel',
  qris: 'QRIS',
  card: 'Kartu',
  paylater: 'PayLater (kredit dari perusahaan lain, bukan dari kami)',
}

/** Ways to pay without the payment provider, each a separate kind, with their rules. */
const cashKinds: Readonly<Record<PaymentWay, { label: string; rule: string }>> = {
  CASH_ON_DELIVERY: {
    label: 'Bayar di tempat (COD)',
    rule: 'tunai kepada kurir saat paket tiba; biayanya tampil di ringkasan',
  },
  PAY_AT_STORE: {
    label: 'Bayar di toko',
    rule: 'di kasir saat mengambilnya; toko menyimpannya sampai waktu yang tertulis pada pesanan',
  },
}

const list = new Intl.ListFormat('id', { type: 'conjunction' })

/** Returns the offered ways without the payment provider. */
const cashOf = ({ channels }: ShopTerms) =>
  Object.entries(cashKinds)
    .filter(([kind]) => channels.some((channel) => channel.kind === kind))
    .map(([, way]) => way)

/** Groups the payment provider's channels by kind. */
function providerWays({ channels }: ShopTerms) {
  const isKnown = (kind: string) => Object.hasOwn(kinds, kind) || Object.hasOwn(cashKinds, kind)
  const other = channels.filter(({ kind }) => !isKnown(kind))
  const known = Object.entries(kinds).map(([kind, label]) => ({
    label,
    names: channels.filter((channel) => channel.kind === kind).map(({ name }) => name),
  }))
  return [...known, { label: 'Lainnya', names: other.map(({ name }) => name) }].filter(
    ({ names }) => names.length > 0,
  )
}

const isItself = (label: string, names: readonly string[]) => names.join() === label

/** Returns a line for each kind of channel, and each way without the provider: 'Dompet digital: OVO dan DANA.' */
export const paymentLines = (terms: ShopTerms): string[] => [
  ...providerWays(terms).map(({ label, names }) =>
    isItself(label, names) ? `${label}.` : `${label}: ${list.format(names)}.`,
  ),
  ...cashOf(terms).map(({ label }) => `${label}.`),
]

/** Returns the rules of the offered ways without the payment provider; empty without any. */
export function cashClause(terms: ShopTerms): string {
  const ways = cashOf(terms).map(({ label, rule }) => `${label}, ${rule}.`)
  if (ways.length === 0) return ''
  return `Tanpa penyedia pembayaran, dan dipilih di ringkasan pesanan: ${ways.join(' ')} Pesanan itu menjadi perjanjian jual beli saat kami konfirmasi, dan batas waktu bayar 1x24 jam tidak berlaku untuknya.`
}

/** Returns the payment provider's channels in one clause: 'virtual account BCA dan BNI; dompet digital OVO; QRIS'. */
export const paymentClause = (terms: ShopTerms): string =>
  providerWays(terms)
    .map(({ label, names }) =>
      isItself(label, names) ? label : `${label.toLowerCase()} ${list.format(names)}`,
    )
    .join('; ')
