import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { copySources, linkModules } from '#copy-sources.ts'
import { git } from '#git.ts'
import { type Mutant, oneLineMutants, withMutant } from '#one-line-mutants.ts'

/**
 * Changes one line at a time of files or folders in a copy of the project, and prints each change that no related test
 * detects. `--every 5` tries each fifth change; `--tests tests/unit` runs only those of the related tests.
 */
const defaults = [
  'packages/contract/src/rules',
  'lib/checkout',
  'lib/session',
  'packages/backend/src/checkout',
  'packages/backend-kit/src/payment',
  'packages/backend-kit/src/promos',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, tests: { type: 'string', multiple: true } },
})

const print = (line: string) => process.stdout.write(`${line}\n`)

const listFiles = (...args: string[]) =>
  git('.', 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...args)

/** Copies the project, so that no mutant is written into the working tree. */
async function openCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  await copySources(folder)
  linkModules(folder)
  return folder
}

/** Tests that import a file, or are named after it or its folder, are likely to detect its mutants. */
function isNear({ moduleId }: TestSpecification, file: string): boolean {
  const name = basename(moduleId).replace(/\.test\.tsx?$/, '')
  const names = [basename(file, '.ts'), basename(dirname(file))]
  return (
    names.some((own) => name.includes(own)) ||
    readFileSync(moduleId, 'utf8').includes(`/${basename(file)}'`)
  )
}

/** Returns the tests that depend on a file, in run order: first those likely to detect a mutant, and the quick ones. */
async function testsOf(vitest: Vitest, file: string): Promise<TestSpecification[]> {
  vitest.config.related = [resolve(file)]
  const related = await vitest.getRelevantTestSpecifications(values.tests)
  const rankOf = (test: TestSpecification) =>
    (isNear(test, file) ? 0 : 2) + (test.project.name === 'unit' ? 0 : 1)
  return related.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Milliseconds for test files that run together: a mutated condition can cause an endless loop. */
const timeLimit = 300_000

/** Kills Vitest's worker processes: nothing else stops an endless loop. */
function killWorkers() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** Runs test files. Those that exceed the time limit count as failed. */
async function runWithinLimit(vitest: Vitest, tests: TestSpecification[]) {
  const timer = setTimeout(killWorkers, timeLimit)
  try {
    return await vitest.runTestSpecifications(tests)
  } finally {
    clearTimeout(timer)
  }
}

/** Test files that run together: Vitest cannot abort a run and start the next in the same process. */
const atOnce = 8

/** Returns the first test file that fails. Stops after its batch. */
async function failingTest(
  vitest: Vitest,
  tests: readonly TestSpecification[],
): Promise<string | undefined> {
  for (let next = 0; next < tests.length; next += atOnce) {
    const batch = tests.slice(next, next + atOnce)
    const run = await runWithinLimit(vitest, batch)
    // Vitest also returns the modules of earlier runs, which failed with another mutant.
    const ran = new Set(batch.map(({ moduleId }) => moduleId))
    const failed = run.testModules.find(
      (module) => ran.has(module.moduleId) && module.state() === 'failed',
    )
    if (failed) return failed.relativeModuleId
    if (run.unhandledErrors.length > 0) return 'an error outside of tests'
  }
  return undefined
}

/** Opens Vitest for one file's mutants: reused for another file, it would keep the last mutant. */
async function openVitest(): Promise<Vitest> {
  // A second worker would keep modules loaded before a change.
  const vitest = await createVitest('test', { watch: false, reporters: [{}], maxWorkers: 1 })
  // A timeout on a slow machine is not a detected change.
  for (const { config } of vitest.projects) config.testTimeout = 120_000
  return vitest
}

/** Tests the mutants of a file and returns how many survive. */
async function countSurvivors(file: string, mutants: readonly Mutant[]): Promise<number> {
  const source = readFileSync(file, 'utf8')
  const vitest = await openVitest()
  const tests = await testsOf(vitest, file)
  const failing = await failingTest(vitest, tests)
  if (failing) throw new Error(`Without a mutant of ${file} a test fails: ${failing}`)
  let survivors = 0
  for (const mutant of mutants) {
    writeFileSync(file, withMutant(source, mutant))
    vitest.invalidateFile(resolve(file))
    if (await failingTest(vitest, tests)) continue
    survivors++
    print(`${file}:${mutant.line}\n  - ${mutant.before.trim()}\n  + ${mutant.after.trim()}`)
  }
  writeFileSync(file, source)
  await vitest.close()
  print(`${file}: ${mutants.length - survivors} of ${mutants.length} killed`)
  return survivors
}

/** Returns the mutants of all files, or every n-th of them. */
function chosenMutants(files: readonly string[]) {
  let count = 0
  const isChosen = () => count++ % Number(values.every) === 0
  return files
    .map((file) => ({ file, mutants: oneLineMutants(readFileSync(file, 'utf8')).filter(isChosen) }))
    .filter(({ mutants }) => mutants.length > 0)
}

const wanted = listFiles(...(positionals.length > 0 ? positionals : defaults))
const chosen = chosenMutants(wanted.filter((file) => file.endsWith('.ts')))
cleanUpAtSignals()
const folder = await openCopy()
const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
process.chdir(folder)
try {
  let survived = 0
  for (const { file, mutants } of chosen) survived += await countSurvivors(file, mutants)
  const tried = chosen.reduce((total, { mutants }) => total + mutants.length, 0)
  print(`\n${tried - survived} of ${tried} mutants killed`)
} finally {
  await removeFolder()
}
// Workers of a failed run would keep this process alive.
process.exit()
