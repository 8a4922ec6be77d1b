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

describe.skipIf(!isInstalled)(
  'a PostgreSQL server that keeps its data',
  { timeout: 60_000 },
  () => {
    test('is started again when the process that started it was killed, with what was written', {
      tags: 'nightly',
    }, async () => {
      const folder = join(dataDir, 'postgres')
      const killed = await startKeptPostgres(folder)
      await ask(killed.databaseUrl, 'create table kept as select 7 as number')
      const again = await startKeptPostgres(folder)
      try {
        expect(await ask(again.databaseUrl, 'select number from kept')).toMatchObject([
          { number: 7 },
        ])
      } finally {
        again.stop()
      }
    })

    test('is stopped twice without a failure', async () => {
      const server = await startKeptPostgres(join(dataDir, 'postgres'))
      server.stop()
      expect(() => server.stop()).not.toThrow()
    })

    test.runIf(process.getuid?.() === 0)(
      'is not started where its user does not get to, and the folder in the way is named',
      async () => {
        chmodSync(dataDir, 0o700)
        const started = startKeptPostgres(join(dataDir, 'shop', 'postgres'))
        await expect(started).rejects.toThrow(`must not enter ${dataDir}. Choose`)
        await expect(started).rejects.toThrow('DATA_DIR')
      },
    )
  },
)
