import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync(
  '{app,components,lib,packages/{backend,backend-kit,contract,front,medusa,pictures}/src}/**/*.{ts,tsx}',
)

/** What ends by another rule, which its file states. */
const others: Readonly<Record<string, string>> = {
  'lib/api/media.ts': 'a stream, which its signal ends',
  'packages/front/src/browser/start-script.ts': 'a script of its own, which imports nothing',
  'lib/voucher/voucher-script.ts': 'a script of its own; the voucher stays as it is meanwhile',
  'packages/backend/src/commands/staff/call.ts': 'the command of a person, who can end it',
  'packages/backend/src/import/read-source.ts':
    'a file of any length, whose server may be silent for 30 s',
}

const calls = /(?<![#.\w])fetch\(/

const fetching = sources.filter((path) =>
  calls.test(readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')),
)

test('every request that the shop, its server or its backend sends has one deadline over headers and body', () => {
  const unbounded = fetching.filter((path) => !readFileSync(path, 'utf8').includes('withDeadline('))
  expect(unbounded.toSorted()).toEqual(Object.keys(others).toSorted())
})
