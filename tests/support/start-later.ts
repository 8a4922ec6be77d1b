import { recordTag } from '@etalase/front/next/cache-tags.ts'
import { onTestFinished, vi } from 'vitest'

/** Milliseconds the cache's clock advances per second of process time: a century. */
const centuryMs = 100 * 365 * 24 * 3_600_000

/**
 * Starts a test long after the previous one, even one in another file of this process. Otherwise a cache tag changed by a test could lie in
 * the future of the next.
 */
export function startLater(): void {
  onTestFinished(() => {
    vi.useRealTimers()
    // Records a change at the current time: otherwise the last one would be centuries ahead for a file on the real clock.
    recordTag('of-no-page', {})
  })
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.advanceTimersByTime(process.uptime() * centuryMs)
}
