import type { Language } from '#rules/language.ts'

/** An amount of whole Indonesian rupiah. */
export type Rupiah = number & { readonly __unit: 'IDR' }

/** Marks a number as whole rupiah. Throws RangeError when it is not a safe integer. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole rupiah: ${amount}`)
  return amount as Rupiah
}

/** Returns the sum of amounts, in whole rupiah. */
export function sum(amounts: readonly Rupiah[]): Rupiah {
  return rupiah(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** Returns a percentage of an amount, rounded down to whole rupiah (decisions: promo percent). */
export function percentOf(amount: Rupiah, percent: number): Rupiah {
  return rupiah(Math.floor((amount * percent) / 100))
}

/** Each language's way of writing rupiah; French uses no-break spaces. */
const styles: Readonly<Record<Language, { locale: string; prefix: string }>> = {
  en: { locale: 'en-US', prefix: 'IDR ' },
  id: { locale: 'id-ID', prefix: 'Rp' },
  fr: { locale: 'fr-FR', prefix: 'IDR\u00a0' },
}

const formats = new Map<Language, Intl.NumberFormat>()

/** Caches formats: creating one takes a hundred times as long as formatting a price. */
function formatOf(language: Language): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.NumberFormat(styles[language].locale, { maximumFractionDigits: 0 })
  formats.set(language, format)
  return format
}

/** Formats an amount in groups of three digits, without its currency: '1,250,000'. */
export const groupedIn = (language: Language, amount: Rupiah): string =>
  formatOf(language).format(amount)

/**
 * Formats an amount without decimals in a language: 'IDR 1,250,000' (spec §9), 'Rp1.250.000' or 'IDR 1 250 000' with narrow no-break
 * spaces.
 */
export function rupiahIn(language: Language, amount: Rupiah): string {
  return `${styles[language].prefix}${groupedIn(language, amount)}`
}
