import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read } from '#git.ts'
import { productionPackages } from '#release/licences.ts'
import type { Release } from '#release/release.ts'

interface Entry {
  dev?: boolean
  devDependencies?: Record<string, string>
}

const withoutDevelopment = ({ devDependencies: _, ...entry }: Entry): Entry => entry

/**
 * Writes the production packages as a separate project: `npm sbom --omit dev` also omits production packages that a workspace uses in
 * development (npm 11.19.1, findings/npm-sbom-omit-dev.sh).
 */
function writeProduction(folder: string, target: string): void {
  const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const lock: { packages: Record<string, Entry> } = readJson('package-lock.json')
  const kept = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, entry]) => [path, withoutDevelopment(entry)])
  const production = { ...lock, packages: Object.fromEntries(kept) }
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package-lock.json'), JSON.stringify(production))
  writeFileSync(
    join(target, 'package.json'),
    JSON.stringify(withoutDevelopment(readJson('package.json'))),
  )
}

/** Returns the software bill of materials of production packages on any platform, as CycloneDX JSON. Throws when npm fails. */
export function writeSbom(folder: string): string {
  const temporary = mkdtempSync(join(tmpdir(), 'production-'))
  try {
    writeProduction(folder, temporary)
    return read(temporary, ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'])
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

interface Sbom {
  components: { name: string; version: string }[]
}

/** Checks that a bill lists every production package. */
export function checkSbom(bill: string, { folder }: Release): string[] {
  const { components }: Sbom = JSON.parse(bill)
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`))
  return productionPackages(folder)
    .filter(({ name, version }) => !listed.has(`${name} ${version}`))
    .map(({ name, version }) => `the bill of materials lacks ${name} ${version}`)
}
