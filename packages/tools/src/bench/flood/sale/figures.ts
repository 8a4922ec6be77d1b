import type { Measured } from '#bench/flood/limits.ts'
import type { Visit } from '#bench/flood/sale/crowd.ts'
import { percentile } from '#percentile.ts'

type Admitted = Visit & { admittedAt: number }

const isAdmitted = (visit: Visit): visit is Admitted => visit.admittedAt !== null

/** Counts the inversions of a list, and sorts it (merge sort). */
function inversions(values: number[]): number {
  if (values.length < 2) return 0
  const middle = values.length >> 1
  const [left, right] = [values.slice(0, middle), values.slice(middle)]
  let count = inversions(left) + inversions(right)
  let [at, taken] = [0, 0]
  for (let index = 0; index < values.length; index++) {
    const [next, other] = [left[at], right[taken]]
    if (next !== undefined && (other === undefined || next <= other)) {
      values[index] = next
      at++
    } else {
      values[index] = other ?? 0
      taken++
      count += left.length - at
    }
  }
  return count
}

/** Returns Kendall's tau between arrival and admission order: 1 for the same order, 0 for random. */
export function kendallTau(visits: readonly Visit[]): number {
  const admitted = visits.filter(isAdmitted).toSorted((a, b) => a.arrivedAt - b.arrivedAt)
  const pairs = (admitted.length * (admitted.length - 1)) / 2
  return 1 - (2 * inversions(admitted.map(({ admittedAt }) => admittedAt))) / pairs
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** Returns the relative errors of the announced waits, for waits of at least five seconds. */
export const toldErrors = (visits: readonly Visit[]) =>
  visits.filter(isAdmitted).flatMap(({ toldSeconds, arrivedAt, admittedAt }) => {
    const waited = (admittedAt - arrivedAt) / 1_000
    return toldSeconds === null || waited < 5 ? [] : [Math.abs(toldSeconds - waited) / waited]
  })

/** Returns the share of bots among those admitted until the last person was. */
export function botShare(visits: readonly Visit[]): number {
  const admitted = visits.filter(isAdmitted)
  const people = admitted.filter(({ isBot }) => !isBot)
  const last = people.reduce((latest, { admittedAt }) => Math.max(latest, admittedAt), 0)
  const until = admitted.filter(({ admittedAt }) => admittedAt <= last)
  return until.filter(({ isBot }) => isBot).length / until.length
}

/** Returns the figures of a sale. All limits are maxima, so the order counts as 1 minus tau. */
export function figuresOf(visits: readonly Visit[], pieces: number): Measured[] {
  const people = visits.filter(({ isBot }) => !isBot)
  const bought = visits.filter(({ hasBought }) => hasBought).length
  const refusals = visits.flatMap(({ refusals }) => refusals)
  const pages = sorted(visits.flatMap(({ pageMs }) => pageMs))
  const counts = [`${visits.length} came`, `${visits.filter(isAdmitted).length} were let in`]
  process.stdout.write(
    `sale: ${[...counts, `${bought} of ${pieces} pieces were bought`, `${pages.length} pages of the queue`].join(', ')}` +
      `${refusals.length > 0 ? `, refused: ${[...new Set(refusals)].join(', ')}` : ''}\n`,
  )
  return [
    { label: 'pieces oversold', unit: 'pieces', value: Math.max(0, bought - pieces), limit: 0 },
    { label: 'pieces left over', unit: 'pieces', value: Math.max(0, pieces - bought), limit: 0 },
    {
      label: "people out of order (1 - Kendall's tau)",
      unit: '%',
      value: (1 - kendallTau(people)) * 100,
      limit: 2,
    },
    { label: 'bots among the admitted', unit: '%', value: botShare(visits) * 100, limit: 5 },
    {
      label: 'error of the time told, median',
      unit: '%',
      value: percentile(sorted(toldErrors(people)), 0.5) * 100,
      limit: 20,
    },
    {
      label: 'page of the queue, 99th percentile',
      unit: 'ms',
      value: percentile(pages, 0.99),
      limit: 50,
    },
    { label: 'admitted and refused', unit: 'answers', value: refusals.length, limit: 0 },
  ]
}
