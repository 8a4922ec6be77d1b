import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startProcess } from '@etalase/processes/running-process.ts'

/** Returns a hash of files and their paths. */
async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(await readFile(path))
  return hash.digest('hex')
}

const readMark = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Runs work unless its mark holds the hash of the same files. The work creates the mark's folder. */
async function onceFor(paths: readonly string[], mark: string, work: () => Promise<void>) {
  const hash = await hashOf(paths)
  if ((await readMark(mark)) === hash) return
  await work()
  await writeFile(mark, hash)
}

const lockFile = 'package-lock.json'

/** Installs a project's packages from its lock file, or without one as npm resolves them. Throws when npm fails. */
export function installEngine(projectFolder: string): Promise<void> {
  const isLocked = existsSync(join(projectFolder, lockFile))
  const files = ['package.json', ...(isLocked ? [lockFile] : [])]
  const paths = files.map((name) => join(projectFolder, name))
  return onceFor(paths, join(projectFolder, 'node_modules/.etalase-installed'), async () => {
    console.warn('Medusa is installed: 720 MB, once, in about two minutes.')
    const how = isLocked ? ['ci'] : ['install', '--no-package-lock']
    const command = ['npm', ...how, '--no-audit', '--no-fund', '--loglevel=error']
    const { exited } = startProcess(command, { cwd: projectFolder, stdio: 'inherit' })
    if ((await exited) !== 0) throw new Error('Medusa could not be installed.')
  })
}

async function sources(projectFolder: string): Promise<string[]> {
  const entries = await readdir(join(projectFolder, 'src'), {
    recursive: true,
    withFileTypes: true,
  })
  const own = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const others = ['medusa-config.ts', 'package.json', 'tsconfig.json', lockFile]
  const paths = others.map((name) => join(projectFolder, name)).filter((path) => existsSync(path))
  return [...own.toSorted(), ...paths]
}

/** Builds a project's server and admin, unless they were built from the same sources. */
export async function buildEngine(
  projectFolder: string,
  build: () => Promise<void>,
): Promise<void> {
  await onceFor(await sources(projectFolder), join(projectFolder, '.medusa/built-from'), build)
}
