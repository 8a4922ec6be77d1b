/** Totals of one kind of work in Medusa. */
export interface TracedWork {
  /** Names from the adapter's call down to this work. */
  path: string[]
  times: number
  ms: number
  cpuMs: number
  statements: number
}

/** Minimum CPU time per order of a row, in milliseconds. */
const least = 1

/** Maximum depth of nested work in the table. */
const depth = 3

/** Returns the cost of an order to Medusa as a table: each call of the adapter, and below it the work that it causes. */
export function profileTable(work: readonly TracedWork[], orders: number): string {
  const rows = work
    .filter(({ path, cpuMs }) => path.length <= depth && cpuMs / orders >= least)
    .toSorted((a, b) => (a.path.join('\n') < b.path.join('\n') ? -1 : 1))
    .map(({ path, times, ms, cpuMs, statements }) => {
      const name = `${'– '.repeat(path.length - 1)}${path.at(-1)}`
      const each = [times, ms, cpuMs, statements].map((sum) => (sum / orders).toFixed(1))
      return `| ${name} | ${each.join(' | ')} |`
    })
  const head = [
    '| of one order | times | ms | CPU, ms | statements |',
    '| --- | --: | --: | --: | --: |',
  ]
  return [...head, ...rows].join('\n')
}
