import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { linkModules } from '#copy-sources.ts'
import { git } from '#git.ts'
import { type Fork, forks } from '#upgrade/forks.ts'
import { makeFork, makeReleases, mergeRelease } from '#upgrade/merge.ts'
import { releases } from '#upgrade/releases.ts'

// npm run -w packages/tools upgrade:check: merges two seeded releases into forks of this one, in a temporary clone. A fork passes
// when it merges without conflicts, its types compile, and the tests of its change pass; --whole runs all tests. Exits with 1
// when one fails. `--only colour,page` takes some.

const { values } = parseArgs({
  options: { only: { type: 'string' }, whole: { type: 'boolean', default: false } },
})

/** Clears settings that point to another shop or backend: an empty one counts as unset. */
const env = { API_BASE_URL: '', DATABASE_URL: '', REDIS_URL: '', DATA_DIR: '' }

const run = (folder: string, command: readonly string[]) =>
  startProcess(command, { cwd: folder, env, stdio: ['ignore', 2, 2] }).exited

/** Lists the failures of a fork after both releases; empty when it passes. */
async function upgrade(folder: string, fork: Fork): Promise<string[]> {
  const own = makeFork(folder, fork)
  for (const { version } of releases) {
    const conflicts = mergeRelease(folder, fork, version)
    if (conflicts.length === 0) continue
    const kind = (path: string) => (own.includes(path) ? 'its own change' : 'not its change')
    return conflicts.map((path) => `${version} conflicts in ${path} (${kind(path)})`)
  }
  const tests = values.whole ? ['npm', 'run', 'unit'] : ['npx', 'vitest', 'run', ...fork.tests]
  if ((await run(folder, ['npm', 'run', 'types'])) !== 0) return ['types']
  return (await run(folder, tests)) === 0 ? [] : ['tests']
}

cleanUpAtSignals()
const folder = await mkdtemp(join(tmpdir(), 'upgrade-check-'))
const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true }))
try {
  const copy = join(folder, 'shop')
  git('.', 'clone', '-q', '--shared', '.', copy)
  linkModules(copy)
  makeReleases(copy, releases)
  const names = values.only?.split(',')
  for (const fork of forks.filter(({ name }) => names?.includes(name) ?? true)) {
    const problems = await upgrade(copy, fork)
    if (problems.length > 0) process.exitCode = 1
    process.stdout.write(`${fork.name}: ${problems.join('; ') || 'holds'}\n`)
  }
} finally {
  await removeFolder()
}
