import { LineLimit, logTime } from '@etalase/front/log/log-lines.ts'
import { currentContext } from '@etalase/front/log/request-context.ts'
import { env } from '#lib/config/env.ts'
import { logLevels } from '#lib/config/env-schema.ts'

/** The fields of a log line about a failed call: no query, no body, no personal data. */
export interface FailureRecord {
  method: string
  /** Path without query. */
  url: string
  status: number
  /** Absent outside a request. */
  traceId?: string | undefined
  error: string
}

type Level = Exclude<(typeof logLevels)[number], 'silent'>

/** Returns the level: too many requests may be an attack, other refusals are routine, and only our own faults are errors. */
function levelOf(status: number): Level {
  if (status === 429) return 'warn'
  return status >= 400 && status < 500 ? 'info' : 'error'
}

/** Per minute. Anyone can cause refusals. */
const refusals = new LineLimit(100)

const isLogged = (level: Level) => logLevels.indexOf(level) >= logLevels.indexOf(env.logLevel)

/**
 * Writes a failed call as one JSON line, with the time in WIB and the request's id. Status 4xx is `info` (429 `warn`), everything else
 * `error`; `LOG_LEVEL` is the lowest level written. Refusals are limited per minute, and the next line says how many were dropped.
 */
export function logFailure(record: FailureRecord): void {
  const level = levelOf(record.status)
  if (!isLogged(level)) return
  const dropped = level === 'error' ? 0 : refusals.take()
  if (dropped === null) return
  const traceId = record.traceId ?? currentContext()?.requestId
  const line = JSON.stringify({
    level,
    time: logTime(),
    ...record,
    traceId,
    ...(dropped && { dropped }),
  })
  if (level === 'error') console.error(line)
  else console.warn(line)
}
