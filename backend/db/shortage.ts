/** What a computer can run out of, by the words for it. */
export type Shortage = 'the disk is full' | 'too few file descriptors'

const shortages: Readonly<Record<string, Shortage>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  /** PostgreSQL's disk_full. */
  '53100': 'the disk is full',
  EMFILE: 'too few file descriptors',
  ENFILE: 'too few file descriptors',
}

/** What an error, or one of its causes, says that the computer has run out of; null for any other error. */
export function shortageOf(error: unknown): Shortage | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return shortages[code] ?? shortageOf(error.cause)
}
