import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invariants } from '#invariants/invariants.ts'
import { changed } from '#mutants/change.ts'
import { mutants } from '#mutants/mutants.ts'
import { unknownTables } from '#system/statement-gate.ts'
import { worlds } from '#worlds/worlds.ts'

const proof = readFileSync('docs/proof.md', 'utf8').replaceAll(/\s+/g, ' ')

test('docs/proof.md states each checked promise word for word', () => {
  const missing = Object.entries(invariants).filter(
    ([name, { sentence }]) => !proof.includes(`\`${name}\``) || !proof.includes(sentence),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})

test('docs/proof.md names each world', () => {
  expect(worlds.map(({ name }) => name).filter((name) => !proof.includes(`\`${name}\``))).toEqual(
    [],
  )
})

test('each mutant changes exactly one place, in source that still matches it', () => {
  for (const mutant of mutants) {
    expect(() => changed(readFileSync(mutant.file, 'utf8'), mutant), mutant.name).not.toThrow()
  }
  expect(mutants.length).toBeGreaterThanOrEqual(40)
})

test('mutants and worlds have unique names, and mutants name existing worlds', () => {
  for (const names of [worlds.map(({ name }) => name), mutants.map(({ name }) => name)])
    expect(new Set(names).size).toBe(names.length)
  const known = new Set(worlds.map(({ name }) => name))
  expect(mutants.flatMap((mutant) => mutant.worlds).filter((name) => !known.has(name))).toEqual([])
})

test('the explorer knows each table of the schema, as it would treat an unknown one as constant', () => {
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
