import { LineLimit, logEvent } from '@etalase/front/log/log-lines.ts'

/** Prices of one piece of a product, in whole rupiah. */
interface Disagreement {
  product: number
  /** The price on its page and in lists. */
  shown: number
  inCart: number
}

declare global {
  /** server/ and Next's bundles hold copies of this module; they share the count. */
  var etalasePriceDisagreements: number | undefined
}

/** Returns how many cart prices in this process differed from the pages. */
export const priceDisagreements = (): number => globalThis.etalasePriceDisagreements ?? 0

const lines = new LineLimit(20)

/** Counts a cart price that differs from the pages, and logs it as one JSON line, at most 20 a minute. */
export function logPriceDisagreement(prices: Disagreement): void {
  globalThis.etalasePriceDisagreements = priceDisagreements() + 1
  const dropped = lines.take()
  if (dropped === null) return
  logEvent('price-disagreement', { ...prices, ...(dropped && { dropped }) })
}
