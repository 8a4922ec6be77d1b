/** Pieces of a size in a showroom. */
interface Share {
  /** In the order being placed. */
  qty: number
  /** In unpaid orders of the same network. */
  held: number
  /** Available before the order takes its own. */
  available: number
  /** Minimum that a network may hold of any size. */
  atLeast: number
}

/**
 * Whether one more order would make a network's unpaid orders hold too many pieces of a size in a showroom: more than half of all, and more
 * than `atLeast`. A network's only order may have as many as a line may. Duplicates `holdsTooMany` of `packages/contract`, which this
 * package can't import.
 */
export function holdsTooMany({ qty, held, available, atLeast }: Share): boolean {
  const half = Math.floor((available + held) / 2)
  return held > 0 && held + qty > Math.max(atLeast, half)
}
