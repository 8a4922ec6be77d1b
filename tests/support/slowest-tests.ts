/** A finished test and its duration in milliseconds. */
export interface TimedTest {
  title: string
  ms: number
}

/** Formats the ten slowest tests of a run, slowest first, one line each with seconds. */
export function slowestTests(tests: readonly TimedTest[]): string {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  const lines = slowest.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
  return ['The slowest tests:', ...lines].join('\n')
}
