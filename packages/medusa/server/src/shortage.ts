/** The system's error codes, and PostgreSQL's disk_full. */
const fullDisk = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error, or one of its causes, reports a full disk, which may be temporary. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return fullDisk.includes(code) || isDiskFull(error.cause)
}
