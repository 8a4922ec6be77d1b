import { vi } from 'vitest'

const year = 365 * 24 * 3_600_000
let years = 0

/** Starts a year after the last call: a cache tag that a test changed would else have changed in the future of the next. */
export function startNextYear(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(++years * year)
}
