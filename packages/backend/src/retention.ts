import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { cartItems } from '@etalase/backend-kit/db/schema/cart.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orderUpdates } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { returnPictures, returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import type { OutboxTable } from '@etalase/backend-kit/outbox/retries.ts'
import { deleteOldPinTariffs } from '@etalase/backend-kit/shipping/aggregator/kept-pin-tariffs.ts'
import { deleteOldTariffs } from '@etalase/backend-kit/shipping/aggregator/kept-tariffs.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { subDays } from 'date-fns/subDays'
import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { deleteOldConsents } from '#account/newsletter-consents.ts'
import { deleteOldChallenges } from '#account/passkey-challenges.ts'
import { deleteExpiredPasswords } from '#account/temporary-password.ts'
import { deleteExpiredTokens } from '#account/token-repository.ts'
import { deleteOldUpdateConsents } from '#order-updates/update-consents.ts'
import { anonymiseOrders } from '#orders/anonymise-orders.ts'
import { deleteOldAlerts } from '#stock-alerts/stock-alert-repository.ts'

/** Limit of orders that one transaction locks. */
const batchSize = 200

/** Deletes whole carts. An active cart keeps its old lines. */
async function deleteOldCarts(db: Database, now: Date): Promise<void> {
  const oldest = subDays(now, keptDays.cart)
  const newer = alias(cartItems, 'newer')
  const newerLine = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.deviceId, cartItems.deviceId), gte(newer.addedAt, oldest)))
  await db.delete(cartItems).where(and(lt(cartItems.addedAt, oldest), notExists(newerLine)))
}

/** Deletes an outbox's old records of sent messages, and old messages that could not be delivered. */
const deleteOldMessages = (table: OutboxTable) => async (db: Database, now: Date) => {
  await db.delete(table).where(lt(table.sentAt, subDays(now, keptDays.sentMail)))
  const isOld = lt(table.queuedAt, subDays(now, keptDays.undeliveredMail))
  await db.delete(table).where(and(isNull(table.sentAt), isOld))
}

/** Anonymises a batch of guest orders that were never paid. Returns how many. */
function anonymiseSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isNotNull(orders.guestEmail),
          isNull(orders.paidAt),
          or(
            inArray(orders.status, ['EXPIRED', 'CANCELLED']),
            // Written as in the partial index of these orders.
            and(isNotNull(orders.paymentWay), eq(orders.status, 'NOT_COLLECTED')),
          ),
          lt(orders.movedAt, subDays(now, keptDays.unpaidGuestOrder)),
        ),
      )
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = old.map(({ id }) => id)
    await anonymiseOrders(tx, ids, now)
    return ids.length
  })
}

/** Deletes the pictures of closed return requests. Their text stays with the order. */
async function deleteOldReturnPictures(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ id: returnRequests.orderId })
    .from(returnRequests)
    .where(
      and(
        inArray(returnRequests.status, ['REJECTED', 'REFUNDED']),
        lt(returnRequests.movedAt, subDays(now, keptDays.returnPicture)),
      ),
    )
  await db.delete(returnPictures).where(inArray(returnPictures.orderId, over))
}

async function anonymiseUnpaidGuests(db: Database, now: Date): Promise<void> {
  while ((await anonymiseSome(db, now)) === batchSize);
}

/** The jobs that delete or anonymise data older than packages/contract/src/rules/retention.ts allows. */
export const retentionJobs: readonly ((db: Database, now: Date) => Promise<void>)[] = [
  deleteExpiredPasswords,
  deleteExpiredTokens,
  deleteOldChallenges,
  deleteOldAlerts,
  deleteOldCarts,
  deleteOldTariffs,
  deleteOldPinTariffs,
  deleteOldMessages(mails),
  deleteOldMessages(orderUpdates),
  deleteOldConsents,
  deleteOldUpdateConsents,
  deleteOldReturnPictures,
  anonymiseUnpaidGuests,
]
