import type { Arrival } from '#lib/rules/arrival.ts'
import { dayParts } from '#lib/rules/wib-words.ts'
import { language } from '#messages/language.ts'

/** The first and the last day of a range: 'YYYY-MM-DD'. */
type Days = Pick<Arrival, 'first' | 'last'>

/** 'Tue 24 Nov', or 'Tue 24' where the month follows. */
export function withWeekday(isoDay: string, hasMonth = true): string {
  const { weekday, day, month } = dayParts(language, isoDay)
  return hasMonth ? `${weekday} ${day} ${month}` : `${weekday} ${day}`
}

/** '24-25 Nov', '30 Nov - 1 Dec' or '24 Nov'. */
export function shortDays({ first, last }: Days): string {
  const [from, to] = [dayParts(language, first), dayParts(language, last)]
  if (first === last) return `${to.day} ${to.month}`
  if (from.month === to.month) return `${from.day}-${to.day} ${to.month}`
  return `${from.day} ${from.month} - ${to.day} ${to.month}`
}

/** 'Tue 24 - Wed 25 Nov', 'Mon 30 Nov - Tue 1 Dec' or 'Tue 24 Nov'. */
export function longDays({ first, last }: Days): string {
  if (first === last) return withWeekday(last)
  const isOtherMonth = dayParts(language, first).month !== dayParts(language, last).month
  return `${withWeekday(first, isOtherMonth)} - ${withWeekday(last)}`
}
