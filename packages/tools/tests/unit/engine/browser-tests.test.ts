import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFiles } from '../../../../../e2e/medusa/browser-tests.ts'

test('every test file listed for Medusa exists', () => {
  expect(testFiles.filter((file) => readFileSync(file, 'utf8') === '')).toEqual([])
})
