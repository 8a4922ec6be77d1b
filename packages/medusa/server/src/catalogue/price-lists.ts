/** Start and end of a price list; null for an open end. */
export interface PriceList {
  starts_at: Date | string | null
  ends_at: Date | string | null
}

/** Whether prices differ between two times in milliseconds: a price list has begun or ended in between. */
export function havePricesChanged(
  lists: readonly PriceList[],
  before: number,
  now: number,
): boolean {
  const isBetween = (time: Date | string | null) => {
    const at = time === null ? Number.NaN : new Date(time).getTime()
    return at > before && at <= now
  }
  return lists.some(({ starts_at, ends_at }) => isBetween(starts_at) || isBetween(ends_at))
}
