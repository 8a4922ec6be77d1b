import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startKeptPostgres } from '#postgres.ts'

const isInstalled = existsSync('/usr/lib/postgresql')

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kept-postgres-'))
  chmodSync(dataDir, 0o711)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function ask(databaseUrl: string, question: string) {
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    return await sql.unsafe(question)
  } finally {
    await sql.end()
  }
}

describe.skipIf(!isInstalled)('a persistent PostgreSQL server', { timeout: 60_000 }, () => {
  test('restarts with its data after its parent process was killed', {
    tags: 'nightly',
  }, async () => {
    const folder = join(dataDir, 'postgres')
    const killed = await startKeptPostgres(folder)
    await ask(killed.databaseUrl, 'create table kept as select 7 as number')
    const again = await startKeptPostgres(folder)
    try {
      expect(await ask(again.databaseUrl, 'select number from kept')).toMatchObject([{ number: 7 }])
    } finally {
      again.stop()
    }
  })

  test('can be stopped twice', async () => {
    const server = await startKeptPostgres(join(dataDir, 'postgres'))
    server.stop()
    expect(() => server.stop()).not.toThrow()
  })

  test.runIf(process.getuid?.() === 0)(
    'does not start in a folder its user cannot enter, and names that folder',
    async () => {
      chmodSync(dataDir, 0o700)
      const started = startKeptPostgres(join(dataDir, 'shop', 'postgres'))
      await expect(started).rejects.toThrow(`must not enter ${dataDir}. Choose`)
      await expect(started).rejects.toThrow('DATA_DIR')
    },
  )
})
