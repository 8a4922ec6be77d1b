import { git } from '#git.ts'
import type { Release } from '#release/release.ts'

/** A release is what is committed, and once tagged it stays as it is. */
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
