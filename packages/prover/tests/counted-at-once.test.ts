import { expect, test } from 'vitest'
import { replaySchedule } from '#tests/replay-schedule.ts'

const kept = (name: string) => [
  `${name} confirms the order`,
  `${name}: PUT pending-order is led to the first shop`,
  `the first shop gets ${name}: PUT pending-order`,
  `Redis gets ${name}: PUT pending-order > a count`,
  `the first shop gets the answer to ${name}: PUT pending-order > a count`,
  `${name} gets the answer to ${name}: PUT pending-order`,
  `${name}: POST checkout-trx is led to the first shop`,
]

test('a shop that counts two orders concurrently under a limit of one passes on exactly one', {
  tags: 'nightly',
}, async () => {
  const problem = await replaySchedule('shared-limit', [
    ...kept('Ani'),
    ...kept('Budi'),
    'the first shop gets Ani: POST checkout-trx',
    'the first shop gets Budi: POST checkout-trx',
    'Redis gets Ani: POST checkout-trx > a count',
    'Redis gets Budi: POST checkout-trx > a count',
    'the first shop gets the answer to Ani: POST checkout-trx > a count',
    'the first shop gets the answer to Budi: POST checkout-trx > a count',
  ])
  expect(problem).toBeNull()
})
