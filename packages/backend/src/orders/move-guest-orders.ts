import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findLockedCustomer, lockOrders } from '@etalase/backend-kit/db/lock-rows.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

/** An account with a confirmed e-mail address, in lower case. */
interface ConfirmedCustomer {
  id: number
  email: string
}

const isGuests = (email: string): SQL => eq(sql`lower(${orders.guestEmail})`, email)

/**
 * Moves the guest orders with a customer's address to the account, or those matching `which`, and returns how many. The
 * caller's transaction has locked the customer.
 */
export async function moveGuestOrders(
  tx: Database,
  { id, email }: ConfirmedCustomer,
  which?: SQL,
): Promise<number> {
  const theirs = await lockOrders(tx, and(isGuests(email), which))
  if (theirs === null) return 0
  const moved = await tx
    .update(orders)
    .set({ customerId: id, guestEmail: null })
    .where(theirs)
    .returning({ id: orders.id })
  return moved.length
}

/** Moves only the paid ones. Anyone can order with someone else's address, and unpaid orders count against the account's limit. */
export async function movePaidGuestOrders(
  db: Database,
  customer: ConfirmedCustomer,
): Promise<void> {
  const isPaid = isNotNull(orders.paidAt)
  if ((await db.$count(orders, and(isGuests(customer.email), isPaid))) === 0) return
  await db.transaction(async (tx) => {
    if (await findLockedCustomer(tx, customer.id)) await moveGuestOrders(tx, customer, isPaid)
  })
}
