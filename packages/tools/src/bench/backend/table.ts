import type { CpuMeasure, Measure } from '#bench/backend/measure.ts'

/** Measures of one call, from the smallest catalogue to the largest. */
export interface Row {
  call: string
  measures: readonly { products: number; measure: Measure; cpu: CpuMeasure }[]
}

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`

const toCells = ({ perSecond, p50, p99 }: Measure, cpu: CpuMeasure) => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.p95.toFixed(1),
]

/** Returns a Markdown table; `×` is the ratio of a size's p50 to the p50 of the smallest size. */
export function toMarkdownTable(rows: readonly Row[]): string {
  const sizes = rows[0]?.measures.map(({ products }) => products.toLocaleString('en-US')) ?? []
  const head = sizes.flatMap((size, index) => [
    `${size}: req/s`,
    'p50',
    'p99',
    'CPU p95',
    ...(index > 0 ? ['×'] : []),
  ])
  const body = rows.map(({ call, measures }) =>
    tableRow([
      call,
      ...measures.flatMap(({ measure, cpu }, index) => [
        ...toCells(measure, cpu),
        ...(index > 0 ? [(measure.p50 / (measures[0]?.measure.p50 ?? 0)).toFixed(1)] : []),
      ]),
    ]),
  )
  return tableRow(['call', ...head]) + tableRow(['---', ...head.map(() => '--:')]) + body.join('')
}
