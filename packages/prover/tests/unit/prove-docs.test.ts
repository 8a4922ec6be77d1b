import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invariants } from '#invariants/invariants.ts'
import { changed } from '#mutants/change.ts'
import { mutants } from '#mutants/mutants.ts'
import { unknownTables } from '#system/statement-gate.ts'
import { worlds } from '#worlds/worlds.ts'

const proof = readFileSync('docs/proof.md', 'utf8').replaceAll(/\s+/g, ' ')

test('each promise that is checked stands in the document of the proof, in its own words', () => {
  const missing = Object.entries(invariants).filter(
    ([name, { sentence }]) => !proof.includes(`\`${name}\``) || !proof.includes(sentence),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})

test('each world stands in the document of the proof', () => {
  expect(worlds.map(({ name }) => name).filter((name) => !proof.includes(`\`${name}\``))).toEqual(
    [],
  )
})

test('each mutant changes one place of a source that is as it was when the mutant was written', () => {
  for (const mutant of mutants) {
    expect(() => changed(readFileSync(mutant.file, 'utf8'), mutant), mutant.name).not.toThrow()
  }
  expect(mutants.length).toBeGreaterThanOrEqual(40)
})

test('no two mutants or worlds have the same name, and mutants name worlds that exist', () => {
  for (const names of [worlds.map(({ name }) => name), mutants.map(({ name }) => name)])
    expect(new Set(names).size).toBe(names.length)
  const known = new Set(worlds.map(({ name }) => name))
  expect(mutants.flatMap((mutant) => mutant.worlds).filter((name) => !known.has(name))).toEqual([])
})

test('each table of the schema is known to the explorer: one that is not would be taken for one that never changes', () => {
  const schema = [
    'orders',
    'order-updates',
    'mails',
    'customers',
    'cart',
    'stores',
    'promos',
    'catalogue',
    'area',
  ]
  const tables = schema.flatMap((name) =>
    [
      ...readFileSync(`packages/backend-kit/src/db/schema/${name}.ts`, 'utf8').matchAll(
        /pgTable\(\s*'(\w+)'/g,
      ),
    ].map(([, table = '']) => table),
  )
  expect(unknownTables(tables)).toEqual([])
})
