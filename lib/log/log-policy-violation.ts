import { LineLimit } from '#lib/log/line-limit.ts'
import { logEvent } from '#lib/log/log-event.ts'

/** What a Content-Security-Policy stopped: no query, no code, no personal data. */
export interface PolicyViolation {
  /** The page's path without query. */
  page: string
  directive: string
  /** The origin, or a word such as `inline`. */
  blocked: string
}

/** Anyone can send reports. */
const limit = new LineLimit(10)

/** Writes a violation as one JSON line to the log: at most 10 in a minute, with the number of those left out since. */
export function logPolicyViolation(violation: PolicyViolation): void {
  const dropped = limit.take()
  if (dropped === null) return
  logEvent('content-policy-violation', { ...violation, dropped })
}
