import type { ShowroomRegion } from '#lib/contract/store.ts'

/** Regions with one store on top: its region first, and in it the store. Unchanged when no region has it. */
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

/** The id of a region's element on the stores page, and so the hash of its URL. */
export const regionAnchor = (regionId: number) => `region-${regionId}`

/** The id of a showroom's element on the stores page. */
export const showroomAnchor = (showroomId: number) => `store-${showroomId}`

/** Lower case, and without accents and invisible characters; wide forms as plain ones. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()

/** Whether every word of a query occurs in a text, in any order, without regard to case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
