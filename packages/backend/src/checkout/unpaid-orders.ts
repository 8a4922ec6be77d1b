import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockKeys } from '@etalase/backend-kit/db/sql-helpers.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import type { OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'

/** One row, for scalars. */
const one = sql`(values (1)) as one`

/** The identities that an order is counted by. */
export type Orderer = Pick<OrderRow, 'deviceId' | 'customerId' | 'guestEmail' | 'clientNetwork'>

const buyerEmail = ({ guestEmail }: Orderer) => guestEmail?.toLowerCase() ?? ''

/** A guest's address counts per network, so that strangers can't use up its limit. */
const buyerKey = (orderer: Orderer) =>
  orderer.customerId === null
    ? `email ${buyerEmail(orderer)} ${orderer.clientNetwork}`
    : `account ${orderer.customerId}`

/**
 * Locks the orderer until the caller's transaction ends: the device, so that a repeated key finds the first request's
 * order, and the buyer, so that concurrent orders count each other. `more` has further lock keys.
 */
export const lockOrderer = (
  tx: Database,
  orderer: Orderer,
  more: readonly string[] = [],
): Promise<void> => lockKeys(tx, [orderer.deviceId, buyerKey(orderer), ...more])

/** Counts the unpaid orders that meet a condition. The partial index needs the status as the literal written here. */
const unpaid = (isTheirs: SQL | undefined, now: SQL<Date>) =>
  sql`(select count(*) from ${orders} where ${and(sql`${orders.status} = 'PENDING'`, gt(orders.dueAt, now), isTheirs)})`.mapWith(
    Number,
  )

const ofGuest = statement(
  'unpaid_of_guest',
  (db, given: Given<{ deviceId: string; email: string; network: string; now: Date }>) => {
    const isTheirs = and(
      sql`lower(${orders.guestEmail}) = ${given.email}`,
      eq(orders.clientNetwork, given.network),
    )
    return db
      .select({
        byDevice: unpaid(eq(orders.deviceId, given.deviceId), given.now),
        byBuyer: unpaid(isTheirs, given.now),
      })
      .from(one)
  },
)

const ofCustomer = statement(
  'unpaid_of_customer',
  (db, given: Given<{ deviceId: string; customerId: number; now: Date }>) =>
    db
      .select({
        byDevice: unpaid(eq(orders.deviceId, given.deviceId), given.now),
        byBuyer: unpaid(eq(orders.customerId, given.customerId), given.now),
      })
      .from(one),
)

/** Counts the unpaid orders of a device, and of an account or a guest's e-mail address. */
export async function countUnpaidOrders(tx: Database, orderer: Orderer, now: Date) {
  const { deviceId, customerId, clientNetwork } = orderer
  const [counts] =
    customerId === null
      ? await ofGuest(tx, {
          deviceId,
          email: buyerEmail(orderer),
          network: clientNetwork ?? '',
          now,
        })
      : await ofCustomer(tx, { deviceId, customerId, now })
  return counts ?? { byDevice: 0, byBuyer: 0 }
}

/** Throws UNPAID_ORDERS (400) when a device, an account or a guest's e-mail address has too many unpaid orders. */
export function limitUnpaidOrders(
  { byDevice, byBuyer }: { byDevice: number; byBuyer: number },
  { perDevice, perEmail }: Pick<UnpaidOrderRules, 'perDevice' | 'perEmail'>,
): void {
  if (byDevice >= perDevice || byBuyer >= perEmail)
    throw badRequest('UNPAID_ORDERS', messages().answers.checkout.payFirst)
}
