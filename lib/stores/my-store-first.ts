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
