import { readXpressForm, type XpressForm } from '#rules/payment/xpress.ts'

/** How the browser reaches the provider: by posting fields to the address in PAYMENT_URL, or by opening an address. */
export type WayToProvider = { fields: Readonly<Record<string, string>> } | { url: string }

/** How the shopper of an order gets to the payment provider. */
export interface HandOff {
  trxRef: string
  /** The amount that the provider will charge, in whole rupiah. */
  total: number
  /** Null while the provider is unreachable: the order exists, and repeating the call asks again. */
  way: WayToProvider | null
}

/** A response with an unpaid order's way to pay: spec §3 has the form; a redirect is an addition. */
interface Payable {
  payment_data?: XpressForm | null | undefined
  payment_redirect?:
    | { trx_ref: string; grand_total: number; url?: string | null | undefined }
    | null
    | undefined
}

/** Returns a response's form or link to the provider; null without one. */
export function handOffOf({ payment_data, payment_redirect }: Payable): HandOff | null {
  if (payment_redirect) {
    const { trx_ref, grand_total, url } = payment_redirect
    return { trxRef: trx_ref, total: grand_total, way: url ? { url } : null }
  }
  if (!payment_data) return null
  const { trxRef, total, fields } = readXpressForm(payment_data)
  return { trxRef, total, way: { fields } }
}

/** Returns the same for a placed order. Throws when the response has neither. */
export function handOffOfPlaced(placed: Payable): HandOff {
  const handOff = handOffOf(placed)
  if (!handOff) throw new Error('An order was placed without a way to pay it.')
  return handOff
}
