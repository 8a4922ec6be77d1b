import { execFile, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { addCompileHints } from '#scripts/compile-hints.ts'
import { writeStartScript } from '#scripts/compile-start-script.ts'

const run = promisify(execFile)

/** What is not part of the sources, or is linked instead of copied. */
const notCopied = ['.next', '.git', '.data', 'node_modules', 'test-results', 'playwright-report']

/** A module that every page loads: the next release has another chunk for it. */
const changedModule = 'components/ui/double-press-guard.ts'

/** Hard links: the bundler follows no symbolic link that leaves the project. */
const linkModules = (folder: string) =>
  spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')])

/** Builds the next release from changed sources, in a folder of its own. Throws when it cannot be built. */
export async function buildRelease(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync('.')) {
    if (notCopied.includes(name)) continue
    // Links stay relative: those of icons and pictures lead to the copy's own brand/.
    cpSync(name, join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
  // With the bundler's cache it compiles in a third of the time.
  const bundlerCache = '.next/cache/turbopack'
  cpSync(bundlerCache, join(folder, bundlerCache), { recursive: true })
  linkModules(folder)
  appendFileSync(join(folder, changedModule), "\nObject.assign(globalThis, { release: 'next' })\n")
  // Not in one blocking call: this process must notice which connections nginx closes meanwhile.
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder })
  await addCompileHints(join(folder, '.next'))
  await writeStartScript(folder)
}

/** Puts the static files of a release beside those of the releases before. */
export function keepAssets(folder: string, assetsDir: string): void {
  cpSync(join(folder, '.next/static'), join(assetsDir, '_next/static'), { recursive: true })
}
