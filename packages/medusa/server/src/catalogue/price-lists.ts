/** Start and end of a price list; null for an open end. */
interface Period {
  starts_at: Date | string | null
  ends_at: Date | string | null
}

export interface PriceList extends Period {
  id: string
}

/** Returns the price lists that have begun or ended between two times in milliseconds. */
export function changedLists<List extends Period>(
  lists: readonly List[],
  before: number,
  now: number,
): List[] {
  const isBetween = (time: Date | string | null) => {
    const at = time === null ? Number.NaN : new Date(time).getTime()
    return at > before && at <= now
  }
  return lists.filter(({ starts_at, ends_at }) => isBetween(starts_at) || isBetween(ends_at))
}
