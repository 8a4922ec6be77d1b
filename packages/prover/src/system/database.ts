import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type Database, openPglite, openPostgres } from '@etalase/backend-kit/db/connection.ts'
import { emptyTables } from '@etalase/backend-kit/tests/support/empty-tables.ts'
import { startPostgres } from '@etalase/processes/postgres.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { gatedPglite, gatedPostgres } from '#system/gated-clients.ts'
import type { StatementGate } from '#system/statement-gate.ts'

/** The database of a proof. */
export interface ProofDatabase {
  engine: 'PostgreSQL' | 'PGlite'
  /** For queries outside the schedule. */
  db: Database
  /** Runs a statement without parameters, which is planned once, and returns its single row. */
  readOne(query: string): Promise<Record<string, unknown>>
  /** Returns a connection for a backend process: each statement and each commit passes the gate. */
  gated(gate: StatementGate): Database
  /** Returns how many statements wait for a lock. */
  countBlocked(): Promise<number>
  /** Deletes all rows. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Each connection can pause at a statement while others continue: as many as there are flows in a world. */
const connections = 12

/** Counts waiters in the table of locks: pg_stat_activity may be outdated for a process that has since got its lock. */
const blocked = `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

async function openOnPostgres(server: string, stop: () => void): Promise<ProofDatabase> {
  const own = await createTemporaryDatabase(server)
  const url = `${own.databaseUrl}?synchronous_commit=off`
  await (await openPostgres(url)).close()
  const options = { onnotice: () => {}, max: connections } as const
  const client = postgres(url, options)
  const admin = postgres(url, { ...options, max: 1 })
  const plain = drizzlePostgres(admin)
  return {
    engine: 'PostgreSQL',
    db: plain,
    readOne: async (query) => (await admin.unsafe(query, [], { prepare: true }))[0] ?? {},
    gated: (gate) => drizzlePostgres(gatedPostgres(client, gate)),
    countBlocked: async () =>
      Number((await admin.unsafe(blocked, [], { prepare: true }))[0]?.count),
    empty: () => emptyTables(plain),
    close: async () => {
      await client.end({ timeout: 1 })
      await admin.end({ timeout: 1 })
      await own.drop()
      stop()
    },
  }
}

/** Returns a dump of a migrated database: opening it takes a tenth of the time. */
async function migratedDump(): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-'))
  const { close } = await openPglite(join(folder, 'database'))
  await close()
  const client = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await writeFile(join(folder, 'dump.tar'), await dump.bytes())
  const blob = await openAsBlob(join(folder, 'dump.tar'))
  const content = new Blob([await blob.arrayBuffer()])
  await rm(folder, { recursive: true, force: true })
  return content
}

async function openOnPglite(dump: string | undefined): Promise<ProofDatabase> {
  const loadDataDir = dump ? await openAsBlob(dump) : await migratedDump()
  const client = new PGlite({ loadDataDir, extensions: { pg_trgm } })
  const db = drizzlePglite(client)
  return {
    engine: 'PGlite',
    db,
    readOne: async (query) => (await client.query<Record<string, unknown>>(query)).rows[0] ?? {},
    gated: (gate) => drizzlePglite(gatedPglite(client, gate)),
    countBlocked: async () => 0,
    empty: () => emptyTables(db),
    close: () => client.close(),
  }
}

/**
 * Opens an empty database of the current schema: on the server of DATABASE_URL, on one of Debian's package, or else on PGlite, which runs
 * transactions one after the other. `pgliteDump` is the file of a migrated PGlite, which is used if given.
 */
export async function openProofDatabase(pgliteDump?: string): Promise<ProofDatabase> {
  if (pgliteDump) return openOnPglite(pgliteDump)
  const { DATABASE_URL: given } = process.env
  if (given) return openOnPostgres(given, () => {})
  const server = await startPostgres()
  return server ? openOnPostgres(server.databaseUrl, server.stop) : openOnPglite(undefined)
}
