import type { ShownStatus } from '#rules/trx-status.ts'
import { typedOrderNumber } from '#rules/typed-text.ts'

const wellFormed = /^[1-9]\d{0,8}$/

/** The id that a text in an address or a form names; null for a malformed one. */
export const parseId = (text: string): number | null =>
  wellFormed.test(text) ? Number(text) : null

interface Colored {
  product_name: string
  color?: { name: string } | null | undefined
}

/** The name of a product with its colour, where the name does not have it already. */
export function nameWithColor({ product_name: name, color }: Colored): string {
  if (!color || name.toLowerCase().includes(color.name.toLowerCase())) return name
  return `${name}, ${color.name}`
}

/** The order number a shopper reads: the first 8 characters of trx_ref in upper case (spec §9); a shorter one whole. */
export const orderNumber = (trxRef: string): string => trxRef.slice(0, 8).toUpperCase()

/** A typed order number of hexadecimal digits, in lower case: without hyphens, and with digits for the letters O, I and L. */
export const hexOrderNumber = (typed: string): string =>
  typedOrderNumber(typed)
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

interface Pickup {
  trx_status: ShownStatus
  pickup_code?: string | null | undefined
}

/** Whether a pickup is paid, or confirmed, and the store still gets it ready. */
export const isInPreparation = ({ trx_status }: Pick<Pickup, 'trx_status'>): boolean =>
  trx_status === 'PAID' || trx_status === 'CONFIRMED' || trx_status === 'PROCESSING'

/** The code to show at the store, from the payment, or the order that is paid at the store, until the pickup (spec §2); null before, after and without one. */
export function pickupCode({ trx_status, pickup_code }: Pickup): string | null {
  const isExpected = isInPreparation({ trx_status }) || trx_status === 'READY_FOR_PICKUP'
  return isExpected && pickup_code ? pickup_code : null
}

/** A brand's name as a URL slug: 'Sandang & Co' is 'sandang-co'. */
export const brandCode = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
