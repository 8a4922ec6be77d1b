import { logTime } from '#lib/log/clock.ts'

/** Writes what operators should know as one JSON line, with the time in WIB. `fields` are without personal data. */
export function logEvent(event: string, fields: object = {}): void {
  const line = { level: 'warn', time: logTime(), event, ...fields }
  console.warn(JSON.stringify(line))
}
