import { spawnSync } from 'node:child_process'
import { git, read } from '#git.ts'
import { apply } from '#upgrade/edit.ts'
import type { Fork } from '#upgrade/forks.ts'
import { makeRelease } from '#upgrade/make-release.ts'
import type { SeededRelease } from '#upgrade/releases.ts'

/** The branch of what is upgraded from. */
const base = 'released'

const author = ['-c', 'user.name=Fork', '-c', 'user.email=fork@example.com']

const commit = (folder: string, subject: string) => {
  git(folder, 'add', '--all')
  git(folder, ...author, 'commit', '-qm', subject)
}

/** Files that are written by a command: nobody merges them by hand. */
const writeGenerated = (folder: string) =>
  read(folder, ['npm', 'run', '-s', '-w', 'packages/conformance', 'openapi'])

/** Makes the releases, one upon the other, each as a tag. */
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

/** Leaves the folder with what the fork is today: the base, and its own changes. Gives the files of these. */
export function makeFork(folder: string, fork: Fork): string[] {
  git(folder, 'checkout', '-q', '-B', fork.name, base)
  for (const edit of fork.edits(folder)) apply(folder, edit)
  writeGenerated(folder)
  commit(folder, `fork: ${fork.name}`)
  return git(folder, 'diff', '--name-only', base)
}

/** Merges a release into the fork. Gives the files that git could not merge. */
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
