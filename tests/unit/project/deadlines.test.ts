import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unboundedRequests } from '#tests/support/unbounded-requests.ts'

/** Files with another limit, and the reason. */
const others: Readonly<Record<string, string>> = {
  'lib/api/media.ts': 'a stream, which its signal ends',
  'lib/documents/voucher-script.ts': 'a script of its own; the voucher stays as it is meanwhile',
  'packages/front/src/browser/start-script.ts': 'a script of its own, which imports nothing',
}

test('every request that the shop or its server sends has one deadline for headers and body', () => {
  const sources = '{app,components,lib,packages/{contract,front,pictures}/src}/**/*.{ts,tsx}'
  expect(unboundedRequests(sources)).toEqual(Object.keys(others))
})

test('no test uses vi.waitFor, which gives up after a second: expect.poll has the common timeout', () => {
  const impatient = globSync('{tests,packages/*/tests}/**/*.{ts,tsx}').filter((file) =>
    /\bvi\.wait(?:For|Until)\(/.test(readFileSync(file, 'utf8')),
  )
  expect(impatient).toEqual([])
})
