import { shortageOf } from '#db/shortage.ts'

/** A database for error messages: its name, and the environment variable that selects another. */
export interface DatabaseLocation {
  name: string
  variable: 'DATA_DIR' | 'DATABASE_URL'
}

const unharmed = 'The data is left as it is.'

/** Builds the error for incomplete files; `what` describes the damage. */
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

/** Returns the error in one line; for drizzle errors the cause, because their message repeats the SQL. */
function reasonOf(error: unknown): string {
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ')
}

/** Explains why data can't be migrated and what to do: an exhausted resource, damage, or another version. */
export function unusableData(place: DatabaseLocation, error: unknown): Error {
  const shortage = shortageOf(error)
  const why = reasonOf(error)
  if (shortage) {
    const text = `The data in ${place.name} cannot be opened: ${shortage} (${why}). ${unharmed}`
    return new Error(text, { cause: error })
  }
  return isDamage(error) ? damagedData(place, why, error) : otherVersion(place, why, error)
}

/** Explains why PostgreSQL can't open a folder, given the version that wrote it and the running one. */
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
