import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apply, missingPlaces } from '#upgrade/edit.ts'
import { forks } from '#upgrade/forks.ts'
import { migrationEdits } from '#upgrade/migration.ts'
import { releases } from '#upgrade/releases.ts'

describe('the edits of upgrade:check', () => {
  test.each(forks)('of the fork "$name" find their places in the current sources', ({ edits }) => {
    const missing = edits('.')
      .filter(({ path }) => !path.startsWith('brand/migrations'))
      .flatMap((edit) => missingPlaces('.', edit))
    expect(missing).toEqual([])
  })

  test('of the first release find their places', () => {
    const [first] = releases
    expect(first?.edits.flatMap((edit) => missingPlaces('.', edit))).toEqual([])
  })

  test("of no release touch the company's files", () => {
    const paths = releases.flatMap(({ edits, moves = [] }) => [
      ...edits.map(({ path }) => path),
      ...moves.flat(),
    ])
    expect(paths.filter((path) => path.startsWith('brand/'))).toEqual([])
  })
})

describe('an edit', () => {
  let folder: string
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'upgrade-edit-'))
    writeFileSync(join(folder, 'a.ts'), 'one two')
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  test('is refused and changes nothing when a place is missing', () => {
    const replace = [
      ['one', '1'],
      ['three', '3'],
    ] as const
    expect(() => apply(folder, { path: 'a.ts', replace })).toThrow('a.ts has no "three"')
    expect(read('a.ts')).toBe('one two')
  })

  test('is refused when its new file already exists', () => {
    expect(() => apply(folder, { path: 'a.ts', text: '' })).toThrow('a.ts is there already')
  })

  test('creates a file as a copy of another, with all occurrences of a word replaced', () => {
    writeFileSync(join(folder, 'b.ts'), 'one one')
    apply(folder, { path: 'c.ts', copyOf: 'b.ts', replace: [['one', 'two']] })
    expect([read('b.ts'), read('c.ts')]).toEqual(['one one', 'two two'])
  })

  test('appends a migration to a journal, even to an empty one', () => {
    apply(folder, { path: 'db/meta/_journal.json', text: '{\n  "entries": []\n}\n' })
    for (const name of ['first', 'second'])
      for (const edit of migrationEdits(folder, 'db', { name, sql: 'select 1;', when: 1 }))
        apply(folder, edit)
    const { entries } = JSON.parse(read('db/meta/_journal.json'))
    expect(entries).toMatchObject([
      { idx: 0, tag: '0000_first' },
      { idx: 1, tag: '0001_second' },
    ])
    expect(read('db/0001_second.sql')).toBe('select 1;\n')
  })
})
