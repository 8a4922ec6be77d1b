import { join } from 'node:path'
import postgres from 'postgres'
import { startKeptPostgres } from '#scripts/postgres.ts'

export interface EngineDatabases {
  /** Medusa's. */
  engine: string
  /** The adapter's read model. */
  adapter: string
  stop(): void
}

async function createMissing(server: string, names: readonly string[]): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  try {
    for (const name of names) {
      const found = await admin`select 1 from pg_database where datname = ${name}`
      if (found.length === 0) await admin.unsafe(`create database ${name}`)
    }
  } finally {
    await admin.end()
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

const names = { engine: 'etalase_engine', adapter: 'etalase_adapter' }

/**
 * The two databases, made where they are missing: on the PostgreSQL server of a URL, or on one of our own that keeps its
 * data in a folder. Throws without PostgreSQL.
 */
export async function openEngineDatabases(
  server: string | undefined,
  dataDir: string,
): Promise<EngineDatabases> {
  const own = server ? undefined : await startKeptPostgres(join(dataDir, 'postgres'))
  const url = server ?? own?.databaseUrl ?? ''
  try {
    await createMissing(url, Object.values(names))
  } catch (error) {
    own?.stop()
    throw error
  }
  return {
    engine: databaseOn(url, names.engine),
    adapter: databaseOn(url, names.adapter),
    stop: () => own?.stop(),
  }
}
