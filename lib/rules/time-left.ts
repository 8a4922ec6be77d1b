import { fromWib } from '@etalase/contract/rules/time-zone.ts'

export interface TimeLeft {
  hours: number
  /** 0 to 59. */
  minutes: number
}

const minuteMs = 60_000

/** Returns whole hours and minutes from `now`, in milliseconds, to a WIB time from the wire; null once it has passed. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const leftMs = fromWib(until).getTime() - now
  if (leftMs <= 0) return null
  const minutes = Math.floor(leftMs / minuteMs)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
