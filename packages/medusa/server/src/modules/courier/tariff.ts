const distances = ['city', 'province', 'island', 'nation'] as const

/** How far a parcel travels. */
export type Distance = (typeof distances)[number]

/** A service of a courier, as a shipping option keeps it in its `data`. */
export interface Service {
  courier: string
  /** The courier's code of the service. */
  service: string
  description: string
  /** Whole rupiah per started kilogram; a distance without one is not served. */
  per_kilogram: Partial<Record<Distance, number>>
  /** Days, in the courier's own format. */
  etd: Partial<Record<Distance, string>>
  min_kilograms: number
}

/** What is sent of a cart: grams and centimetres of one piece. */
export interface Piece {
  quantity: number
  weight?: number | null | undefined
  length?: number | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
}

/** Codes of Indonesia's areas begin with those of the areas above: sub-district 317403, city 3174, province 31, island group 3. */
export function distanceBetween(from: number, to: number): Distance {
  const [a, b] = [String(from), String(to)]
  if (a.slice(0, 4) === b.slice(0, 4)) return 'city'
  if (a.slice(0, 2) === b.slice(0, 2)) return 'province'
  return a[0] === b[0] ? 'island' : 'nation'
}

/** The kilograms that are charged: the weight or cm³/6000, whichever is more, at least one. */
export function chargedKilograms(pieces: readonly Piece[]): number {
  const total = (measure: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + piece.quantity * measure(piece), 0)
  const grams = total(({ weight }) => weight ?? 0)
  const cm3 = total(({ length, width, height }) => (length ?? 0) * (width ?? 0) * (height ?? 0))
  return Math.max(1, Math.ceil(Math.max(grams / 1000, cm3 / 6000)))
}

/** What a service takes, in whole rupiah; undefined where it is not offered. */
export function tariffOf(
  { per_kilogram, min_kilograms }: Service,
  kilograms: number,
  distance: Distance,
): number | undefined {
  const price = per_kilogram[distance]
  return price === undefined || kilograms < min_kilograms ? undefined : price * kilograms
}
