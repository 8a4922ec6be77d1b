/** Pieces of a size in a showroom. */
interface Share {
  /** In the order that is placed. */
  qty: number
  /** In unpaid orders of the same network. */
  held: number
  /** That can be sold, before the order takes its own. */
  available: number
  /** That a network may hold of any size. */
  atLeast: number
}

/**
 * Whether unpaid orders of one network would hold too many pieces of a size in a showroom with one more order: more than half of
 * all, and more than `atLeast`. A network's only order is not limited here.
 */
export function holdsTooMany({ qty, held, available, atLeast }: Share): boolean {
  const half = Math.floor((available + held) / 2)
  return held > 0 && held + qty > Math.max(atLeast, half)
}
