import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut } from '../../../../../e2e/medusa/browser-tests.ts'

test('every test left out in front of Medusa exists', () => {
  const sources = globSync('e2e/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const isThere = (title: string) => sources.some((source) => source.includes(title))
  expect(leftOut.filter(({ title }) => !isThere(title))).toEqual([])
})
