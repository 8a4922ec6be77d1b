import type { Language } from '#rules/language.ts'

/** English of the United States, for its months: 'Sep', where the United Kingdom has 'Sept' (spec §9). */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID', fr: 'fr-FR' }

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  formats.set(language, format)
  return format
}

/** Returns the words of a day, 'YYYY-MM-DD': 'Tue', '24', 'Nov', '2026'. */
export function dayParts(language: Language, isoDay: string) {
  const parts = formatOf(language).formatToParts(new Date(`${isoDay}T00:00:00Z`))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  const day = part('day')
  return {
    weekday: part('weekday'),
    // French writes the first of a month as an ordinal, which Intl does not.
    day: language === 'fr' && day === '1' ? '1er' : day,
    month: part('month'),
    year: part('year'),
  }
}

/** Returns 'Tue 24 Nov', or 'Tue 24' when the month follows. */
export function withWeekdayIn(language: Language, isoDay: string, hasMonth = true): string {
  const { weekday, day, month } = dayParts(language, isoDay)
  return hasMonth ? `${weekday} ${day} ${month}` : `${weekday} ${day}`
}

/** Returns 'Tue 24 - Wed 25 Nov', 'Mon 30 Nov - Tue 1 Dec' or 'Tue 24 Nov'; both days are 'YYYY-MM-DD'. */
export function longDaysIn(
  language: Language,
  { first, last }: { first: string; last: string },
): string {
  if (first === last) return withWeekdayIn(language, last)
  const isOtherMonth = dayParts(language, first).month !== dayParts(language, last).month
  return `${withWeekdayIn(language, first, isOtherMonth)} - ${withWeekdayIn(language, last)}`
}

/** Formats a WIB time from a call as 'D MMM YYYY' (spec §9): '3 Aug 2026', '3 Agu 2026', '3 août 2026'. */
export function wibDateIn(language: Language, wib: string): string {
  const { day, month, year } = dayParts(language, wib.slice(0, 10))
  return `${day} ${month} ${year}`
}

/** Formats a deadline with its zone: '3 Aug 2026, 14:05 WIB'. */
export function wibDeadlineIn(language: Language, wib: string): string {
  return `${wibDateIn(language, wib)}, ${wib.slice(11, 16)} WIB`
}
