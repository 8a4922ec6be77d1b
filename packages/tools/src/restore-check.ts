import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { countRows, tablesWithLoss } from '#count-rows.ts'

// npm run restore:check: backs up DATABASE_URL, restores the backup into a new database, compares both, and drops the new one.

function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw new Error(`${program} cannot be started: ${error.message}`)
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}

async function check(source: string): Promise<void> {
  const copy = await createTemporaryDatabase(source)
  const folder = await mkdtemp(join(tmpdir(), 'etalase-backup-'))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'etalase.dump')
  const target = copy.databaseUrl ?? ''
  try {
    const before = await countRows(source)
    run('pg_dump', ['--format=custom', `--file=${file}`, source])
    run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target}`, file])
    const restored = await countRows(target)
    const lost = tablesWithLoss(before, restored)
    if (lost.length > 0) throw new Error(`Rows are missing in ${lost.join(', ')}.`)
    const rows = [...restored.values()].reduce((sum, count) => sum + count, 0)
    console.warn(`restored ${restored.size} tables with ${rows} rows`)
  } finally {
    await copy.drop()
    await removeFolder()
  }
}

cleanUpAtSignals()
const source = process.env.DATABASE_URL
if (!source) {
  console.error('DATABASE_URL names the PostgreSQL database whose backup is tried.')
  process.exitCode = 1
} else {
  await check(source).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
