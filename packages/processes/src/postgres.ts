import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findFreePort } from '#ports.ts'

/** Where Debian's packages install each major version. */
const packages = '/usr/lib/postgresql'

/** The server refuses to run as root, so it runs as the user that Debian's package creates. */
const asServer =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
    : []

/** Finds the program folder of Debian's newest PostgreSQL. */
function findPrograms(): string | undefined {
  if (!existsSync(packages)) return undefined
  const versions = readdirSync(packages).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(packages, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'initdb')))
}

/** Runs a program of the server. Throws when it fails, after its own output. */
function run(program: string, args: readonly string[]): void {
  const [command = '', ...rest] = [...asServer, program, ...args]
  // The server keeps the output streams open after its start program has exited.
  execFileSync(command, rest, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns whether a program succeeds as the server's user. */
function isFine(command: string, args: readonly string[]): boolean {
  const [program = '', ...rest] = [...asServer, command, ...args]
  return spawnSync(program, rest, { cwd: tmpdir(), stdio: 'ignore' }).status === 0
}

/** Returns a folder's ancestors and itself, outermost first. */
function pathTo(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...pathTo(parent), folder]
}

/** Throws, naming the blocking folder, when the server's user can't enter a folder. */
function requireReachable(folder: string): void {
  const closed = pathTo(folder).find((each) => !isFine('test', ['-x', each]))
  if (closed === undefined) return
  throw new Error(
    `PostgreSQL runs as the user postgres here, who must not enter ${closed}. Choose another folder with DATA_DIR.`,
  )
}

/** The same on all machines: in the C locale of some callers, texts would be bytes. */
const cluster = '-U postgres -A trust --no-sync --locale=C.UTF-8 --encoding=UTF8'.split(' ')

export interface Server {
  databaseUrl: string
  /** Stops the server, if it runs, without waiting for clients. A test server is deleted with its data. */
  stop(): void
}

/** A server's data folder and start options. */
interface Cluster {
  folder: string
  options: string
}

type StopServer = (mode: 'fast' | 'immediate') => void

/**
 * Starts a folder's server, initialising it if needed. First stops one left by a killed process, which uses another
 * port. Throws when a program fails.
 */
function startCluster(programs: string, { folder, options }: Cluster): StopServer {
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', folder, ...args])
  const stop: StopServer = (mode) => {
    if (isFine(join(programs, 'pg_ctl'), ['-D', folder, 'status'])) control('stop', '-m', mode)
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    if (asServer.length > 0) execFileSync('chown', ['postgres', folder])
    run(join(programs, 'initdb'), ['-D', folder, ...cluster])
  }
  stop('fast')
  control('start', '-w', '-l', join(folder, 'log'), '-o', options)
  return stop
}

/**
 * Starts a PostgreSQL server with its data in a folder, for local connections only. Throws when Debian's package is not
 * installed, can't enter the folder, or does not start.
 */
export async function startKeptPostgres(folder: string): Promise<Server> {
  const programs = findPrograms()
  if (!programs) {
    throw new Error(
      "PostgreSQL is not installed. Install Debian's package (apt-get install postgresql), or set DATABASE_URL.",
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  requireReachable(dirname(resolve(folder)))
  const port = await findFreePort()
  const options = `-p ${port} -c unix_socket_directories= -h 127.0.0.1 -N 200`
  const stopServer = startCluster(programs, { folder: resolve(folder), options })
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stopServer('fast'),
  }
}

/**
 * Starts an empty PostgreSQL server on a free local port, for tests: without fsync, so a power cut may lose data.
 * Returns undefined when Debian's package is not installed, or does not start, which is reported.
 */
export async function startPostgres(): Promise<Server | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await findFreePort()
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -N 200 -F`
  const remove = () => rmSync(folder, { recursive: true, force: true })
  let stopServer: StopServer
  try {
    stopServer = startCluster(programs, { folder, options })
  } catch (error) {
    remove()
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`PostgreSQL is installed, but does not start: ${reason}\n`)
    return undefined
  }
  return {
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      stopServer('immediate')
      remove()
    },
  }
}
