import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const build = '.next'

/** What a running shop does not need, or must not share. */
const ownToEach = [build, '.git', '.data', 'test-results', 'playwright-report']

/**
 * A second project folder to start the shop in: links to all sources, and a copy of the production
 * build, since a running shop writes the pages that it renders into its build.
 */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir('.')) {
    if (!ownToEach.includes(name)) await symlink(resolve(name), join(folder, name))
  }
  const caches = ['cache', 'dev', 'trace'].map((name) => join(build, name))
  await cp(build, join(folder, build), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !caches.includes(path),
  })
}
