import { vi } from 'vitest'

const hour = 3_600_000
let hours = 0

/** Starts an hour after the last call: a cache tag that a test changed would else have changed in the future of the next. */
export function startNextHour(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(++hours * hour)
}
