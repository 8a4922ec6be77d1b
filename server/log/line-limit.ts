import { logClock } from '#server/log/log-event.ts'

/** Gives a function that logs a failure which each request may repeat: once in a minute, then with how many were left out. */
export function limitedWarning(what: string): (error: unknown) => void {
  const limit = new LineLimit(1)
  return (error) => {
    const dropped = limit.take()
    if (dropped !== null) console.warn(what, error, { dropped })
  }
}

const minuteMs = 60_000

/** Limits log lines whose number others decide: at most `maxLines` in a minute. */
export class LineLimit {
  readonly #maxLines: number
  /** When the minute began, with the first line after the one before. */
  #startedAt = 0
  #lines = 0
  #dropped = 0

  constructor(maxLines: number) {
    this.#maxLines = maxLines
  }

  /** The number of lines dropped since the last one that was allowed; null when this line must be dropped too. */
  take(): number | null {
    const now = logClock()
    if (now - this.#startedAt >= minuteMs) [this.#startedAt, this.#lines] = [now, 0]
    if (this.#lines >= this.#maxLines) {
      this.#dropped++
      return null
    }
    this.#lines++
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }
}
