import { vi } from 'vitest'

/** Milliseconds on the clock of the cache for each second that the process has run: a century. */
const centuryMs = 100 * 365 * 24 * 3_600_000

/**
 * Starts long after the last call, also after that of another file of this process: a cache tag that a test changed would
 * else have changed in the future of the next.
 */
export function startLater(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(process.uptime() * centuryMs)
}
