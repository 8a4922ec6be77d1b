/** A counter of the app that `/metrics` also reports. */
export interface OwnMetric {
  /** An OpenMetrics counter name, without `_total`. */
  name: string
  help: string
  labelNames?: readonly string[]
  /** Returns all counts since the start of the process. */
  counts: () => Iterable<{ labels?: Readonly<Record<string, string>>; value: number }>
}
