import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Connection, openPglite, openPostgres } from '#backend/db/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
  }
}

/** Whether this run tests on a PostgreSQL server. */
export const isOnPostgres = () => inject('database') === 'postgres'

/** An empty database on the server that DATABASE_URL names. */
export async function createPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.DATABASE_URL ?? ''
  const name = `etalase_test_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.toString(),
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** A database of its own on the server that DATABASE_URL names, dropped on close. */
async function openOwnPostgres(): Promise<Connection> {
  const { url, drop } = await createPostgres()
  const { db, close } = await openPostgres(url)
  return {
    db,
    close: async () => {
      await close()
      await drop()
    },
  }
}

/** An empty database with the current schema, of the kind that this run tests. */
export function openTestDatabase(): Promise<Connection> {
  return isOnPostgres() ? openOwnPostgres() : openPglite()
}

/** A database that outlives the process that writes to it, as one backend after the other finds it. */
export interface LastingDatabase {
  /** What a backend needs in its environment to work on it. */
  env: { DATABASE_URL: string; DATA_DIR: string }
  /** Opens it here; only while no backend has it open. */
  open(): Promise<Connection>
  remove(): Promise<void>
}

/** An empty lasting database of the kind that this run tests. */
export async function createLastingDatabase(): Promise<LastingDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-lasting-'))
  const server = isOnPostgres() ? await createPostgres() : null
  return {
    env: { DATABASE_URL: server?.url ?? '', DATA_DIR: dataDir },
    open: () => (server ? openPostgres(server.url) : openPglite(join(dataDir, 'database'))),
    remove: async () => {
      await server?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
