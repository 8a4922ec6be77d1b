import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#scripts/ports.ts'

/** Where Debian's packages put the programs of each major version. */
const packages = '/usr/lib/postgresql'

/** The server refuses to run as root: Debian's package has made a user for it. */
const asServer =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
    : []

/** The folder of the programs of the newest PostgreSQL of Debian; undefined without one. */
function findPrograms(): string | undefined {
  if (!existsSync(packages)) return undefined
  const versions = readdirSync(packages).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(packages, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')))
}

/** Runs a program of the server. Throws, after what the program says, when it fails. */
function run(program: string, args: readonly string[]): void {
  const [command = '', ...rest] = [...asServer, program, ...args]
  // The server keeps the outputs open after the program that starts it has ended.
  execFileSync(command, rest, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] })
}

export interface Server {
  databaseUrl: string
  /** Stops the server, without waiting for its clients, and deletes its data. */
  stop(): void
}

/**
 * Starts a PostgreSQL server without data on a free port of this machine, for tests: a power cut may lose what is
 * written. Undefined where Debian's package is not installed.
 */
export async function startPostgres(): Promise<Server | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (asServer.length > 0) execFileSync('chown', ['postgres', folder])
  const port = await findFreePort()
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -N 200 -F`
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', folder, ...args])
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    run(join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync'])
    control('start', '-w', '-l', join(folder, 'log'), '-o', options)
  } catch (error) {
    remove()
    throw error
  }
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      control('stop', '-m', 'immediate')
      remove()
    },
  }
}
