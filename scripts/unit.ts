import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '#scripts/postgres.ts'

/**
 * Runs unit, component and backend tests: those of the backend on PostgreSQL, as far as there is one. A run of all leaves out
 * those with the tag `nightly`, which `npm run nightly` runs.
 */
const given = process.argv.slice(2)
const args = given.length === 0 ? ['--tags-filter=!nightly'] : given

let tests: ChildProcess | undefined
// The server stops after the tests have ended.
let isStopped = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true
    tests?.kill(signal)
  })

const isForBackend =
  given.every((arg) => arg.startsWith('-')) || given.some((arg) => arg.includes('backend'))
const server = isForBackend && !process.env.DATABASE_URL ? await startPostgres() : undefined
if (server) {
  process.env.DATABASE_URL = server.databaseUrl
  process.once('exit', server.stop)
}

// A signal may have come while the server started.
if (isStopped) process.exit(1)
tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  stdio: 'inherit',
})
const [code] = await once(tests, 'exit')
process.exitCode = code ?? 1
