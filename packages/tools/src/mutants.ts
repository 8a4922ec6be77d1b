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
 * notices. `--every 5` tries each fifth change; `--tests tests/unit` runs only those of the related tests.
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

/** A copy of the project: a mutant never stands in the folder that somebody works in. */
async function openCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  await copySources(folder)
  linkModules(folder)
  return folder
}

/** Tests that import a file, or are named for it or its folder, are likely to notice. */
function isNear({ moduleId }: TestSpecification, file: string): boolean {
  const name = basename(moduleId).replace(/\.test\.tsx?$/, '')
  const names = [basename(file, '.ts'), basename(dirname(file))]
  return (
    names.some((own) => name.includes(own)) ||
    readFileSync(moduleId, 'utf8').includes(`/${basename(file)}'`)
  )
}

/** The tests that depend on a file in the order in which they run: those first that are likely to notice, and quick. */
async function testsOf(vitest: Vitest, file: string): Promise<TestSpecification[]> {
  vitest.config.related = [resolve(file)]
  const related = await vitest.getRelevantTestSpecifications(values.tests)
  const rankOf = (test: TestSpecification) =>
    (isNear(test, file) ? 0 : 2) + (test.project.name === 'unit' ? 0 : 1)
  return related.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Milliseconds for test files that run together: a changed condition can make a loop that never ends. */
const timeLimit = 300_000

/** Ends the processes in which Vitest runs tests: nothing else stops a loop. */
function killWorkers() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
  for (const pid of children.split(' ').filter(Boolean)) process.kill(Number(pid), 'SIGKILL')
}

/** Runs test files, and takes those that do not end for failed. */
async function runWithinLimit(vitest: Vitest, tests: TestSpecification[]) {
  const timer = setTimeout(killWorkers, timeLimit)
  try {
    return await vitest.runTestSpecifications(tests)
  } finally {
    clearTimeout(timer)
  }
}

/** Test files that run together: Vitest has no way to end a run early and begin the next one in the same process. */
const atOnce = 8

/** The first test file that fails; no more tests run after those that ran together with it. */
async function failingTest(
  vitest: Vitest,
  tests: readonly TestSpecification[],
): Promise<string | undefined> {
  for (let next = 0; next < tests.length; next += atOnce) {
    const run = await runWithinLimit(vitest, tests.slice(next, next + atOnce))
    const failed = run.testModules.find((module) => module.state() === 'failed')
    if (failed) return failed.relativeModuleId
    if (run.unhandledErrors.length > 0) return 'an error outside of tests'
  }
  return undefined
}

/** Vitest for the mutants of one file: it would go on with the last of them in its next run for another file. */
async function openVitest(): Promise<Vitest> {
  // A second worker would keep what it has loaded before a change.
  const vitest = await createVitest('test', { watch: false, reporters: [{}], maxWorkers: 1 })
  // A slow machine is no reason to take a change for noticed.
  for (const { config } of vitest.projects) config.testTimeout = 120_000
  return vitest
}

/** Tries the mutants of a file and returns how many no test noticed. */
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

/** The mutants of all files, or each n-th of them. */
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
// Workers of a run that has failed would keep this process.
process.exit()
