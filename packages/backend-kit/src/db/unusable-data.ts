import { shortageOf } from '#db/shortage.ts'

/** A database for error messages: its name, and the variable that selects another one. */
export interface DatabaseLocation {
  name: string
  variable: 'DATA_DIR' | 'DATABASE_URL'
}

const unharmed = 'The data is left as it is.'

/** The error for files that are not whole; `what` says in which way. */
export const damagedData = ({ name, variable }: DatabaseLocation, what: string, cause?: unknown) =>
  new Error(
    `The data in ${name} is damaged, or was not restored to its end: ${what}. ${unharmed} Restore a backup of all of it; if nothing of it is needed, move it away or set ${variable} to another place to begin again.`,
    { cause },
  )

const otherVersion = ({ name, variable }: DatabaseLocation, why: string, cause: unknown) =>
  new Error(
    `The data in ${name} cannot be used by this version (${why}). ${unharmed} Start the version that wrote it, or set ${variable} to another place to begin again.`,
    { cause },
  )

/** PostgreSQL's codes for damage: data_corrupted, index_corrupted, undefined_file. */
const damageCodes = ['XX001', 'XX002', '58P01']

function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return damageCodes.includes(code) || isDamage(error.cause)
}

/** The error in one line; of drizzle's errors the cause, because they repeat the SQL. */
function reasonOf(error: unknown): string {
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ')
}

/** Says why data cannot be migrated, and what to do: the computer has run out of something, damage, or another version. */
export function unusableData(place: DatabaseLocation, error: unknown): Error {
  const shortage = shortageOf(error)
  const why = reasonOf(error)
  if (shortage) {
    const text = `The data in ${place.name} cannot be opened: ${shortage} (${why}). ${unharmed}`
    return new Error(text, { cause: error })
  }
  return isDamage(error) ? damagedData(place, why, error) : otherVersion(place, why, error)
}

/** Says why PostgreSQL does not start with a folder, by the version that wrote it and the one that runs. */
export function unopenedData(
  place: DatabaseLocation,
  { written, running }: { written: string; running: string },
  cause: unknown,
): Error {
  const isOther = /^\d+$/.test(written) && written !== running
  return isOther
    ? otherVersion(place, `PostgreSQL ${written} wrote it, this one has ${running}`, cause)
    : damagedData(place, 'PostgreSQL does not start with it', cause)
}
