import type { ShownStatus } from '#rules/trx-status.ts'
import { typedOrderNumber } from '#rules/typed-text.ts'

const wellFormed = /^[1-9]\d{0,8}$/

/** Parses an id from an address or a form; null for a malformed one. */
export const parseId = (text: string): number | null =>
  wellFormed.test(text) ? Number(text) : null

interface Colored {
  product_name: string
  color?: { name: string } | null | undefined
}

/** Returns a product's name with its colour, unless the name already contains it. */
export function nameWithColor({ product_name: name, color }: Colored): string {
  if (!color || name.toLowerCase().includes(color.name.toLowerCase())) return name
  return `${name}, ${color.name}`
}

/** Returns the order number that shoppers read: the first 8 characters of trx_ref in upper case, or a shorter one whole (spec §9). */
export const orderNumber = (trxRef: string): string => trxRef.slice(0, 8).toUpperCase()

/** Normalises a typed order number of hexadecimal digits: in lower case, without hyphens, with digits for the letters O, I and L. */
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

/** Whether a pickup is paid or confirmed, and the store is still preparing it. */
export const isInPreparation = ({ trx_status }: Pick<Pickup, 'trx_status'>): boolean =>
  trx_status === 'PAID' || trx_status === 'CONFIRMED' || trx_status === 'PROCESSING'

/** Returns the code to show at the store, from the payment (or the order, if paid at the store) until the pickup (spec §2); else null. */
export function pickupCode({ trx_status, pickup_code }: Pickup): string | null {
  const isExpected = isInPreparation({ trx_status }) || trx_status === 'READY_FOR_PICKUP'
  return isExpected && pickup_code ? pickup_code : null
}

/** Returns a brand's name as a URL slug: 'Sandang & Co' becomes 'sandang-co'. */
export const brandCode = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
