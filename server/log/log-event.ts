import { AsyncLocalStorage } from 'node:async_hooks'
import { toWib } from '#lib/rules/time-zone.ts'

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
export const logClock = (): number => outsideRender(() => Date.now())

/** Now in WIB, as a log line has it. */
export const logTime = (): string => toWib(new Date(logClock()))

/** Writes what operators should know as one JSON line, with the time in WIB. `fields` are without personal data. */
export function logEvent(event: string, fields: object = {}): void {
  const line = { level: 'warn', time: logTime(), event, ...fields }
  console.warn(JSON.stringify(line))
}
