import { AsyncLocalStorage } from 'node:async_hooks'
import { toWib } from '@etalase/contract/rules/time-zone.ts'

declare global {
  /** server/ and Next's bundles hold copies of this module; they share what server/ has made before any render. */
  var etalaseOutsideRender: (<Result>(run: () => Result) => Result) | undefined
}

globalThis.etalaseOutsideRender ??= AsyncLocalStorage.snapshot()
const outsideRender = globalThis.etalaseOutsideRender

/**
 * Milliseconds since 1970, for logs. Next ends a prerender that reads the clock: a page whose failed call was logged
 * failed with it.
 */
const logClock = (): number => outsideRender(() => Date.now())

/** Now in WIB, as a log line has it. */
export const logTime = (): string => toWib(new Date(logClock()))

/** Writes what operators should know as one JSON line, with the time in WIB. `fields` are without personal data. */
export function logEvent(event: string, fields: object = {}): void {
  const line = { level: 'warn', time: logTime(), event, ...fields }
  console.warn(JSON.stringify(line))
}

const minuteMs = 60_000

/** Limits log lines whose number others decide: at most `maxLines` in a minute. A clock that is put back begins a new one. */
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
    const elapsedMs = now - this.#startedAt
    if (elapsedMs >= minuteMs || elapsedMs < 0) [this.#startedAt, this.#lines] = [now, 0]
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

/** Gives a function that logs a failure which each request may repeat: once in a minute, then with how many were left out. */
export function limitedWarning(what: string): (error: unknown) => void {
  const limit = new LineLimit(1)
  return (error) => {
    const dropped = limit.take()
    if (dropped !== null) console.warn(what, error, { dropped })
  }
}
