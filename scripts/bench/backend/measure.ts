export interface Measure {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Requests at the same time. */
const concurrency = 4

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Sends requests concurrently and measures the time of each. Throws when a request fails. */
export async function measure(
  requests: number,
  request: (index: number) => Promise<void>,
): Promise<Measure> {
  const times: number[] = []
  let next = 0
  const client = async () => {
    while (next < requests) {
      const index = next++
      const start = performance.now()
      await request(index)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: concurrency }, client))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: requests / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
