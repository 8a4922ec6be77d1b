import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'

/** A command to run in a copy of the project; it passes when it exits with 0. */
export interface Step {
  title: string
  command: readonly string[]
  /** Additional environment variables. */
  env?: Readonly<Record<string, string>>
  /** Whether a failure skips all following steps. */
  isNeeded?: true
}

interface Result {
  title: string
  outcome: 'holds' | 'fails' | 'not tried'
  seconds: number
  /** Last lines of the output. */
  tail: string
}

async function run({ title, command, env = {} }: Step, folder: string): Promise<Result> {
  const startedAt = performance.now()
  const log = join(folder, `try-${title.replaceAll(/\W+/g, '-')}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const code = await startProcess(command, { cwd: folder, env, stdio: ['ignore', output, output] })
    .exited
  const seconds = (performance.now() - startedAt) / 1000
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  return {
    title,
    outcome: code === 0 ? 'holds' : 'fails',
    seconds,
    tail: lines.slice(-40).join('\n'),
  }
}

async function tryAll(steps: readonly Step[], folder: string): Promise<Result[]> {
  const results: Result[] = []
  let isOver = false
  for (const step of steps) {
    const { title, isNeeded } = step
    if (isOver) {
      results.push({ title, outcome: 'not tried', seconds: 0, tail: '' })
      continue
    }
    process.stderr.write(`${title} …\n`)
    const result = await run(step, folder)
    results.push(result)
    isOver = result.outcome === 'fails' && isNeeded === true
  }
  return results
}

function print(heading: string, results: readonly Result[]): void {
  const rows = results.map(
    ({ title, outcome, seconds }) => `| ${title} | ${outcome} | ${seconds.toFixed(0)} |`,
  )
  process.stdout.write(`\n| ${heading} | | s |\n| --- | --- | --: |\n${rows.join('\n')}\n`)
  for (const { title, outcome, tail } of results) {
    if (outcome === 'fails') process.stdout.write(`\n${title}:\n${tail}\n`)
  }
}

/** Runs steps in sequence in a temporary folder filled by `fill`, prints the results, and makes the process exit with 1 when one fails. */
export async function trySteps(
  heading: string,
  steps: readonly Step[],
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'try-steps-'))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
  try {
    await fill(folder)
    const results = await tryAll(steps, folder)
    print(heading, results)
    process.exitCode = results.every(({ outcome }) => outcome === 'holds') ? 0 : 1
  } finally {
    await removeFolder()
  }
}
