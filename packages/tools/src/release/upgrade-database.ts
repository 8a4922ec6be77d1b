import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import { countRows, tablesWithLoss } from '#count-rows.ts'
import { read } from '#git.ts'
import type { Release } from '#release/release.ts'

/** Entry points of the backend, in this release and in earlier ones. */
const entries = ['packages/backend/src/main.ts', 'backend/main.ts']

const environmentOf = ({ dataDir, databaseUrl = '' }: DatabaseSettings) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  SEED: 'demo',
})

/** Runs a folder's backend on a database during `work`. Throws when it does not become ready. */
async function withBackend(
  folder: string,
  database: DatabaseSettings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const entry = entries.find((path) => existsSync(join(folder, path)))
  if (!entry) throw new Error(`${folder} has no backend.`)
  const port = await findFreePort()
  const env = { ...environmentOf(database), BACKEND_PORT: String(port) }
  const backend = startProcess([process.execPath, entry], { cwd: folder, env })
  try {
    const url = `http://localhost:${port}`
    await waitForServer(`${url}/readyz`, 180)
    await work(url)
  } finally {
    await backend.stop()
  }
}

/** Runs a command in a folder. Throws when it fails. */
async function run(folder: string, command: readonly string[], database?: DatabaseSettings) {
  const env = database ? environmentOf(database) : {}
  const code = await startProcess(command, { cwd: folder, env, stdio: ['ignore', 'ignore', 2] })
    .exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`)
}

/** Makes every call as shoppers do, which leaves accounts, carts, orders, payments and returns. */
const shop = (folder: string) => (url: string) =>
  run(folder, ['npm', 'run', 'conformance', '--', '--url', url])

/**
 * Fills a database with the previous release, then runs this one on it. Checks that it migrates and keeps every row, the books balance,
 * and shoppers can continue. `temporary` is the previous release's folder. Rows are counted on PostgreSQL (`DATABASE_URL`).
 */
export async function checkUpgrade(
  { folder, base }: Release,
  temporary: string,
): Promise<string[]> {
  read(folder, ['sh', '-c', `git archive ${base} | tar -x -C '${temporary}'`])
  await run(temporary, ['npm', 'ci', '--ignore-scripts', '--no-audit'])
  const database = await createTemporaryDatabase(process.env.DATABASE_URL)
  const rows = async () =>
    database.databaseUrl ? countRows(database.databaseUrl) : new Map<string, number>()
  try {
    await withBackend(temporary, database, shop(temporary))
    const before = await rows()
    await withBackend(folder, database, async () => {})
    const lost = tablesWithLoss(before, await rows())
    if (lost.length > 0) return [`rows are missing in ${lost.join(', ')} after the migrations`]
    await run(folder, ['npm', 'run', 'staff', '--', 'audit'], database)
    await withBackend(folder, database, shop(folder))
    return []
  } catch (error) {
    return [`a database of ${base} does not upgrade: ${String(error)}`]
  } finally {
    await database.drop()
  }
}
