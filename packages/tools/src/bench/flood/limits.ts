/** A measured value and its limit. */
export interface Measured {
  label: string
  value: number
  unit: string
  limit: number
}

const isOver = ({ value, limit }: Measured) => value > limit

/** Units printed with a decimal. */
const fine: ReadonlySet<string> = new Set(['ms', '%', 'µs'])

const format = (value: number, unit: string) => `${value.toFixed(fine.has(unit) ? 1 : 0)} ${unit}`

/** Returns the report line of a value: the measurement, and whether it is within its limit. */
export const reportLine = (measured: Measured): string => {
  const { label, value, unit, limit } = measured
  const verdict = isOver(measured) ? 'OVER' : 'within'
  return `${label}: ${format(value, unit)}, ${verdict} ${format(limit, unit)}`
}

/** Returns whether all values are within their limits. */
export const areWithin = (values: readonly Measured[]): boolean => !values.some(isOver)
