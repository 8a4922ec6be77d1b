import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { shortageOf } from '#db/shortage.ts'
import { type DatabaseLocation, damagedData, unopenedData } from '#db/unusable-data.ts'

const versionFile = 'PG_VERSION'

/** More file descriptors than PGlite opens while it creates or migrates a database. */
const neededDescriptors = 256

/** Throws when the process can't open enough files. PGlite would fail in the middle of a write and report damaged data. */
function requireDescriptors({ name }: DatabaseLocation): void {
  const opened: number[] = []
  try {
    while (opened.length < neededDescriptors) opened.push(openSync(import.meta.filename, 'r'))
  } catch (error) {
    if (shortageOf(error) !== 'too few file descriptors') throw error
    throw new Error(
      `The data in ${name} is not opened: there are too few file descriptors (${neededDescriptors} needed, ${opened.length} free). The data is left as it is. Raise the limit: ulimit -n 4096, LimitNOFILE of systemd, --ulimit of Docker.`,
      { cause: error },
    )
  } finally {
    for (const descriptor of opened) closeSync(descriptor)
  }
}

/**
 * Creates a missing database under a temporary name, so that an interrupted start leaves no partial one. Throws when the folder has files
 * but no database, which PGlite would overwrite.
 */
async function makeDatabase(place: DatabaseLocation, options: PGliteOptions): Promise<void> {
  const folder = place.name
  if (existsSync(join(folder, versionFile))) return
  if (existsSync(folder)) {
    if (readdirSync(folder).length > 0)
      throw damagedData(place, `it has files but no ${versionFile}`)
    rmdirSync(folder)
  }
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const client = await PGlite.create({ ...options, dataDir: unfinished })
  await client.close()
  renameSync(unfinished, folder)
}

/** Returns the major version of PGlite's PostgreSQL. */
async function runningVersion(): Promise<string> {
  const client = await PGlite.create()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.close()
  return rows[0]?.server_version.split('.')[0] ?? ''
}

/** Opens or creates the database in a folder. Throws, changing nothing, when its data is damaged or from another version. */
export async function openDataFolder(
  place: DatabaseLocation,
  options: PGliteOptions,
): Promise<PGlite> {
  requireDescriptors(place)
  await makeDatabase(place, options)
  const written = readFileSync(join(place.name, versionFile), 'utf8').trim()
  try {
    return await PGlite.create({ ...options, dataDir: place.name })
  } catch (error) {
    throw unopenedData(place, { written, running: await runningVersion() }, error)
  }
}

/** Throws when a table or index file is missing or shorter than its catalogue entry: rows would be silently lost. */
export async function requireWholeFiles(
  db: PgDatabase<PgQueryResultHKT>,
  place: DatabaseLocation,
): Promise<void> {
  const path = sql`pg_relation_filepath(oid)`
  const size = sql`coalesce((pg_stat_file(${path}, true)).size, -1)`
  const damaged = await db
    .select({ name: sql<string>`oid::regclass::text` })
    .from(sql`pg_class`)
    .where(sql`${path} is not null and ${size} < greatest(relpages, 0)::bigint * 8192`)
  const [first] = damaged
  if (!first) return
  throw damagedData(
    place,
    `of ${damaged.length} files, such as that of ${first.name}, a part is gone`,
  )
}
