/** When a price list holds; null without a beginning or an end. */
export interface PriceList {
  starts_at: Date | string | null
  ends_at: Date | string | null
}

/** Whether prices are others at a time than at one before it, in milliseconds: a price list has begun or ended between them. */
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
