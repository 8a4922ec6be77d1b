import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Names that are not sources. */
const notCopied = ['.next', '.git', '.data', 'node_modules', 'test-results', 'playwright-report']

/** Copies the project's sources to a folder, to change and build them there. */
export async function copySources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir('.')) {
    if (notCopied.includes(name)) continue
    // Links stay relative: those of icons and pictures resolve to the copy's own brand/.
    await cp(name, join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
}

/** Hard-links the packages into a copy: the bundler follows no symbolic link out of the project. Throws when linking fails. */
export function linkModules(folder: string): void {
  const linked = spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')])
  if (linked.status !== 0) throw new Error(`node_modules cannot be linked: ${linked.stderr}`)
}
