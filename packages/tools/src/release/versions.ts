import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '#git.ts'
import type { Release } from '#release/release.ts'

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Checks that the repository's packages share one version and depend on each other by it. */
export function checkVersions({ folder, version }: Release): string[] {
  const files = git(
    folder,
    'ls-files',
    '--',
    'package.json',
    'brand/package.json',
    'packages/*/package.json',
  )
  return files.flatMap((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const own = manifest.version === version ? [] : [`${file} has version ${manifest.version}`]
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([name, range]) => name.startsWith('@etalase/') && range !== version)
      .map(([name, range]) => `${file} asks for ${name} ${range}`)
    return [...own, ...named]
  })
}
