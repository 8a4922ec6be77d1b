import type { PaymentWay } from '@etalase/contract/rules/constants.ts'
import type { ChannelKind } from '@etalase/contract/rules/payment/provider.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'

/** The kinds of channels in Indonesian, in the order in which the help pages have them. */
const kinds: Readonly<Record<ChannelKind, string>> = {
  'virtual-account': 'Virtual account',
  'internet-banking': 'Internet banking',
  'e-wallet': 'Dompet digital',
  store: 'Gerai ritel',
  qris: 'QRIS',
  card: 'Kartu',
  paylater: 'PayLater (kredit dari perusahaan lain, bukan dari kami)',
}

/** The ways to pay without the payment provider, each of which is a kind by itself. */
const cashKinds: Readonly<Record<PaymentWay, string>> = {
  CASH_ON_DELIVERY: 'Bayar di tempat (COD)',
  PAY_AT_STORE: 'Bayar di toko',
}

const list = new Intl.ListFormat('id', { type: 'conjunction' })

function waysOf({ channels }: ShopTerms) {
  const isKnown = (kind: string) => Object.hasOwn(kinds, kind) || Object.hasOwn(cashKinds, kind)
  const other = channels.filter(({ kind }) => !isKnown(kind))
  const cash = Object.entries(cashKinds)
    .filter(([kind]) => channels.some((channel) => channel.kind === kind))
    .map(([, label]) => ({ label, names: [label] }))
  const known = Object.entries(kinds).map(([kind, label]) => ({
    label,
    names: channels.filter((channel) => channel.kind === kind).map(({ name }) => name),
  }))
  return [...known, ...cash, { label: 'Lainnya', names: other.map(({ name }) => name) }].filter(
    ({ names }) => names.length > 0,
  )
}

const isItself = (label: string, names: readonly string[]) => names.join() === label

/** A line for each kind of channel: 'Dompet digital: OVO dan DANA.' */
export const paymentLines = (terms: ShopTerms): string[] =>
  waysOf(terms).map(({ label, names }) =>
    isItself(label, names) ? `${label}.` : `${label}: ${list.format(names)}.`,
  )

/** All channels in one clause: 'virtual account BCA dan BNI; dompet digital OVO; QRIS'. */
export const paymentClause = (terms: ShopTerms): string =>
  waysOf(terms)
    .map(({ label, names }) =>
      isItself(label, names) ? label : `${label.toLowerCase()} ${list.format(names)}`,
    )
    .join('; ')
