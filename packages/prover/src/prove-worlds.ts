import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startPostgres } from '@etalase/processes/postgres.ts'
import { type Change, changeArgument } from '#mutants/change.ts'
import type { WorldReport } from '#run-world.ts'
import type { World } from '#system/world.ts'
import { worlds } from '#worlds/worlds.ts'
import { writeTest } from '#write-test.ts'

export const worldsHelp = `Explores all orders of requests, answers, commits, notifications and faults in small worlds, with the
real shop and backend in one process. Prints the shortest schedule that breaks a promise (docs/proof.md).

  npm run -w packages/prover prove

  --world <name>     runs only this world; repeat the option for several
  --seconds <n>      processor time for each world (45); 3600 with --deep
  --deep             takes a night
  --seed <n>         seed of the random schedules, for worlds too large to explore fully
  --write-test       writes a schedule that breaks a promise as a test, into packages/prover/tests

Uses the server of DATABASE_URL, or one of Debian's package postgresql, or else PGlite, where a transaction is one event.
Exit code 0: all promises hold. 1: a promise is broken, or no schedule reached a step. 2: it could not run.`

const options = {
  world: { type: 'string', multiple: true },
  seconds: { type: 'string' },
  deep: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  'write-test': { type: 'boolean', default: false },
} as const

const print = (line: string) => process.stdout.write(`${line}\n`)

const run = promisify(execFile)

interface Try {
  seconds: number
  seed: string
  env: Readonly<Record<string, string>>
  /** A change of one line. */
  change?: Change
}

/** Extra seconds for starting a process and shortening a schedule, and the slowdown factor of a busy machine. */
const spareSeconds = 300
const busyFactor = 15

/** Proves a world in its own process. Throws when it does not finish, or does not start. */
export async function proveInProcess(
  name: string,
  { seconds, seed, env, change }: Try,
): Promise<WorldReport> {
  const script = join(import.meta.dirname, 'one-world.ts')
  const hook = join(import.meta.dirname, 'mutants/change-hook.ts')
  const args = [script, name, String(seconds), seed, change ? changeArgument(change) : 'shorten']
  const { stdout } = await run(process.execPath, change ? ['--import', hook, ...args] : args, {
    env: { ...process.env, ...env },
    timeout: 1_000 * (busyFactor * seconds + spareSeconds),
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 24,
  })
  return JSON.parse(stdout)
}

/** Runs jobs in parallel, one for each processor. */
export async function inParallel<Job>(
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const left = [...jobs]
  const workers = Array.from(
    { length: Math.min(availableParallelism(), left.length) },
    async () => {
      for (let job = left.shift(); job; job = left.shift()) await work(job)
    },
  )
  await Promise.all(workers)
}

/** Runs work with one PostgreSQL server shared by all processes, if one is installed. */
export async function withServer<Result>(
  work: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const server = process.env.DATABASE_URL ? undefined : await startPostgres()
  try {
    return await work(server ? { DATABASE_URL: server.databaseUrl } : {})
  } finally {
    server?.stop()
  }
}

const numbersOf = (report: WorldReport) => {
  const { states, schedules, depth, isComplete, walks, seconds, violation } = report
  const size = `${states} states, ${schedules} schedules, up to ${depth} events`
  const whole = isComplete && !violation ? 'all orders explored' : 'not all orders explored'
  return `${size}, ${seconds.toFixed(0)} s, ${whole}; ${walks} random schedules`
}

/** Whether all promises hold, and every step of the world happened. */
const isProved = ({ violation, idle }: WorldReport) => violation === null && idle.length === 0

function tell({ title }: World, report: WorldReport): void {
  const { world, violation, idle, causes } = report
  const head = isProved(report) ? 'holds ' : violation ? 'BROKEN' : 'IDLE  '
  print(`${head}  ${world}: ${title}\n        ${numbersOf(report)}`)
  for (const step of idle) print(`        not reached by any schedule: ${step}`)
  if (!violation) return
  print(`\n  ${violation.problem}\n`)
  for (const [index, event] of violation.schedule.entries()) {
    if (index === causes) print('  From here on, everything takes its usual course:')
    print(`  ${index + 1}. ${event}`)
  }
  print('')
}

/** Proves worlds by a command's arguments. Returns its exit code. */
export async function proveWorlds(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options })
  const wanted = values.world
    ? values.world.map((name) => {
        const world = worlds.find((known) => known.name === name)
        if (!world)
          throw new Error(`There is no world ${name}: ${worlds.map((one) => one.name).join(', ')}`)
        return world
      })
    : worlds
  const seconds = Number(values.seconds ?? (values.deep ? 3_600 : 45))
  const broken: string[] = []
  const started = Date.now()
  await withServer((env) =>
    inParallel(wanted, async (world) => {
      const report = await proveInProcess(world.name, { seconds, seed: values.seed, env })
      tell(world, report)
      if (isProved(report)) return
      broken.push(world.name)
      if (report.violation && values['write-test'])
        print(`  written: ${await writeTest(world, report)}\n`)
    }),
  )
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  print(`${wanted.length - broken.length} of ${wanted.length} worlds hold, ${minutes} minutes`)
  return broken.length > 0 ? 1 : 0
}
