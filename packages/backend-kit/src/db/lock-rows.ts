import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { customers } from '#db/schema/customers.ts'
import { orders } from '#db/schema/orders.ts'
import { type Given, statement } from '#db/statement.ts'

const lockCustomerRow = statement('lock_customer', (db, { id }: Given<{ id: number }>) =>
  db.select().from(customers).where(eq(customers.id, id)).for('no key update'),
)

/**
 * Loads and locks a customer until the transaction ends; undefined for an unknown id. Rows referring to the customer can still be written.
 * Take this lock before any other (db/transactions.ts).
 */
export async function findLockedCustomer(tx: Database, id: number) {
  const [row] = await lockCustomerRow(tx, { id })
  return row
}

/** Locks the orders matching `which` in id order and returns a condition for them; null when there are none. */
export async function lockOrders(tx: Database, which: SQL | undefined): Promise<SQL | null> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(asc(orders.id))
    .for('update')
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? null : inArray(orders.id, ids)
}
