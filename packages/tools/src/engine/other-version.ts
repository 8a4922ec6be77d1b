import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ownProject } from '#engine/settings.ts'

const run = promisify(execFile)

const versions = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: versions }).loose()

/** Copied parts of the project, besides its package.json. The lock file belongs to another version. */
const copied = ['src', 'medusa-config.ts', 'tsconfig.json']

/** Returns the exact dependencies of a Medusa version's admin. Throws for a version unknown to the registry. */
async function neededByAdmin(version: string): Promise<Record<string, string>> {
  const asked = ['view', `@medusajs/dashboard@${version}`, 'dependencies', '--json']
  const { stdout } = await run('npm', asked).catch(() => ({ stdout: '' }))
  if (!stdout.trim()) throw new Error(`The registry has no Medusa ${version}.`)
  return versions.parse(JSON.parse(stdout))
}

/** Sets packages to a version of Medusa: its own packages to that version, others to the version that its admin needs. */
function atVersion(
  packages: Readonly<Record<string, string>>,
  version: string,
  needed: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed = Object.keys(packages).map((name) => [
    name,
    needed[name] ?? (name.startsWith('@medusajs/') ? version : packages[name]),
  ])
  return Object.fromEntries(changed)
}

/** Copies the Medusa project to a folder, for a version of Medusa. Keeps what is installed and built there. */
export async function copyProject(version: string, folder: string): Promise<void> {
  const needed = await neededByAdmin(version)
  for (const name of copied) {
    await rm(join(folder, name), { recursive: true, force: true })
    await cp(join(ownProject, name), join(folder, name), { recursive: true })
  }
  const own = manifest.parse(JSON.parse(await readFile(join(ownProject, 'package.json'), 'utf8')))
  const dependencies = atVersion(own.dependencies, version, needed)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...own, dependencies }, null, 2))
}
