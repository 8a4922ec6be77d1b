import { orderUpdates } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import type { UpdateMessage } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { claimDue } from '@etalase/backend-kit/outbox/claim-due.ts'
import { RefusedMessage } from '@etalase/backend-kit/outbox/delivery-errors.ts'
import type { DeliveryFailure } from '@etalase/backend-kit/outbox/delivery-failures.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { openUpdateWorker } from '#order-updates/update-worker.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { notify } from '#tests/support/checkout-calls.ts'
import { rethrow } from '#tests/support/test-context.ts'
import { anUpdatedOrder } from '#tests/support/updated-order.ts'

const backend = await freshBackend()
const { db, clock } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 9 } }))

async function aPaidOrder() {
  const order = await anUpdatedOrder(backend)
  await notify(backend, order.trxRef, '2')
  return order
}

/** Opens a worker on the queue with the given provider. */
function aWorker(send: (update: UpdateMessage) => Promise<void>) {
  const reports: [unknown, DeliveryFailure][] = []
  let attempts = 0
  const worker = openUpdateWorker({
    db,
    transport: {
      server: 'whatsapp.test',
      send: (update) => {
        attempts++
        return send(update)
      },
    },
    now: () => clock.now,
    onFailure: rethrow,
    onUpdateFailure: (error, failure) => reports.push([error, failure]),
  })
  return { worker, reports, attempts: () => attempts }
}

const pass = (minutes: number) => {
  clock.now = addMinutes(clock.now, minutes)
}

describe('an unavailable provider', () => {
  test('gets the update later, not at once, and then once', async () => {
    await aPaidOrder()
    let isAway = true
    const got: UpdateMessage[] = []
    const { worker, attempts } = aWorker(async (update) => {
      if (isAway) throw new Error('away')
      got.push(update)
    })
    for (let i = 0; i < 3; i++) await worker.deliver()
    expect(attempts()).toBe(1)
    isAway = false
    pass(1)
    await Promise.all([worker.deliver(), worker.deliver()])
    expect(got).toHaveLength(1)
  })

  test('for more than a day loses the update, which is logged without the phone number', async () => {
    await aPaidOrder()
    const { worker, attempts, reports } = aWorker(async ({ to }) => {
      throw new Error(`cannot reach ${to}`)
    })
    for (let hour = 0; hour < 60; hour++) {
      pass(60)
      await worker.deliver()
    }
    expect(attempts()).toBe(30)
    const said = reports.map(([, failure]) => failure)
    expect(said.at(-1)).toMatchObject({ server: 'whatsapp.test', waiting: 1, givenUp: 1 })
    expect(JSON.stringify(said)).not.toContain('81234567890')
  })
})

test("an update that the provider refuses is not retried, and doesn't block the next one", async () => {
  const [first, second] = [await aPaidOrder(), await aPaidOrder()]
  const got: string[] = []
  const { worker, attempts, reports } = aWorker(async ({ values: [number = ''] }) => {
    if (number === first.number) throw new RefusedMessage(400)
    got.push(number)
  })
  for (let hour = 0; hour < 3; hour++) {
    await worker.deliver()
    pass(60)
  }
  expect(got).toEqual([second.number])
  expect(attempts()).toBe(2)
  expect(reports).toMatchObject([[{ responseCode: 400 }, { waiting: 2, givenUp: 1 }]])
})

test('several backends send an update once', async () => {
  for (let i = 0; i < 4; i++) await aPaidOrder()
  const got: string[] = []
  const workers = [1, 2, 3].map(() => aWorker(async ({ name }) => void got.push(name)).worker)
  await Promise.all(workers.map((worker) => worker.deliver()))
  expect([got.length, new Set(got).size]).toEqual([4, 4])
})

test('an update is not sent when its buyer stops updates while it is claimed', async () => {
  const { order_token } = await aPaidOrder()
  await claimDue(db, orderUpdates, clock.now)
  await backend.app.inject({
    method: 'POST',
    url: '/order-updates-stop',
    payload: { order_token },
  })
  pass(1)
  expect(await backend.sentUpdates()).toEqual([])
  expect(await db.$count(orderUpdates)).toBe(0)
})

// PGlite has only one connection, so a second transaction always waits.
test.runIf(isOnPostgres())(
  'an update is claimed while a step locks its order, without waiting',
  async () => {
    await aPaidOrder()
    await db.transaction(async (tx) => {
      await tx.select().from(orders).for('update')
      expect(await claimDue(db, orderUpdates, clock.now)).toMatchObject({ attempts: 1 })
    })
  },
)

test.runIf(isOnPostgres())(
  'an update that another backend is claiming is skipped without waiting',
  async () => {
    await aPaidOrder()
    await db.transaction(async (tx) => {
      expect(await claimDue(tx, orderUpdates, clock.now)).toMatchObject({ attempts: 1 })
      expect(await claimDue(db, orderUpdates, clock.now)).toBeNull()
    })
  },
)
