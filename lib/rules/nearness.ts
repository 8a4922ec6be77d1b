/** Where something lies; ids as the areas have them, null where it is not told. */
export interface Place {
  city_id?: number | null | undefined
  province_id?: number | null | undefined
}

/** How near two places are, the nearest first. */
export const nearnesses = ['city', 'province', 'elsewhere'] as const
export type Nearness = (typeof nearnesses)[number]

/** How near one place is to another: the same city, the same province, or neither. */
export function nearnessOf(place: Place, to: Place): Nearness {
  if (place.city_id && place.city_id === to.city_id) return 'city'
  if (place.province_id && place.province_id === to.province_id) return 'province'
  return 'elsewhere'
}

/** Places by how near they are to one, the nearest first; equally near ones keep their order. */
export function nearestFirst<Some extends Place>(places: readonly Some[], to: Place): Some[] {
  const rank = (place: Some) => nearnesses.indexOf(nearnessOf(place, to))
  return places.toSorted((a, b) => rank(a) - rank(b))
}
