import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderUpdates } from '@etalase/backend-kit/db/schema/order-updates.ts'
import type { UpdateTransport } from '@etalase/backend-kit/order-updates/update-transport.ts'
import { claimDue } from '@etalase/backend-kit/outbox/claim-due.ts'
import {
  type DeliveryFailure,
  onFailedDelivery,
} from '@etalase/backend-kit/outbox/delivery-failures.ts'
import { type OutboxWorker, openOutboxWorker } from '@etalase/backend-kit/outbox/outbox-worker.ts'
import { composeUpdate } from '#order-updates/update-message.ts'
import { completeUpdate, type OrderUpdate } from '#order-updates/update-queue.ts'

interface UpdateWorkerInput {
  db: Database
  transport: UpdateTransport
  now: () => Date
  /** Called for failures other than sending. */
  onFailure: (error: unknown) => void
  onUpdateFailure: (error: unknown, failure: DeliveryFailure) => void
}

/** Opens the worker that sends queued updates by WhatsApp, one at a time. Updates that the provider refuses are not retried. */
export function openUpdateWorker(input: UpdateWorkerInput): OutboxWorker {
  const { db, transport, now, onFailure, onUpdateFailure } = input
  const { server } = transport
  const table = orderUpdates
  return openOutboxWorker<OrderUpdate>({
    claim: () => claimDue(db, table, now()),
    async send(update) {
      const message = await composeUpdate(db, update)
      if (message) await transport.send(message)
      await completeUpdate(db, update.id, now())
    },
    fail: onFailedDelivery({ db, table, server, now, log: onUpdateFailure }),
    onFailure,
  })
}
