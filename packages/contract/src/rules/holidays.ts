import calendar from '#rules/holidays.json' with { type: 'json' }

/** Of every year, as 'MM-DD'. */
const yearly: ReadonlySet<string> = new Set(Object.keys(calendar.everyYear))

/** Of single years, as 'YYYY-MM-DD'. */
const decreed: ReadonlySet<string> = new Set(
  calendar.decrees.flatMap(({ days }) => Object.keys(days)),
)

/**
 * Whether a day, 'YYYY-MM-DD', is a national holiday, on which couriers neither collect nor deliver. Collective leave (cuti
 * bersama) is none. Of a year without a decree in holidays.json only the days that never move are known.
 */
export const isHoliday = (day: string): boolean => yearly.has(day.slice(5)) || decreed.has(day)
