import { spawnSync } from 'node:child_process'
import { git, read } from '#git.ts'
import { apply } from '#upgrade/edit.ts'
import type { Fork } from '#upgrade/forks.ts'
import { makeRelease } from '#upgrade/make-release.ts'
import type { SeededRelease } from '#upgrade/releases.ts'

/** Branch to upgrade from. */
const base = 'released'

const author = ['-c', 'user.name=Fork', '-c', 'user.email=fork@example.com']

const commit = (folder: string, subject: string) => {
  git(folder, 'add', '--all')
  git(folder, ...author, 'commit', '-qm', subject)
}

/** Regenerates files that are never merged by hand. */
const writeGenerated = (folder: string) =>
  read(folder, ['npm', 'run', '-s', '-w', 'packages/conformance', 'openapi'])

/** Creates the releases on top of each other, each as a tag. */
export function makeReleases(folder: string, releases: readonly SeededRelease[]): void {
  git(folder, 'checkout', '-q', '-b', base)
  git(folder, 'checkout', '-q', '-b', 'ours')
  for (const release of releases) {
    makeRelease(folder, release)
    writeGenerated(folder)
    commit(folder, `release: ${release.version}`)
    git(folder, 'tag', `v${release.version}`)
  }
}

/** Resets the folder to the base with the fork's changes on top. Returns the changed files. */
export function makeFork(folder: string, fork: Fork): string[] {
  git(folder, 'checkout', '-q', '-B', fork.name, base)
  for (const edit of fork.edits(folder)) apply(folder, edit)
  writeGenerated(folder)
  commit(folder, `fork: ${fork.name}`)
  return git(folder, 'diff', '--name-only', base)
}

/** Merges a release into the fork. Returns the conflicting files. */
export function mergeRelease(folder: string, { after = {} }: Fork, version: string): string[] {
  const merged = spawnSync('git', [...author, 'merge', '-q', '--no-edit', `v${version}`], {
    cwd: folder,
  })
  const conflicts = git(folder, 'diff', '--name-only', '--diff-filter=U')
  if (conflicts.length > 0) {
    git(folder, 'merge', '--abort')
    return conflicts
  }
  if (merged.status !== 0) throw new Error(`git merge: ${String(merged.stderr)}`)
  for (const edit of after[version] ?? []) apply(folder, edit)
  writeGenerated(folder)
  if (git(folder, 'status', '--porcelain').length > 0) commit(folder, `fork: after ${version}`)
  return []
}
