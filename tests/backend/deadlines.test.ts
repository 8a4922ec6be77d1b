import { expect, test } from 'vitest'
import { unboundedRequests } from '#tests/support/unbounded-requests.ts'

/** Files with another limit, and the reason. */
const others: Readonly<Record<string, string>> = {
  'packages/backend/src/commands/staff/call.ts': 'the command of a person, who can end it',
  'packages/backend/src/import/read-source.ts':
    'a file of any length, whose server may be silent for 30 s',
}

test('every request that a backend sends has one deadline for headers and body', () => {
  expect(unboundedRequests('packages/{backend,backend-kit,medusa}/src/**/*.ts')).toEqual(
    Object.keys(others),
  )
})
