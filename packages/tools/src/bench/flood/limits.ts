/** A measured value with its limit. */
export interface Measured {
  label: string
  value: number
  unit: string
  limit: number
}

const isOver = ({ value, limit }: Measured) => value > limit

/** Units whose values have a decimal. */
const fine: ReadonlySet<string> = new Set(['ms', '%', 'µs'])

const format = (value: number, unit: string) => `${value.toFixed(fine.has(unit) ? 1 : 0)} ${unit}`

/** A line for a value: what was measured, and whether it is within its limit. */
export const reportLine = (measured: Measured): string => {
  const { label, value, unit, limit } = measured
  const verdict = isOver(measured) ? 'OVER' : 'within'
  return `${label}: ${format(value, unit)}, ${verdict} ${format(limit, unit)}`
}

/** Whether all values are within their limits. */
export const areWithin = (values: readonly Measured[]): boolean => !values.some(isOver)
