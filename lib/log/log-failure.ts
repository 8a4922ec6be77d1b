import { toWib } from '#lib/rules/wib.ts'

/** What a log line about a failed call may hold: no query, no body, nothing personal. */
export interface FailureRecord {
  method: string
  /** Path without query. */
  url: string
  status: number
  /** Absent where no request was told of it. */
  traceId?: string
  error: string
}

/** Writes a failed call as one JSON line to the error log, with its time in WIB as shoppers are told it. */
export function logFailure(record: FailureRecord): void {
  console.error(JSON.stringify({ level: 'error', time: toWib(new Date()), ...record }))
}
