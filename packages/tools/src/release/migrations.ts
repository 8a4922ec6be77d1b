import { basename } from 'node:path'
import { git } from '#git.ts'
import type { Release } from '#release/release.ts'

/** Returns git's hash of each migration in a commit, by file name, since folders may move. */
function hashesOf(folder: string, commit: string): Map<string, string> {
  const hashes = new Map<string, string>()
  for (const line of git(folder, 'ls-tree', '-r', commit)) {
    const [, hash, path] = /^\S+ blob (\S+)\t(.+\/migrations\/[^/]+\.sql)$/.exec(line) ?? []
    if (hash && path) hashes.set(basename(path), hash)
  }
  return hashes
}

/** Checks that all migrations of the previous release are unchanged: a database never runs one again. */
export function checkMigrations({ folder, base }: Release): string[] {
  const now = hashesOf(folder, 'HEAD')
  return [...hashesOf(folder, base)]
    .filter(([name, hash]) => now.get(name) !== hash)
    .map(([name]) => `the migration ${name} was ${now.has(name) ? 'edited' : 'removed'}: add one`)
}
