import type { Arrival } from '@etalase/contract/rules/arrival.ts'
import { dayParts, longDaysIn, withWeekdayIn } from '@etalase/contract/rules/wib-dates.ts'
import { language } from '#messages/language.ts'

/** First and last day of a range: 'YYYY-MM-DD'. */
type Days = Pick<Arrival, 'first' | 'last'>

/** Returns 'Tue 24 Nov'. */
export const withWeekday = (isoDay: string): string => withWeekdayIn(language, isoDay)

/** Returns '24-25 Nov', '30 Nov - 1 Dec' or '24 Nov'. */
export function shortDays({ first, last }: Days): string {
  const [from, to] = [dayParts(language, first), dayParts(language, last)]
  if (first === last) return `${to.day} ${to.month}`
  if (from.month === to.month) return `${from.day}-${to.day} ${to.month}`
  return `${from.day} ${from.month} - ${to.day} ${to.month}`
}

/** Returns 'Tue 24 - Wed 25 Nov', 'Mon 30 Nov - Tue 1 Dec' or 'Tue 24 Nov'. */
export const longDays = (days: Days): string => longDaysIn(language, days)
