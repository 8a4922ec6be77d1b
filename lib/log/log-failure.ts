import { toWib } from '#lib/rules/wib.ts'

/** The fields of a log line about a failed call: no query, no body, no personal data. */
export interface FailureRecord {
  method: string
  /** Path without query. */
  url: string
  status: number
  /** Absent when no response carries it. */
  traceId?: string
  error: string
}

/** Writes a failed call as one JSON line to the error log, with the time in WIB. */
export function logFailure(record: FailureRecord): void {
  console.error(JSON.stringify({ level: 'error', time: toWib(new Date()), ...record }))
}
