import type { ShowroomRegion } from '@etalase/contract/store.ts'
import { type DeliveryPlace, sortByProximity } from '#lib/rules/proximity.ts'

/** Moves a store to the top: its region first, and the store first in it. Unchanged when no region has it. */
export function myStoreFirst(
  regions: readonly ShowroomRegion[],
  storeId: number | undefined,
): readonly ShowroomRegion[] {
  const isMine = ({ id }: { id: number }) => id === storeId
  const own = regions.find(({ showrooms }) => showrooms.some(isMine))
  if (!own) return regions
  const others = own.showrooms.filter((store) => !isMine(store))
  const showrooms = [...own.showrooms.filter(isMine), ...others]
  return [{ ...own, showrooms }, ...regions.filter((region) => region !== own)]
}

/**
 * Sorts regions and their stores by proximity, nearest first; keeps the given order when the place is unknown. Drops regions without
 * stores.
 */
export function regionsByProximity(
  regions: readonly ShowroomRegion[],
  to: DeliveryPlace,
): ShowroomRegion[] {
  const filled = regions.filter(({ showrooms }) => showrooms.length > 0)
  if (!to.province_id) return filled
  const order = sortByProximity(
    filled.flatMap(({ showrooms }) => showrooms),
    to,
  )
  const rankOf = ({ showrooms }: ShowroomRegion) =>
    order.findIndex((store) => showrooms.includes(store))
  return filled
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((region) => ({ ...region, showrooms: sortByProximity(region.showrooms, to) }))
}

/** Returns the id of a region's element on the stores page, which is also the hash of its URL. */
export const regionAnchor = (regionId: number) => `region-${regionId}`

/** Returns the id of a showroom's element on the stores page. */
export const showroomAnchor = (showroomId: number) => `store-${showroomId}`

/** Normalises text: lower case, without accents and invisible characters, wide forms as plain ones. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()

/** Whether a text contains every word of a query, in any order, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
