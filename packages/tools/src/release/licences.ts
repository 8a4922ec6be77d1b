import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#release/release.ts'

/** Licences under which a company may run and redistribute a package; `notice` requires the licence notice with the product. */
const allowed: Record<string, { notice?: true }> = {
  '0BSD': {},
  'Apache-2.0': { notice: true },
  'BSD-2-Clause': { notice: true },
  'BSD-3-Clause': { notice: true },
  'BlueOak-1.0.0': {},
  // Browser data.
  'CC-BY-4.0': { notice: true },
  ISC: { notice: true },
  // libvips, a replaceable shared library.
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

/** A production package. */
interface ProductionPackage {
  /** Its path when installed on this platform. */
  path: string
  name: string
  version: string
  licence: string
  needsNotice: boolean
  /** Its NOTICE file, which Apache-2.0 requires to be redistributed. */
  notice: string
}

const nameOf = (path: string) => path.split('node_modules/').pop() ?? path

/** Returns whether allowed licences satisfy an SPDX expression. Supports `AND`, `OR`, and brackets around a whole expression. */
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
 * Returns every production package on any platform, from package-lock.json. Packages for other platforms may lack a licence there;
 * they take it from the package that depends on them.
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

/** Checks that every production package has an allowed licence. */
export function checkLicences({ folder }: Release): string[] {
  return productionPackages(folder)
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence}, which is not allowed`,
    )
}

/** Returns licences and notices of all production packages, as text to redistribute with the product. */
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
