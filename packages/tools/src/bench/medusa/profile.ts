/** What Medusa did somewhere, in all. */
export interface TracedWork {
  /** From the call of the adapter to what did it. */
  path: string[]
  times: number
  ms: number
  cpuMs: number
  statements: number
}

/** CPU time of less is left out, in milliseconds. */
const least = 1

/** How deep what does something for something else is shown. */
const depth = 3

/** What an order costs Medusa, as a table: each call of the adapter, and below it what of Medusa's it needs. */
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
