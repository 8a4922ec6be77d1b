import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addDays } from 'date-fns/addDays'
import { beforeEach, expect, test } from 'vitest'
import { backgroundJobs } from '#background-jobs.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, deliveryBody, notify } from '#tests/support/checkout-calls.ts'
import { aDevice } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()

beforeEach(() => stockProduct(backend.db, { id: 1, stock: { [places.hub]: 9 } }))

async function anOrder(): Promise<string> {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  return (await checkOut(backend.app, device, deliveryBody)).order_id
}

/** Returns the statuses of a paid and an unpaid order after the jobs have run once, a day later. */
async function statusesAfterADay(simulatesFulfilment: boolean) {
  await notify(backend, await anOrder(), '2')
  await anOrder()
  backend.clock.now = addDays(backend.clock.now, 1)
  const jobs = backgroundJobs({
    context: { ...backend.context, now: () => backend.clock.now },
    notifier: null,
    simulatesFulfilment,
    demoFulfilmentSeconds: undefined,
    onFailure: rethrow,
  })
  for (const job of jobs) await job()
  const rows = await backend.db.select({ status: orders.status }).from(orders).orderBy(orders.id)
  return rows.map(({ status }) => status)
}

test('in a demo, the jobs advance a paid order', async () => {
  expect(await statusesAfterADay(true)).toEqual(['PROCESSING', 'EXPIRED'])
})

test("a real company's paid order waits for its shop, and unpaid ones still expire", async () => {
  expect(await statusesAfterADay(false)).toEqual(['PAID', 'EXPIRED'])
})
