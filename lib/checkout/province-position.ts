import type { Province } from '#lib/contract/area.ts'
import type { MapPosition } from '#lib/rules/map-position.ts'

/** The rough position of a province; null when it is unknown. */
export function provincePosition(
  provinces: readonly Province[],
  provinceId: number | null,
): MapPosition | null {
  const { latitude, longitude } = provinces.find(({ id }) => id === provinceId) ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}
