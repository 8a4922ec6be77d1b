import { groupedIn, type Rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import { wibDateIn, wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { language } from '#messages/language.ts'

/** Formats an amount in the build's language: 'IDR 1,250,000' (spec §9). */
export const formatRupiah = (amount: Rupiah): string => rupiahIn(language, amount)

/** Formats an amount without its currency, for a field whose label names it: '1,250,000'. */
export const formatAmount = (amount: Rupiah): string => groupedIn(language, amount)

/** Formats the date of a WIB time from the wire: '3 Aug 2026' (spec §9). */
export const formatWibDate = (wib: string): string => wibDateIn(language, wib)

/** Formats a deadline with its zone: '3 Aug 2026, 14:05 WIB'. */
export const formatWibDeadline = (wib: string): string => wibDeadlineIn(language, wib)

let rules: Intl.PluralRules | undefined

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Returns the form of a text for a number: `plural(2, { one: '1 piece', other: '2 pieces' })`. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(language)
  return forms[rules.select(count)] ?? forms.other
}
