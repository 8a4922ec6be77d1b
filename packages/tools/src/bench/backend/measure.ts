import { setTimeout } from 'node:timers/promises'
import { readCpuMs } from '#bench/backend/cpu-time.ts'
import { percentile } from '#percentile.ts'

export interface Measure {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** CPU time of single requests, in milliseconds. */
export interface CpuMeasure {
  p50: number
  p95: number
}

/** Default number of concurrent requests. */
const usualConcurrency = 4

function summarize(times: number[], seconds: number): Measure {
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

const timeOf = async (task: Promise<void>, start: number) => {
  await task
  return performance.now() - start
}

/** Sends a number of requests each second without waiting for earlier ones. Throws when a request fails. */
export async function measureAt(
  perSecond: number,
  requests: number,
  request: (index: number) => Promise<void>,
): Promise<Measure> {
  const start = performance.now()
  const answers: Promise<number>[] = []
  for (let index = 0; index < requests; index++) {
    const due = start + (index / perSecond) * 1000
    await setTimeout(Math.max(0, due - performance.now()))
    answers.push(timeOf(request(index), due))
  }
  return summarize(await Promise.all(answers), (performance.now() - start) / 1000)
}

/** Sends requests concurrently and measures the time of each. Throws when a request fails. */
export async function measure(
  requests: number,
  request: (index: number) => Promise<void>,
  concurrency = usualConcurrency,
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
  return summarize(times, (performance.now() - start) / 1000)
}

/** Sends requests one at a time and measures the process's CPU time for each. Throws when a request fails. */
export async function measureCpu(
  pid: number,
  requests: number,
  request: (index: number) => Promise<void>,
): Promise<CpuMeasure> {
  const times: number[] = []
  for (let index = 0; index < requests; index++) {
    const before = await readCpuMs(pid)
    await request(index)
    times.push((await readCpuMs(pid)) - before)
  }
  times.sort((a, b) => a - b)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
