import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cleanUpAtSignals, cleanup } from '@etalase/processes/cleanup.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { checkAdvisories } from '#release/advisories.ts'
import { checkChangelog } from '#release/changelog.ts'
import { checkContract } from '#release/contract-changes.ts'
import { checkImages } from '#release/image.ts'
import { checkLicences, licencesText } from '#release/licences.ts'
import { checkMigrations } from '#release/migrations.ts'
import { findBase, type Release } from '#release/release.ts'
import { checkSbom, writeSbom } from '#release/sbom.ts'
import { checkTagged } from '#release/tagged.ts'
import { checkUpgrade } from '#release/upgrade-database.ts'
import { checkVersions } from '#release/versions.ts'

/**
 * npm run -w packages/tools release:check: checks whether this commit can be released. Exits with 1 and prints what is missing, and
 * writes the bill of materials and the licences to `.release/`. `--only contract,licences` runs some checks.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })

/** Problems found by a check; null when it cannot run here. */
type Problems = readonly string[] | null

const output = '.release'

const print = (line: string) => process.stdout.write(`${line}\n`)

function checkBill(release: Release): string[] {
  const bill = writeSbom(release.folder)
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'sbom.cdx.json'), bill)
  writeFileSync(join(output, 'licences.txt'), licencesText(release.folder))
  print(`  ${output}/ has the bill of materials and the licences`)
  return checkSbom(bill, release)
}

async function upgradeDatabase(release: Release): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'release-before-'))
  const removeFolder = cleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return checkUpgrade(release, folder).finally(removeFolder)
}

async function runTests({ folder }: Release): Promise<string[]> {
  const code = await startProcess(['npm', 'test'], { cwd: folder, stdio: 'inherit' }).exited
  return code === 0 ? [] : [`npm test ended with ${code}`]
}

/** Cheap checks first. */
const checks: Record<string, (release: Release) => Problems | Promise<Problems>> = {
  tagged: checkTagged,
  versions: checkVersions,
  changelog: checkChangelog,
  contract: checkContract,
  migrations: checkMigrations,
  licences: checkLicences,
  bill: checkBill,
  advisories: ({ folder }) => checkAdvisories(folder),
  images: checkImages,
  upgrade: upgradeDatabase,
  tests: runTests,
}

cleanUpAtSignals()
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const release: Release = { folder: '.', version, base: findBase('.', version) }
const only = values.only?.split(',') ?? Object.keys(checks)
const unknown = only.filter((name) => !(name in checks))
if (unknown.length > 0) {
  print(`There is no check ${unknown.join(', ')}: ${Object.keys(checks).join(', ')}`)
  process.exit(1)
}
print(`${version}, after ${release.base}`)
for (const name of only) {
  const problems = await checks[name]?.(release)
  print(
    `${name}: ${problems ? (problems.length > 0 ? 'fails' : 'holds') : 'skipped, it cannot run here'}`,
  )
  for (const problem of problems ?? []) print(`  ${problem}`)
  if (problems && problems.length > 0) process.exitCode = 1
}
