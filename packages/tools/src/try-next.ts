import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { copySources } from '#copy-sources.ts'

/** Tries the shop with another version of Next in a temporary copy, and prints what holds: `npm run -w packages/tools try:next -- 16.5.0`. */
const [version] = process.argv.slice(2)
if (version === undefined)
  throw new Error('Name a version: npm run -w packages/tools try:next -- 16.5.0')

interface Step {
  title: string
  command: readonly string[]
  /** Whether there is nothing to try after it when it fails. */
  isNeeded?: true
}

/** Each file of tests/unit that holds packages/front/src/next/ against Next itself. */
const relianceTests = 'packages/front/tests/unit/next/next-reliance'

const steps: readonly Step[] = [
  {
    title: 'installs',
    command: ['npm', 'install', `next@${version}`, '--save-exact'],
    isNeeded: true,
  },
  { title: 'types', command: ['npm', 'run', 'types'] },
  {
    title: 'what packages/front/src/next relies on',
    command: ['npx', 'vitest', 'run', relianceTests],
  },
  { title: 'builds', command: ['npm', 'run', 'build'], isNeeded: true },
  {
    title: 'every page is finished',
    command: ['node', 'scripts/check-finish.ts'],
  },
  {
    title: 'the purchase, hydration and old pages in a browser',
    command: [
      'npm',
      'run',
      'e2e',
      '--',
      'purchase.test',
      'finish-shapes',
      'early-press',
      'old-pages',
    ],
  },
]

interface Result {
  title: string
  outcome: 'holds' | 'fails' | 'not tried'
  seconds: number
  /** The last lines of what failed. */
  tail: string
}

async function run({ title, command }: Step, folder: string): Promise<Result> {
  const startedAt = performance.now()
  const log = join(folder, `try-${title.replaceAll(/\W+/g, '-')}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const code = await startProcess(command, { cwd: folder, stdio: ['ignore', output, output] })
    .exited
  const seconds = (performance.now() - startedAt) / 1000
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  return {
    title,
    outcome: code === 0 ? 'holds' : 'fails',
    seconds,
    tail: lines.slice(-15).join('\n'),
  }
}

async function tryAll(folder: string): Promise<Result[]> {
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

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'try-next-'))
const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
try {
  await copySources(folder)
  const results = await tryAll(folder)
  const rows = results.map(
    ({ title, outcome, seconds }) => `| ${title} | ${outcome} | ${seconds.toFixed(0)} |`,
  )
  process.stdout.write(
    `\n| with Next ${version} | | s |\n| --- | --- | --: |\n${rows.join('\n')}\n`,
  )
  for (const { title, outcome, tail } of results) {
    if (outcome === 'fails') process.stdout.write(`\n${title}:\n${tail}\n`)
  }
  process.exitCode = results.every(({ outcome }) => outcome === 'holds') ? 0 : 1
} finally {
  await removeFolder()
}
