import type { Measure } from '#scripts/bench/measure.ts'

/** The measures of one call, by catalogue size in rising order. */
export interface Row {
  call: string
  measures: readonly { products: number; measure: Measure }[]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

const cellsOf = ({ perSecond, p50, p99 }: Measure) => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
]

/** A Markdown table; `×` is a size's p50 to that of the smallest. */
export function table(rows: readonly Row[]): string {
  const sizes = rows[0]?.measures.map(({ products }) => products.toLocaleString('en-US')) ?? []
  const head = sizes.flatMap((size, index) => [
    `${size}: req/s`,
    'p50',
    'p99',
    ...(index > 0 ? ['×'] : []),
  ])
  const body = rows.map(({ call, measures }) =>
    line([
      call,
      ...measures.flatMap(({ measure }, index) => [
        ...cellsOf(measure),
        ...(index > 0 ? [(measure.p50 / (measures[0]?.measure.p50 ?? 0)).toFixed(1)] : []),
      ]),
    ]),
  )
  return line(['call', ...head]) + line(['---', ...head.map(() => '--:')]) + body.join('')
}
