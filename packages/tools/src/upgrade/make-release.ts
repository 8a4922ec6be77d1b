import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '#git.ts'
import { apply } from '#upgrade/edit.ts'
import { migrationEdits } from '#upgrade/migration.ts'
import type { SeededRelease } from '#upgrade/releases.ts'

const ownMigrations = 'packages/backend-kit/src/db/migrations'

/** Raises the version of every package, and of references to it. */
function raiseVersions(folder: string, to: string): void {
  const { version: from } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const named = new RegExp(`("@etalase/[a-z-]+": )"${from}"`, 'g')
  const own = new RegExp(
    `("name": "(?:@etalase/[a-z-]+|etalase)",\\n\\s+"version": )"${from}"`,
    'g',
  )
  const files = git(folder, 'ls-files', 'package.json', '*/package.json', 'package-lock.json')
  for (const path of files.map((file) => join(folder, file))) {
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(named, `$1"${to}"`).replaceAll(own, `$1"${to}"`))
  }
}

/** Adds a migration, and its entry in the test that keeps released ones unchanged. */
function addMigration(folder: string, { name, sql }: SeededRelease['migration']): void {
  const files = readdirSync(join(folder, ownMigrations)).filter((file) => file.endsWith('.sql'))
  const when = Date.UTC(2035, 0) + files.length
  for (const edit of migrationEdits(folder, ownMigrations, { name, sql, when })) apply(folder, edit)
  const tag = `${String(files.length).padStart(4, '0')}_${name}`
  const hash = createHash('sha256').update(`${sql}\n`).digest('hex')
  apply(folder, {
    path: 'packages/backend-kit/tests/unit/db/migrations.test.ts',
    replace: [['\n]\n', `\n  '${tag} ${when} ${hash}',\n]\n`]],
  })
}

/** Applies a release to a copy of the sources. */
export function makeRelease(folder: string, release: SeededRelease): void {
  const { version, moves = [], edits, migration } = release
  raiseVersions(folder, version)
  for (const [from, to] of moves) git(folder, 'mv', from, to)
  for (const edit of edits) apply(folder, edit)
  addMigration(folder, migration)
}
