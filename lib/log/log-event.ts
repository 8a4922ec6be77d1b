import { toWib } from '#lib/rules/time-zone.ts'

/** Writes what operators should know as one JSON line, with the time in WIB. `fields` are without personal data. */
export function logEvent(event: string, fields: object = {}): void {
  const line = { level: 'warn', time: toWib(new Date()), event, ...fields }
  console.warn(JSON.stringify(line))
}
