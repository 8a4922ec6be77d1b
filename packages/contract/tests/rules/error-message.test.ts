import { expect, test } from 'vitest'
import { errorMessage } from '#rules/error-message.ts'

test('an error without a message has those of its inner errors', () => {
  const refused = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ])
  expect(errorMessage(refused)).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
})

test("an own message comes first, and a thrown value that isn't an error is kept as it is", () => {
  expect(errorMessage(new AggregateError([new Error('one')], 'all failed'))).toBe('all failed')
  expect(errorMessage(new Error('failed'))).toBe('failed')
  expect(errorMessage('failed')).toBe('failed')
})
