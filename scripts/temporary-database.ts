import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** An empty database, by the settings of a backend that uses it. */
export interface TemporaryDatabase {
  dataDir: string
  databaseUrl: string | undefined
  drop(): Promise<void>
}

/** Creates an empty database: on the PostgreSQL server of a URL, or else PGlite in a temporary folder. */
export async function createTemporaryDatabase(
  server: string | undefined,
): Promise<TemporaryDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (!server) return { dataDir, databaseUrl: undefined, drop: removeFolder }

  const name = `etalase_temporary_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    await removeFolder()
  }
  return { dataDir, databaseUrl: url.toString(), drop }
}
