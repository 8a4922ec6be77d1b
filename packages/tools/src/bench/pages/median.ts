import { type Figures, measureNames } from '#bench/pages/measures.ts'

/** Returns the middle value, or the mean of the middle two. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured.')
  return (lower + upper) / 2
}

/** Measures several times. Returns each figure's median over the runs that have it. */
export async function medianOf(runs: number, measure: () => Promise<Figures>): Promise<Figures> {
  const results: Figures[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  const medians = measureNames.flatMap((name) => {
    const values = results.map((result) => result[name]).filter((value) => value !== undefined)
    return values.length > 0 ? [[name, median(values)]] : []
  })
  return Object.fromEntries(medians)
}
