/** Error codes of postgres-js and the operating system for a lost or refused connection. */
const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** PostgreSQL's transient error classes: connection, too many clients, shutting down or starting up. */
const transientState = /^(?:08|53|57P)/

/** Whether an error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    connectionCodes.has(code) || transientState.test(code) || isDatabaseUnavailable(error.cause)
  )
}
