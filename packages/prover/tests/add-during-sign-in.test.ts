import { expect, test } from 'vitest'
import { replaySchedule } from '#tests/replay-schedule.ts'

test('an item added in one tab during a sign-in in another ends up in a reachable cart', {
  tags: 'nightly',
}, async () => {
  const problem = await replaySchedule('signed-out', [
    'tab 1 signs in as sari',
    'tab 2 puts 1 of product 2 into the cart',
    'the backend gets tab 1: POST session/sign-in > POST auth/sign-in',
    'the backend gets tab 1: POST session/sign-in > POST cart-adopt',
    'tab 1 gets the answer to tab 1: POST session/sign-in',
    'tab 2 hears of another tab: session signed-in',
    'tab 2 gets the answer to tab 2: GET session',
    'the backend gets tab 2: POST cart > POST cart',
    'the backend gets tab 2: POST cart > GET cart',
    'tab 2 gets the answer to tab 2: POST cart',
  ])
  expect(problem).toBeNull()
})
