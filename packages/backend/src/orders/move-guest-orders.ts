import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { findLockedCustomer, lockOrders } from '@etalase/backend-kit/db/lock-rows.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'

/** An account whose e-mail address, in lower case, is confirmed. */
interface ConfirmedCustomer {
  id: number
  email: string
}

const isGuests = (email: string): SQL => eq(sql`lower(${orders.guestEmail})`, email)

/**
 * Moves every order that was made as a guest with a customer's address to the account, or those that `which` names, and
 * returns how many. In a transaction that has locked the customer.
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

/**
 * Moves the paid ones among them. Anybody can order with the address of somebody else, and unpaid orders count against
 * the limit of the account.
 */
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
