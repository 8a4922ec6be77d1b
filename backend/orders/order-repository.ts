import { and, eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { customers } from '#backend/db/schema/customers.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

/** The order with a provider's bill number, or undefined. */
export async function findByTrxRef(db: Database, trxRef: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.trxRef, trxRef))
  return row
}

/** The order with a bill number, locked until the caller's transaction ends: concurrent notifications about it wait. */
export async function lockByTrxRef(tx: Database, trxRef: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.trxRef, trxRef)).for('update')
  return row
}

/** The order that a device already made with an idempotency key, or undefined. */
export async function findByKey(
  db: Database,
  deviceId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.deviceId, deviceId), eq(orders.idempotencyKey, key)))
  return row
}

/** The lines of an order. */
export function linesOf(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
}

/** The owner of an order and the recipient of its mails. */
export interface Buyer {
  /** Null for a guest. */
  name: string | null
  email: string
}

/** The buyer of an order: the customer as they are now, or the guest. */
export async function buyerOf(db: Database, order: OrderRow): Promise<Buyer> {
  if (order.guestEmail !== null) return { name: null, email: order.guestEmail }
  const [customer] = await db
    .select({ name: customers.name, email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId ?? 0))
  if (!customer) throw new Error(`Order ${order.id} has no buyer`)
  return customer
}
