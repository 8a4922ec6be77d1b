import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { claimDue } from '@etalase/backend-kit/outbox/claim-due.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres } from '@etalase/backend-kit/tests/support/test-database.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.store]: 5 } })
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const { order_id } = await checkOut(backend.app, device, pickupBody)
  await notify(backend, order_id, '2')
  await backend.context.mailWorker.deliver()
  const { now } = backend.clock
  await backend.db.delete(mails).where(ne(mails.kind, 'ORDER_PAID'))
  await backend.db.update(mails).set({ sentAt: null, attempts: 0, nextAttemptAt: now })
})

test('a claimed mail is locked for half an hour, and counts its attempts', async () => {
  const now = backend.clock.now
  const first = await claimDue(backend.db, mails, now)
  expect(first).toMatchObject({ attempts: 1, nextAttemptAt: addMinutes(now, 30) })
  expect(await claimDue(backend.db, mails, addMinutes(now, 29))).toBeNull()
  const later = addMinutes(now, 30)
  expect(await claimDue(backend.db, mails, later)).toMatchObject({ id: first?.id, attempts: 2 })
})

// PGlite has only one connection, so a second transaction always waits.
test.runIf(isOnPostgres())(
  'a mail is claimed while a payment locks its order, without waiting',
  async () => {
    await backend.db.transaction(async (tx) => {
      await tx.select().from(orders).for('update')
      expect(await claimDue(backend.db, mails, backend.clock.now)).toMatchObject({ attempts: 1 })
    })
  },
)

test.runIf(isOnPostgres())(
  'a mail that another backend is claiming is skipped without waiting',
  async () => {
    await backend.db.transaction(async (tx) => {
      const first = await claimDue(tx, mails, backend.clock.now)
      expect(first).toMatchObject({ attempts: 1 })
      expect(await claimDue(backend.db, mails, backend.clock.now)).toBeNull()
    })
  },
)
