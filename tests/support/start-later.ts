import { recordTag } from '@etalase/front/next/cache-tags.ts'
import { onTestFinished, vi } from 'vitest'

/** Milliseconds on the clock of the cache for each second that the process has run: a century. */
const centuryMs = 100 * 365 * 24 * 3_600_000

/**
 * Starts long after the last call, also after that of another file of this process: a cache tag that a test changed would
 * else have changed in the future of the next.
 */
export function startLater(): void {
  onTestFinished(() => {
    vi.useRealTimers()
    // What changed last has changed now: for a file on the real clock it would else be centuries ahead.
    recordTag('of-no-page', {})
  })
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(process.uptime() * centuryMs)
}
