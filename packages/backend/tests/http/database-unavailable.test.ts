import { tmpdir } from 'node:os'
import { openPostgres } from '@etalase/backend-kit/db/connection.ts'
import { seedSmallCompany, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres, lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import type { TemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackendProcess, startBackend } from '#tests/support/backend-process.ts'
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts'

/** Only a server can be unavailable, because PGlite runs in the backend's process. */
describe.runIf(isOnPostgres())('while PostgreSQL is unreachable', () => {
  let database: TemporaryDatabase
  let cable: TcpProxy
  let backend: BackendProcess

  beforeAll(async () => {
    database = await lastingDatabase()
    const direct = new URL(database.databaseUrl ?? '')
    const { db, close } = await openPostgres(direct.toString())
    await seedSmallCompany(db)
    await stockProduct(db, { id: 1 })
    await close()
    cable = await openTcpProxy({ host: direct.hostname, port: Number(direct.port || 5432) })
    const through = new URL(direct)
    through.hostname = '127.0.0.1'
    through.port = String(cable.port)
    backend = await startBackend({ ...database, databaseUrl: through.toString() })
  })

  afterAll(async () => {
    await backend?.end('SIGTERM')
    cable?.close()
    await database?.drop()
  })

  const get = (path: string) => fetch(`${backend.url}/${path}`)

  test('every call answers 503, and the process stays up and recovers without a restart', async () => {
    expect((await get('product?id=1')).status).toBe(200)
    cable.disconnect()
    const answers = await Promise.all(Array.from({ length: 15 }, () => get('product?id=1')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect(await answers[0]?.json()).toEqual({
      error: {
        code: 'UNAVAILABLE',
        message: 'The shop is temporarily unavailable. Please try again soon.',
      },
    })
    expect((await get('readyz')).status).toBe(503)
    expect((await get('livez')).status).toBe(200)

    await cable.reconnect()
    await expect.poll(async () => (await get('readyz')).status, { timeout: 15_000 }).toBe(200)
    const after = await Promise.all(Array.from({ length: 15 }, () => get('product?id=1')))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
  })
})

test('a backend that cannot reach PostgreSQL at start exits, naming the addresses that refused', async () => {
  const databaseUrl = 'postgres://nobody@localhost:9/none'
  const started = startBackend({ dataDir: tmpdir(), databaseUrl })
  await expect(started).rejects.toThrow(/Backend: .*ECONNREFUSED .*:9/)
})
