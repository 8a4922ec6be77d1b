/** Indonesia's time zones, in hours ahead of UTC; none has daylight saving. */
const hoursAhead = { WIB: 7, WITA: 8, WIT: 9 } as const
export type TimeZone = keyof typeof hoursAhead

const hourMs = 60 * 60 * 1000

/** An instant as wall clock time of a zone: 'YYYY-MM-DD HH:mm:ss'. */
export function wallClock(instant: Date, zone: TimeZone): string {
  const shifted = new Date(instant.getTime() + hoursAhead[zone] * hourMs)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

const eastern = /maluku|papua/i
const central = /sulawesi|gorontalo|bali|nusa tenggara|kalimantan (?:timur|selatan|utara)/i

/** The zone of a province by its name, as every backend sends it; WIB for the west and for an unknown name. */
export function zoneOfProvince(provinceName: string): TimeZone {
  if (eastern.test(provinceName)) return 'WIT'
  return central.test(provinceName) ? 'WITA' : 'WIB'
}
