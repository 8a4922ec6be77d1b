/** Something that the app counts itself, and `/metrics` says too. */
export interface OwnMetric {
  /** As OpenMetrics names a counter, without `_total`. */
  name: string
  help: string
  labelNames?: readonly string[]
  /** All counts since the start of the process. */
  counts: () => Iterable<{ labels?: Readonly<Record<string, string>>; value: number }>
}
