import postgres from 'postgres'

export interface EngineDatabases {
  /** Medusa's database. */
  engine: string
  /** The adapter's read model. */
  adapter: string
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

/** Returns the two databases on a PostgreSQL server. Creates missing ones. */
export async function openEngineDatabases(server: string): Promise<EngineDatabases> {
  await createMissing(server, Object.values(names))
  return {
    engine: databaseOn(server, names.engine),
    adapter: databaseOn(server, names.adapter),
  }
}
