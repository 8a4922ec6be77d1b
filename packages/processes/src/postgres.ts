import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findFreePort } from '#ports.ts'

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
  // The server keeps the output streams open after its start program has exited.
  execFileSync(command, rest, { cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Whether a program of the server's user ends without an error. */
function isFine(command: string, args: readonly string[]): boolean {
  const [program = '', ...rest] = [...asServer, command, ...args]
  return spawnSync(program, rest, { cwd: tmpdir(), stdio: 'ignore' }).status === 0
}

/** A folder with all that it is in, the outermost first. */
function pathTo(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...pathTo(parent), folder]
}

/** Throws, with the folder in the way, when the server's user does not get to a folder. */
function requireReachable(folder: string): void {
  const closed = pathTo(folder).find((each) => !isFine('test', ['-x', each]))
  if (closed === undefined) return
  throw new Error(
    `PostgreSQL runs as the user postgres here, who must not enter ${closed}. Choose another folder with DATA_DIR.`,
  )
}

/** The same on all machines: without a locale of the caller's the texts would be bytes. */
const cluster = '-U postgres -A trust --no-sync --locale=C.UTF-8 --encoding=UTF8'.split(' ')

export interface Server {
  databaseUrl: string
  /** Stops the server, if it runs, without waiting for its clients; one for tests is deleted with its data. */
  stop(): void
}

/** Where a server keeps its data, and what its programs are started with. */
interface Cluster {
  folder: string
  options: string
}

type StopServer = (mode: 'fast' | 'immediate') => void

/**
 * Starts the server of a folder, after making it where there is none. One that a killed process has left is ended first: it is on
 * another port. Throws when a program fails.
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
 * Starts a PostgreSQL server that keeps its data in a folder, for connections from this machine alone. Throws where Debian's
 * package is not installed, must not enter the folder, or does not start here.
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
 * Starts a PostgreSQL server without data on a free port of this machine, for tests: a power cut may lose what is
 * written. Undefined where Debian's package is not installed, or does not start here: the reason is told.
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
