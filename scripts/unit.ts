import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '#scripts/postgres.ts'

/** Runs unit, component and backend tests: those of the backend on PostgreSQL, as far as there is one. */
const args = process.argv.slice(2)

const isForBackend = args.length === 0 || args.some((arg) => arg.includes('backend'))
const server = isForBackend && !process.env.DATABASE_URL ? await startPostgres() : undefined
if (server) {
  process.env.DATABASE_URL = server.databaseUrl
  process.once('exit', server.stop)
}

const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  stdio: 'inherit',
})
// The server stops after the tests have ended.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => tests.kill(signal))
const [code] = await once(tests, 'exit')
process.exitCode = code ?? 1
