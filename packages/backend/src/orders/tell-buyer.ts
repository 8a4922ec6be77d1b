import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { OrderMailKind } from '@etalase/backend-kit/db/schema/mails.ts'
import type { OrderUpdateKind } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { aboutOrder, queueMail, type Repeatable } from '@etalase/backend-kit/mail/mail-queue.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { queueUpdate } from '#order-updates/update-queue.ts'

/** An event that is sent by mail, and by WhatsApp to buyers who consented. */
interface OrderEvent extends Repeatable {
  kind: OrderMailKind & OrderUpdateKind
}

/** Events that prove staff have handled an unpaid order, so it is not fake. */
const preparedKinds: readonly OrderEvent['kind'][] = ['ORDER_SHIPPED', 'READY_FOR_PICKUP']

/**
 * Queues the mail of an event, and the update of a paid or prepared order, in the caller's transaction. For other
 * unpaid orders nothing goes to a phone, because anyone can enter any number.
 */
export async function tellBuyer(
  tx: Database,
  order: OrderRow,
  { kind, isRepeatable }: OrderEvent,
  now: Date,
): Promise<void> {
  await queueMail(tx, { ...aboutOrder(order), kind, isRepeatable }, now)
  const isPaid = kind === 'ORDER_PAID' || order.paidAt !== null
  const isTold = isPaid || preparedKinds.includes(kind)
  if (isTold) await queueUpdate(tx, { orderId: order.id, kind, isRepeatable }, now)
}
