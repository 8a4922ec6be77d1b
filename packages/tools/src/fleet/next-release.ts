import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { writeScripts } from '@etalase/front/browser/compile-scripts.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { copySources, linkModules } from '#copy-sources.ts'
import { addCompileHints } from '../../../../scripts/compile-hints.ts'

/** A module that every page loads: its chunk differs in the next release. */
const changedModule = 'components/ui/double-press-guard.ts'

/** Builds the next release from changed sources, in its own folder. Throws when the build fails. */
export async function buildRelease(folder: string): Promise<void> {
  await copySources(folder)
  // The bundler's cache cuts the build to a third of the time.
  const bundlerCache = '.next/cache/turbopack'
  cpSync(bundlerCache, join(folder, bundlerCache), { recursive: true })
  linkModules(folder)
  appendFileSync(join(folder, changedModule), "\nObject.assign(globalThis, { release: 'next' })\n")
  // Asynchronous, so that this process notices connections that nginx closes meanwhile.
  const build = [process.execPath, 'node_modules/next/dist/bin/next', 'build']
  const code = await startProcess(build, { cwd: folder }).exited
  if (code !== 0) throw new Error(`The build of the next release ended with ${code}.`)
  await addCompileHints(join(folder, '.next'))
  await writeScripts(folder)
}

/** Adds a release's static files to those of earlier releases. */
export function keepAssets(folder: string, assetsDir: string): void {
  cpSync(join(folder, '.next/static'), join(assetsDir, '_next/static'), { recursive: true })
}
