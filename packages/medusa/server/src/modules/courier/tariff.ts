const distances = ['city', 'province', 'island', 'nation'] as const

/** Distance class of a parcel. */
export type Distance = (typeof distances)[number]

/** A service of a courier, as stored in a shipping option's `data`. */
export interface Service {
  courier: string
  /** The courier's code of the service. */
  service: string
  description: string
  /** Whole rupiah per started kilogram. A distance without a price isn't served. */
  per_kilogram: Partial<Record<Distance, number>>
  /** Days, in the courier's own format. */
  etd: Partial<Record<Distance, string>>
  min_kilograms: number
}

/** What is shipped of a cart line: grams and centimetres of one piece. */
export interface Piece {
  quantity: number
  weight?: number | null | undefined
  length?: number | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
}

/**
 * Returns the distance class between two subdistricts. Area codes begin with the codes of the larger areas: subdistrict 317403, city 3174,
 * province 31, island group 3.
 */
export function distanceBetween(from: number, to: number): Distance {
  const [a, b] = [String(from), String(to)]
  if (a.slice(0, 4) === b.slice(0, 4)) return 'city'
  if (a.slice(0, 2) === b.slice(0, 2)) return 'province'
  return a[0] === b[0] ? 'island' : 'nation'
}

/** Returns the billable kilograms: the weight or cm³/6000, whichever is more, at least 1. */
export function chargedKilograms(pieces: readonly Piece[]): number {
  const total = (measure: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + piece.quantity * measure(piece), 0)
  const grams = total(({ weight }) => weight ?? 0)
  const cm3 = total(({ length, width, height }) => (length ?? 0) * (width ?? 0) * (height ?? 0))
  return Math.max(1, Math.ceil(Math.max(grams / 1000, cm3 / 6000)))
}

/** Returns the price of a service, in whole rupiah; undefined where it isn't offered. */
export function tariffOf(
  { per_kilogram, min_kilograms }: Service,
  kilograms: number,
  distance: Distance,
): number | undefined {
  const price = per_kilogram[distance]
  return price === undefined || kilograms < min_kilograms ? undefined : price * kilograms
}
