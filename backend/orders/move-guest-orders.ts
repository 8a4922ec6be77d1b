import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { orders } from '#backend/db/schema/orders.ts'

/** An account whose e-mail address, in lower case, is confirmed. */
interface ConfirmedCustomer {
  id: number
  email: string
}

async function move(db: Database, { id, email }: ConfirmedCustomer, which?: SQL): Promise<number> {
  const moved = await db
    .update(orders)
    .set({ customerId: id, guestEmail: null })
    .where(and(eq(sql`lower(${orders.guestEmail})`, email), which))
    .returning({ id: orders.id })
  return moved.length
}

/** Moves every order that was made as a guest with a customer's address to the account, and returns how many. */
export const moveGuestOrders = (db: Database, customer: ConfirmedCustomer): Promise<number> =>
  move(db, customer)

/**
 * Moves the paid ones among them. Anybody can order with the address of somebody else, and unpaid orders count against
 * the limit of the account.
 */
export const movePaidGuestOrders = (db: Database, customer: ConfirmedCustomer): Promise<number> =>
  move(db, customer, isNotNull(orders.paidAt))
