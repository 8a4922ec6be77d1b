import { expect, test } from 'vitest'
import { replaySchedule } from '#tests/replay-schedule.ts'

test('a payment reported twice after the order has expired raises one alarm', {
  tags: 'nightly',
}, async () => {
  const problem = await replaySchedule('pay-again', [
    'Ani goes on with the payment',
    "the provider says that Ani's bill is expired",
    'the backend gets the notification 7',
    "the provider says that Ani's bill is paid",
    "the provider says that Ani's bill is paid once more",
    'Ani gets the answer to Ani: GET pending-order',
    'the backend gets Ani: POST checkout-trx (2) > POST checkout-trx',
    'Ani gets the answer to Ani: POST checkout-trx (2)',
    'Ani comes back from the provider with status 2',
    'Ani gets the answer to Ani: DELETE pending-order',
    'the backend gets Ani: POST checkout-payment > POST checkout-payment',
    'Ani gets the answer to Ani: POST checkout-payment',
    'the backend gets the notification 2',
    'the backend gets the notification 2 (2)',
  ])
  expect(problem).toBeNull()
})
