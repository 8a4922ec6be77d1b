import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Connection, openPglite, openPostgres } from '#backend/db/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: 'pglite' | 'postgres'
  }
}

/** A database of its own on the server that DATABASE_URL names, dropped on close. */
async function openOwnPostgres(): Promise<Connection> {
  const server = process.env.DATABASE_URL ?? ''
  const name = `etalase_test_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { db, close } = await openPostgres(url.toString())
  return {
    db,
    close: async () => {
      await close()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** An empty database with the current schema, of the kind that this run tests. */
export function openTestDatabase(): Promise<Connection> {
  return inject('database') === 'postgres' ? openOwnPostgres() : openPglite()
}
