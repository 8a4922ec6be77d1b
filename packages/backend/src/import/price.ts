import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { readPrice } from '@etalase/contract/rules/typed-price.ts'

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}

/** Lower ones that name no currency are taken for another one's: no garment costs 29 rupiah. */
const leastWithoutCurrency = 1_000

function foreignCurrency(text: string): string | null {
  const sign = /[$€£¥₹]/.exec(text)?.[0]
  if (sign) return signs[sign] ?? sign
  const code = /\b(?!IDR\b)[A-Z]{3}\b/.exec(text.toUpperCase())?.[0]
  return code ?? null
}

/** A price in whole rupiah, or why there is none. */
export function priceOf(text: string): Rupiah | string {
  const currency = foreignCurrency(text)
  if (currency) return `is in another currency than rupiah: ${currency}`
  const price = readPrice(text)
  if (price === null) return 'is no amount of whole rupiah'
  if (price === 0) return 'is zero'
  const isNamed = /idr|rp|rupiah/i.test(text)
  return isNamed || price >= leastWithoutCurrency
    ? price
    : 'names no currency, and is too low for rupiah'
}
