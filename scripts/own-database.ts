import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'

/** Where a backend keeps its data, in the words of its configuration. */
export interface OwnDatabase {
  dataDir: string
  databaseUrl: string | undefined
  drop(): Promise<void>
}

/** An empty database of our own: on the server of a URL, or PGlite in a temporary folder. */
export async function ownDatabase(server: string | undefined): Promise<OwnDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-own-'))
  const dropFolder = () => rm(dataDir, { recursive: true, force: true })
  if (!server) return { dataDir, databaseUrl: undefined, drop: dropFolder }

  const name = `etalase_own_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    await dropFolder()
  }
  return { dataDir, databaseUrl: url.toString(), drop }
}
