import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#release/release.ts'

/** Licences that a company may run and hand on; those with `notice` ask for their notice beside the product. */
const allowed: Record<string, { notice?: true }> = {
  '0BSD': {},
  'Apache-2.0': { notice: true },
  'BSD-2-Clause': { notice: true },
  'BSD-3-Clause': { notice: true },
  'BlueOak-1.0.0': {},
  // Data of browsers.
  'CC-BY-4.0': { notice: true },
  ISC: { notice: true },
  // libvips, a shared library that can be replaced.
  'LGPL-3.0-or-later': { notice: true },
  MIT: { notice: true },
  'MIT-0': {},
  // Used unchanged.
  'MPL-2.0': { notice: true },
  Unlicense: {},
}

interface LockEntry {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/** A package that runs in production. */
interface ProductionPackage {
  /** Where it is installed, if it is for this platform. */
  path: string
  name: string
  version: string
  licence: string
  needsNotice: boolean
  /** Its NOTICE file, which Apache-2.0 asks to hand on. */
  notice: string
}

const nameOf = (path: string) => path.split('node_modules/').pop() ?? path

/** Whether an SPDX expression of `AND`, `OR` and brackets around a whole one holds by licences that are allowed. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licence.trim() in allowed))
}

function noticeOf(folder: string, path: string): string {
  const own = join(folder, path)
  if (!existsSync(own)) return ''
  const file = readdirSync(own).find((name) => /^notice(\.\w+)?$/i.test(name))
  return file ? readFileSync(join(own, file), 'utf8').trim() : ''
}

/**
 * Every package that runs in production, on any platform, from package-lock.json. One for another platform has no licence
 * there when the registry did not know it: the licence is that of the package which names it.
 */
export function productionPackages(folder: string): ProductionPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  const parentLicence = (name: string) =>
    Object.values(lock.packages).find(({ optionalDependencies }) => optionalDependencies?.[name])
      ?.license
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path)
      const licence = license ?? parentLicence(name) ?? 'unknown'
      const needsNotice = Object.keys(allowed).some(
        (known) => allowed[known]?.notice && licence.includes(known),
      )
      return { path, name, version, licence, needsNotice, notice: noticeOf(folder, path) }
    })
}

/** Every package that runs in production has a licence that is allowed. */
export function checkLicences({ folder }: Release): string[] {
  return productionPackages(folder)
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence}, which is not allowed`,
    )
}

/** Licences and notices of all production packages, as text to hand on with the product. */
export function licencesText(folder: string): string {
  const packages = productionPackages(folder).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const rows = packages.map(
    ({ name, version, licence, needsNotice }) =>
      `${name} ${version}: ${licence}${needsNotice ? ', with its notice' : ''}`,
  )
  const notices = packages
    .filter(({ notice }) => notice !== '')
    .map(({ name, version, notice }) => `${name} ${version}\n\n${notice}`)
  return `${[rows.join('\n'), ...notices].join('\n\n---\n\n')}\n`
}
