import { AsyncLocalStorage } from 'node:async_hooks'
import { toWib } from '@etalase/contract/rules/time-zone.ts'

declare global {
  /** server/ and Next's bundles hold copies of this module, and share the function created before any render. */
  var etalaseOutsideRender: (<Result>(run: () => Result) => Result) | undefined
}

globalThis.etalaseOutsideRender ??= AsyncLocalStorage.snapshot()
const outsideRender = globalThis.etalaseOutsideRender

/** Returns milliseconds since 1970. Next ends a prerender that reads the clock itself: logging a failed call would fail its page too. */
export const systemTime = (): number => outsideRender(() => Date.now())

/** Returns the current time in WIB, as in log lines. */
export const logTime = (): string => toWib(new Date(systemTime()))

/** Writes an event for operators as one JSON line, with the time in WIB. `fields` must not contain personal data. */
export function logEvent(event: string, fields: object = {}): void {
  const line = { level: 'warn', time: logTime(), event, ...fields }
  console.warn(JSON.stringify(line))
}

const minuteMs = 60_000

/** Limits log lines whose number clients decide: at most `maxLines` in a minute. A clock set back starts a new minute. */
export class LineLimit {
  readonly #maxLines: number
  /** The start of the current minute, set by its first line. */
  #startedAt = 0
  #lines = 0
  #dropped = 0

  constructor(maxLines: number) {
    this.#maxLines = maxLines
  }

  /** Returns the number of lines dropped since the last allowed one, or null when this line must be dropped too. */
  take(): number | null {
    const now = systemTime()
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

/** Returns a function that logs a failure that each request may repeat, once in a minute with the number of dropped lines. */
export function limitedWarning(what: string): (error: unknown) => void {
  const limit = new LineLimit(1)
  return (error) => {
    const dropped = limit.take()
    if (dropped !== null) console.warn(what, error, { dropped })
  }
}
