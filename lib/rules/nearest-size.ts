interface Measurements {
  columns: readonly string[]
  rows: readonly { size_name: string; values: readonly number[] }[]
}

/** A garment's measurements: centimetres by column of the size chart. */
export type OwnGarment = ReadonlyMap<number, number>

export interface NearestSize {
  size_name: string
  /** Centimetres by which the size exceeds the shopper's garment, by column; negative if smaller. */
  differences: { column: number; cm: number }[]
  /** Whether no difference is more than `closeCm`. */
  isClose: boolean
}

/** The largest difference, in centimetres, at which a size still fits like the shopper's garment. */
const closeCm = 4

/** Maximum measurement of a garment, in centimetres. */
const maxCm = 200

/** Column names of widths and lengths in a size chart, best first; English and Indonesian. */
const widths = [/chest|bust|dada/i, /waist|pinggang/i, /width|lebar/i]
const lengths = [
  /^(?!.*(sleeve|lengan)).*(length|panjang)/i,
  /outside leg/i,
  /inside leg/i,
  /hip|pinggul/i,
]

const firstOf = (columns: readonly string[], patterns: readonly RegExp[]): number[] =>
  patterns
    .map((pattern) => columns.findIndex((column) => pattern.test(column)))
    .filter((index) => index >= 0)
    .slice(0, 1)

/** Returns the columns to compare a garment by, in chart order: a width and a length, or the first two. */
export function comparedColumns(columns: readonly string[]): number[] {
  const known = new Set([...firstOf(columns, widths), ...firstOf(columns, lengths)])
  const others = columns.map((_, index) => index).filter((index) => !known.has(index))
  return [...known, ...others].slice(0, 2).sort((a, b) => a - b)
}

/** Parses typed centimetres, with point or comma; null when implausible for a garment. */
export function readCentimetres(typed: string): number | null {
  const text = typed.trim().replace(/\s*cm$/i, '')
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text)) return null
  const cm = Number(text.replace(',', '.'))
  return cm >= 1 && cm <= maxCm ? cm : null
}

const toMillimetres = (cm: number) => Math.round(cm * 10) / 10

/** Returns the size closest to a garment; the larger of two equally close ones. Null when there is nothing to compare. */
export function nearestSize(own: OwnGarment, { rows }: Measurements): NearestSize | null {
  let nearest: { size_name: string; differences: NearestSize['differences'] } | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { size_name, values } of rows) {
    const differences = [...own].flatMap(([column, cm]) => {
      const value = values[column]
      return value === undefined ? [] : [{ column, cm: toMillimetres(value - cm) }]
    })
    const sum = differences.reduce((total, { cm }) => total + cm * cm, 0)
    if (own.size === 0 || differences.length < own.size || sum > least) continue
    nearest = { size_name, differences }
    least = sum
  }
  if (!nearest) return null
  return { ...nearest, isClose: nearest.differences.every(({ cm }) => Math.abs(cm) <= closeCm) }
}
