import { git } from '#git.ts'
import type { Release } from '#release/release.ts'

/** Checks that everything is committed, and that an existing tag of the version has the same files. */
export function checkTagged({ folder, version }: Release): string[] {
  const problems = git(folder, 'status', '--porcelain').map(
    (line) => `${line.slice(3)} is not committed`,
  )
  const tag = `v${version}`
  if (git(folder, 'tag', '--list', tag).length === 0) return problems
  const changed = git(folder, 'diff', '--name-only', tag, 'HEAD')
  return [
    ...problems,
    ...changed.map((file) => `${file} has changed since ${tag}: raise the version`),
  ]
}
