import { spawnSync } from 'node:child_process'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { checks } from '#fleet/checks.ts'
import { type Fleet, publicUrl, startFleet } from '#fleet/fleet.ts'
import { hasNginx } from '#fleet/nginx.ts'
import { purchaseCheck } from '#fleet/purchase-check.ts'
import { releaseCheck } from '#fleet/release-check.ts'

// npm run fleet: runs two shops behind nginx, on PostgreSQL and Redis, until Ctrl-C. `-- check` runs the checks and
// ends, `-- release` checks rolling out a second release under load.
const databaseServer = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'
const task = process.argv[2]
const isCheck = task === 'check' || task === 'release'

/** Missing programs; without them the checks are skipped. */
const missing = [
  ...(hasNginx() ? [] : ['nginx']),
  ...(spawnSync('redis-server', ['--version']).status === 0 ? [] : ['redis-server']),
  ...(process.env.DATABASE_URL ? [] : ['DATABASE_URL, a PostgreSQL server']),
]

async function runChecks(fleet: Fleet): Promise<void> {
  for (const { title, run } of task === 'release' ? [releaseCheck] : [purchaseCheck, ...checks]) {
    try {
      const figure = await run(fleet)
      console.warn(`held    ${title}${figure ? ` (${figure})` : ''}`)
    } catch (error) {
      console.error(`failed  ${title}:`, error)
      process.exitCode = 1
    }
  }
}

if (isCheck && missing.length > 0) {
  console.warn(`skipped: the fleet needs ${missing.join(' and ')}`)
} else {
  cleanUpAtSignals(isCheck ? 1 : 0)
  const fleet = await startFleet(databaseServer)
  if (isCheck) await runChecks(fleet).finally(() => fleet.stop())
  else console.warn(`\nThe fleet is open at ${publicUrl}\n`)
}
