import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** A database by the settings of a backend that uses it. */
export interface DatabaseSettings {
  dataDir: string
  databaseUrl: string | undefined
}

/** An empty database, or the copy of one. */
export interface TemporaryDatabase extends DatabaseSettings {
  drop(): Promise<void>
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

/**
 * Creates a database: on the PostgreSQL server of a URL, or else PGlite in a temporary folder. It is empty, or the copy of
 * one of the same kind that nobody has open.
 */
export async function createTemporaryDatabase(
  server: string | undefined,
  original?: DatabaseSettings,
): Promise<TemporaryDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (!server) {
    if (original) await cp(original.dataDir, dataDir, { recursive: true })
    return { dataDir, databaseUrl: undefined, drop: removeFolder }
  }

  const name = `etalase_temporary_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const template = original?.databaseUrl ? `template ${nameOf(original.databaseUrl)}` : ''
  await admin.unsafe(`create database ${name} ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    await removeFolder()
  }
  return { dataDir, databaseUrl: url.toString(), drop }
}
