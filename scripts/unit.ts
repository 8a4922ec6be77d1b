import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startPostgres } from '@etalase/processes/postgres.ts'

/** Returns the files that have a test with the tag. Other files open databases that stay open when none of their tests runs. */
const nightlyFiles = () =>
  globSync('{tests,packages/*/tests}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes("'nightly'"),
  )

function argsFor(given: readonly string[]): readonly string[] {
  if (given.length === 0) return ['--tags-filter=!nightly']
  return given[0] === '--nightly' ? ['--tags-filter=nightly', ...nightlyFiles()] : given
}

/**
 * Runs unit, component and backend tests, the latter on PostgreSQL if available. A full run excludes tests tagged `nightly`;
 * `--nightly` runs only those.
 */
const given = process.argv.slice(2)
const args = argsFor(given)

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

// Tests often start our programs, also in other folders. Keeping their compiled modules halves the CPU time of a start.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

// A signal may have arrived while the server started.
if (isStopped) process.exit(1)
tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  stdio: 'inherit',
})
const [code] = await once(tests, 'exit')
process.exitCode = code ?? 1
