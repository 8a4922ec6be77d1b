import type { Sample } from '#load/shopper.ts'
import { percentile } from '#percentile.ts'

/** Returns a table row of one step: number of requests, times in milliseconds, and errors. */
function row(step: string, samples: readonly Sample[]): string {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const errors = samples.filter(({ isError }) => isError).length
  const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0))
  return `| ${[step, samples.length, ...figures, errors].join(' | ')} |`
}

/** Returns a table of all requests by step, and the total requests per second. */
export function loadTable(samples: readonly Sample[], seconds: number): string {
  const steps = [...new Set(samples.map(({ step }) => step))]
  return [
    `${(samples.length / seconds).toFixed(0)} requests/s in ${seconds.toFixed(0)} s`,
    '',
    '| step | requests | p50 ms | p95 ms | p99 ms | errors |',
    '| --- | --: | --: | --: | --: | --: |',
    ...steps.map((step) =>
      row(
        step,
        samples.filter((sample) => sample.step === step),
      ),
    ),
    row('all', samples),
  ].join('\n')
}
