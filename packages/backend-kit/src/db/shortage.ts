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

/** PostgreSQL's transient error classes: connection, rollback after a race, too many clients, shutting down or starting up. */
const transientState = /^(?:08|40|53|57P)/

/** Whether an error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    connectionCodes.has(code) || transientState.test(code) || isDatabaseUnavailable(error.cause)
  )
}

/** Resources a computer can run out of, in words for messages. */
export type Shortage = 'the disk is full' | 'too few file descriptors'

const shortages: Readonly<Record<string, Shortage>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  /** PostgreSQL's disk_full. */
  '53100': 'the disk is full',
  EMFILE: 'too few file descriptors',
  ENFILE: 'too few file descriptors',
}

/** Returns the exhausted resource that an error or one of its causes reports; null for any other error. */
export function shortageOf(error: unknown): Shortage | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return shortages[code] ?? shortageOf(error.cause)
}
