import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { cleanup } from '#cleanup.ts'

/** A database, as settings of the backend that uses it. */
export interface DatabaseSettings {
  dataDir: string
  databaseUrl: string | undefined
}

/** An empty or copied database. `cleanUpAtSignals` drops it too, as well as copies of it that remain. */
export interface TemporaryDatabase extends DatabaseSettings {
  drop(): Promise<void>
}

/** PostgreSQL's insufficient_privilege. */
const noRight = '42501'

/** Adds the missing privilege to the error of a database that can't be created. */
function withRight(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === noRight)) return error
  return new Error(
    `${error.message}: the role of DATABASE_URL needs the right to create databases (alter role … createdb).`,
    { cause: error },
  )
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

/**
 * Creates a database on the PostgreSQL server of a URL, or else PGlite in a temporary folder. It is empty, or a copy of
 * a database of the same kind without open connections. Throws, with its connection closed, when the server refuses.
 */
export async function createTemporaryDatabase(
  server: string | undefined,
  original?: DatabaseSettings,
): Promise<TemporaryDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-'))
  // PGlite may write into it until this process ends.
  const removeFolder = cleanup(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  if (!server) {
    if (original) await cp(original.dataDir, dataDir, { recursive: true })
    return { dataDir, databaseUrl: undefined, drop: removeFolder }
  }

  const template = original?.databaseUrl && nameOf(original.databaseUrl)
  const name = `${template ?? 'etalase_temporary'}_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  try {
    await admin.unsafe(`create database ${name} ${template ? `template ${template}` : ''}`)
  } catch (error) {
    // An open connection would keep the process running.
    await admin.end()
    await removeFolder()
    throw withRight(error)
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = cleanup(async () => {
    try {
      const left = await admin`select datname from pg_database where starts_with(datname, ${name})`
      for (const { datname } of left) {
        await admin.unsafe(`drop database if exists ${datname} with (force)`)
      }
    } finally {
      await admin.end()
      await removeFolder()
    }
  })
  return { dataDir, databaseUrl: url.toString(), drop }
}
