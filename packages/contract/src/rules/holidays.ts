import calendar from '#rules/holidays.json' with { type: 'json' }

/** Holidays of every year, as 'MM-DD'. */
const yearly: ReadonlySet<string> = new Set(Object.keys(calendar.everyYear))

/** Holidays of single years, as 'YYYY-MM-DD'. */
const decreed: ReadonlySet<string> = new Set(
  calendar.decrees.flatMap(({ days }) => Object.keys(days)),
)

/**
 * Whether a day, 'YYYY-MM-DD', is a national holiday, on which couriers neither collect nor deliver. Collective leave (cuti bersama) does
 * not count. For a year without a decree in holidays.json, knows only the fixed days.
 */
export const isHoliday = (day: string): boolean => yearly.has(day.slice(5)) || decreed.has(day)
