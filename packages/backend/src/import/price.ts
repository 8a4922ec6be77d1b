import type { Rupiah } from '@etalase/contract/rules/money.ts'
import { readPrice } from '@etalase/contract/rules/typed-price.ts'

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}

/** Lower amounts without a currency are taken for a foreign one: no garment costs 29 rupiah. */
const leastWithoutCurrency = 1_000

function foreignCurrency(text: string): string | null {
  const sign = /[$€£¥₹]/.exec(text)?.[0]
  if (sign) return signs[sign] ?? sign
  const code = /\b(?!IDR\b)[A-Z]{3}\b/.exec(text.toUpperCase())?.[0]
  return code ?? null
}

/** Reads a price in whole rupiah, or returns the reason why it can't. */
export function priceOf(text: string): Rupiah | string {
  const currency = foreignCurrency(text)
  if (currency) return `is in a currency other than rupiah: ${currency}`
  const price = readPrice(text)
  if (price === null) return 'is not an amount in whole rupiah'
  if (price === 0) return 'is zero'
  const isNamed = /idr|rp|rupiah/i.test(text)
  return isNamed || price >= leastWithoutCurrency
    ? price
    : 'has no currency, and is too low for rupiah'
}
