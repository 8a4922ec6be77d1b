import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import {
  createTemporaryDatabase,
  type DatabaseSettings,
} from '@etalase/processes/temporary-database.ts'
import { feed } from '#bench/import/feed.ts'

// npm run -w packages/tools bench:import -- [--products 10000] [--beside ../old]: measures time and memory of an import and its repetition,
// on
// PGlite, and on PostgreSQL with DATABASE_URL. With the folder of another build, alternates between both and prints the ratios.

const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, beside: { type: 'string' } },
})

interface Cost {
  seconds: number
  mebibytes: number
}

/** Returns the peak memory of a process in MiB; 0 where the system does not report it. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** Runs Node with these arguments in a folder, in its own process to isolate the memory. Throws when it fails. */
async function costOf(
  args: readonly string[],
  { cwd, ...settings }: DatabaseSettings & { cwd: string },
): Promise<Cost> {
  const start = performance.now()
  const env = { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' }
  const { pid, exited } = startProcess([process.execPath, ...args], { cwd, env })
  let mebibytes = 0
  const timer = setInterval(async () => {
    mebibytes = Math.max(mebibytes, await peakMemory(pid))
  }, 20)
  const code = await exited
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`)
  return { seconds: (performance.now() - start) / 1_000, mebibytes }
}

/** Returns the arguments with which `npm run import` starts Node in the folder of a build. */
async function importArguments(folder: string): Promise<string[]> {
  const { scripts }: { scripts: { import: string } } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  return scripts.import.split(' ').slice(1)
}

/** Measures importing a file into an empty database, and importing it again. */
async function measure(folder: string, file: string, server: string | undefined) {
  const database = await createTemporaryDatabase(server)
  const settings = { ...database, cwd: folder }
  const args = [...(await importArguments(folder)), file]
  try {
    const first = await costOf(args, settings)
    const again = await costOf(args, settings)
    return { first, again, alone: server ? null : await measureAlone(settings) }
  } finally {
    await database.drop()
  }
}

/** Measures PGlite without an import, with the same flags: creating a database, and opening an existing one. */
async function measureAlone(settings: DatabaseSettings & { cwd: string }) {
  const flags = (await importArguments(settings.cwd)).filter((flag) => flag.startsWith('--'))
  const open = (folder: string) => [
    ...flags,
    '--input-type=module',
    '--eval',
    `import { PGlite } from '@electric-sql/pglite'
    import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
    const db = await PGlite.create('${folder}', { extensions: { pg_trgm } })
    await db.query('select 1')
    await db.close()`,
  ]
  return {
    first: await costOf(open(join(settings.dataDir, 'alone')), settings),
    again: await costOf(open(join(settings.dataDir, 'database')), settings),
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const inWords = ({ seconds, mebibytes }: Cost) =>
  `${seconds.toFixed(1)} s, ${mebibytes.toFixed(0)} MiB`

async function report(database: string, file: string, server: string | undefined) {
  const here = await measure('.', file, server)
  const there = values.beside ? await measure(values.beside, file, server) : null
  for (const run of ['first', 'again'] as const) {
    say(`${database}, ${run}: ${inWords(here[run])}`)
    if (here.alone) {
      const more = here[run].mebibytes - here.alone[run].mebibytes
      say(
        `  PGlite alone ${inWords(here.alone[run])}: the import takes ${more.toFixed(0)} MiB more`,
      )
    }
    if (!there) continue
    const time = here[run].seconds / there[run].seconds
    const memory = here[run].mebibytes / there[run].mebibytes
    say(
      `  beside ${inWords(there[run])}: ${time.toFixed(2)} × the time, ${memory.toFixed(2)} × the memory`,
    )
  }
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'etalase-feed-'))
try {
  const file = join(folder, 'feed.tsv')
  await pipeline(Readable.from(feed(Number(values.products))), createWriteStream(file))
  say(`${values.products} products, ${Number(values.products) * 4} rows`)
  await report('PGlite', file, undefined)
  if (process.env.DATABASE_URL) await report('PostgreSQL', file, process.env.DATABASE_URL)
} finally {
  await rm(folder, { recursive: true })
}
