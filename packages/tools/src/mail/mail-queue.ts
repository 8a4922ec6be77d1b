import { randomUUID } from 'node:crypto'
import { buildApp } from '@etalase/backend/app.ts'
import { mailComposer } from '@etalase/backend/compose-mail.ts'
import { queueStockAlerts } from '@etalase/backend/stock-alerts/stock-alert-repository.ts'
import { startTime, testContext, trustsProxy } from '@etalase/backend/tests/support/test-context.ts'
import { type Database, openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { addressMailKinds, mails, orderMailKinds } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stockAlerts } from '@etalase/backend-kit/db/schema/stock-alerts.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { errorForLog } from '@etalase/backend-kit/http/error-log.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import type { MailTransport } from '@etalase/backend-kit/mail/mail-transport.ts'
import { openMailWorker } from '@etalase/backend-kit/mail/mail-worker.ts'
import {
  places,
  seedSmallCompany,
  stockProduct,
} from '@etalase/backend-kit/tests/support/small-company.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { addMinutes } from 'date-fns/addMinutes'
import type { FastifyInstance } from 'fastify'
import { mailbox } from '#mail/mail-server.ts'

/** Number of kinds of mails that the shop sends. */
export const kinds = orderMailKinds.length + addressMailKinds.length

/** A failure as logged. */
type Failure = ReturnType<typeof errorForLog>['failure']

export interface MailQueue {
  /** Queues a mail of each kind to the one mailbox. */
  fill: () => Promise<void>
  /** Queues one mail to an address. */
  queue: (email: string) => Promise<void>
  /** Sends due mails like a backend's worker. Returns the failures as logged. */
  deliver: (transport: MailTransport) => Promise<Failure[]>
  /** Advances the queue's clock by some minutes. */
  pass: (minutes: number) => void
  /** Deletes queued mails. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

async function call(app: FastifyInstance, path: string, payload: object): Promise<void> {
  const { statusCode, body } = await app.inject({ method: 'POST', url: path, payload })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`)
}

/** Creates a guest's order, an account, and an alert for a sold-out size. */
async function seed(app: FastifyInstance, db: Database): Promise<void> {
  await seedSmallCompany(db)
  await stockProduct(db, { id: 1, stock: { [places.store]: 5 } })
  const device = { local_device_id: randomUUID() }
  const shirt = { product_detail_id: 1, size: 'M' }
  await call(app, '/cart', { ...device, ...shirt, qty: 1 })
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: places.store }
  await call(app, '/checkout-trx', { ...device, ...pickup, guest_email: mailbox })
  const password = 'kopi susu 88'
  const person = { name: 'Sari Dewi', gender: 'FEMALE', email: mailbox }
  await call(app, '/auth/sign-up', { ...person, password, password_conf: password })
  await db.update(stock).set({ qty: 0 })
  await call(app, '/stock-alert', { ...shirt, email: mailbox })
}

/** Queues a mail of each kind. */
async function fill(db: Database, now: Date): Promise<void> {
  const [order] = await db.select({ orderId: orders.id }).from(orders)
  const due = { queuedAt: now, nextAttemptAt: now }
  await db.insert(mails).values(orderMailKinds.map((kind) => ({ ...order, kind, ...due })))
  for (const kind of addressMailKinds)
    if (kind !== 'BACK_IN_STOCK') await queueAccountMail(db, { kind, email: mailbox }, now)
  await db.update(stock).set({ qty: 1 })
  await db.update(stockAlerts).set({ notifiedAt: null })
  await queueStockAlerts(db, now)
}

/** Opens the reference backend's mail queue on a temporary database, with a clock that the caller advances. */
export async function openMailQueue(): Promise<MailQueue> {
  const folder = await createTemporaryDatabase(undefined)
  const { db, readsAtOnce, close } = await openDatabase(folder)
  let time = new Date(startTime)
  const now = () => time
  const context = testContext({ db, now, ownUrl: () => '', onMail: () => {} })
  const app = await buildApp(context, {
    logLevel: 'silent',
    trustsProxy,
    readsAtOnce,
    notifier: null,
    staffToken: undefined,
  })
  await seed(app, db)
  const empty = async () => void (await db.delete(mails))
  await empty()
  return {
    fill: () => fill(db, time),
    queue: (email) => queueAccountMail(db, { kind: 'EMAIL_CHANGED', email }, time),
    async deliver(transport) {
      const failures: Failure[] = []
      const worker = openMailWorker({
        db,
        transport,
        compose: mailComposer(context),
        now,
        onFailure: (error) => {
          throw error
        },
        onMailFailure: (error) => void failures.push(errorForLog(error).failure),
      })
      await worker.deliver()
      return failures
    },
    pass(minutes) {
      time = addMinutes(time, minutes)
    },
    empty,
    async close() {
      await app.close()
      await close()
      await folder.drop()
    },
  }
}
