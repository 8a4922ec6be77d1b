import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const build = '.next'

/** Files that a running shop doesn't need, or must not share. */
const ownToEach = [
  build,
  `${build}.lock`,
  `${build}.lock-journal`,
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]

/** The shop's URL in the pages of a build, and its replacement of the same length. */
interface Address {
  from: string
  to: string
}

/** Rewrites the shop's URL in all files of a build; payloads count their bytes, so the length must not change. */
async function moveBuild(folder: string, { from, to }: Address): Promise<void> {
  if (from === to) return
  if (from.length !== to.length) throw new Error(`${to} is not as long as ${from}.`)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // latin1 maps each byte to one character, so binary files survive.
    const content = await readFile(path, 'latin1')
    if (content.includes(from)) await writeFile(path, content.replaceAll(from, to), 'latin1')
  }
}

/**
 * Creates a second project folder to start the shop in, with its own URL: links to all sources, and a copy of the production build,
 * since a running shop writes rendered pages into its build.
 */
export async function copyProject(folder: string, address: Address): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir('.')) {
    if (!ownToEach.includes(name)) await symlink(resolve(name), join(folder, name))
  }
  const caches = ['cache', 'page-cache', 'dev', 'trace'].map((name) => join(build, name))
  await cp(build, join(folder, build), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !caches.includes(path),
  })
  await moveBuild(join(folder, build), address)
}
