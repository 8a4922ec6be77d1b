import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '#git.ts'
import { breakingNotes } from '#release/changelog.ts'
import { type Contract, surfaceOf } from '#release/contract-surface.ts'
import type { Release } from '#release/release.ts'

const file = 'docs/openapi.json'

/** Lists removals and new requirements that break a backend or shop of the previous release, optional calls included. */
function breakingChanges(before: Contract, now: Contract): string[] {
  const [was, is] = [surfaceOf(before), surfaceOf(now)]
  const callOf = (name: string) => name.split(' ').slice(0, 2).join(' ')
  const isGone = (name: string) => was.offered.has(name) && !is.offered.has(name)
  return [
    // A removed call is one change, without its fields.
    ...[...was.offered].filter(
      (name) => isGone(name) && (name === callOf(name) || !isGone(callOf(name))),
    ),
    // A new call may have any requirements.
    ...[...is.needed].filter((name) => was.offered.has(callOf(name)) && !was.needed.has(name)),
  ]
}

const hasSameVersion = (before: Contract, now: Contract) => before.info.version === now.info.version

function hasSameSurface(before: Contract, now: Contract): boolean {
  const [was, is] = [surfaceOf(before).offered, surfaceOf(now).offered]
  return was.size === is.size && [...was].every((name) => is.has(name))
}

/** Checks that the version's breaking notes name each breaking change as code, and that any change raises the contract's version. */
export function checkContract(release: Release): string[] {
  const { folder, base } = release
  const before: Contract = JSON.parse(git(folder, 'show', `${base}:${file}`).join('\n'))
  const now: Contract = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const notes = breakingNotes(release)
  const unsaid = breakingChanges(before, now)
    .filter((name) => !notes.includes(`\`${name}\``))
    .map(
      (name) =>
        `the contract no longer takes or offers \`${name}\` as ${base} does, and no breaking note says so`,
    )
  return hasSameVersion(before, now) && !hasSameSurface(before, now)
    ? [...unsaid, `the contract has changed since ${base}: raise contractVersion`]
    : unsaid
}
