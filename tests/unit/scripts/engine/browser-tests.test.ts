import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notHeld, testFiles } from '#engines/medusa/e2e/browser-tests.ts'

const read = (path: string) => readFileSync(path, 'utf8')

test('a test that is left out in front of Medusa is one of those that would run, by its name', () => {
  expect(notHeld.length).toBeGreaterThan(0)
  for (const { file, title } of notHeld) {
    expect(testFiles).toContain(file)
    expect(read(file)).toContain(`'${title}'`)
  }
})

test('the documentation says of each test that is left out why it does not hold', () => {
  const docs = read('docs/engines.md')
  for (const { file, title, reason } of notHeld)
    expect(docs).toContain(`| \`${file}\`: ${title} | ${reason} |`)
})

test('every file that is to run in front of Medusa exists', () => {
  expect(testFiles.filter((file) => read(file) === '')).toEqual([])
})
