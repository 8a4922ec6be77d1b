import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ownProject } from '#engine/settings.ts'

const run = promisify(execFile)

const versions = z.record(z.string(), z.string())
const manifest = z.object({ dependencies: versions }).loose()

/** What is copied of the project, besides its package.json: no lock file, which is of another version. */
const copied = ['src', 'medusa-config.ts', 'tsconfig.json']

/** What Medusa's admin of a version needs, with exact versions. Throws for a version that the registry does not know. */
async function neededByAdmin(version: string): Promise<Record<string, string>> {
  const asked = ['view', `@medusajs/dashboard@${version}`, 'dependencies', '--json']
  const { stdout } = await run('npm', asked).catch(() => ({ stdout: '' }))
  if (!stdout.trim()) throw new Error(`The registry has no Medusa ${version}.`)
  return versions.parse(JSON.parse(stdout))
}

/** The same packages in a version of Medusa: its own have that version, and others the one that its admin needs. */
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

/** Copies the Medusa project to a folder, for a version of Medusa; what is installed and built there stays for the next time. */
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
