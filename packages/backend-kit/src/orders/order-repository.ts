import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { customers } from '#db/schema/customers.ts'
import { orderLines, orders } from '#db/schema/orders.ts'
import { type Given, statement } from '#db/statement.ts'
import { notFound } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

/** Finds the order with a provider's bill number, or undefined. */
export async function findByTrxRef(db: Database, trxRef: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.trxRef, trxRef))
  return row
}

const orderById = statement('order', (db, { id }: Given<{ id: number }>) =>
  db.select().from(orders).where(eq(orders.id, id)),
)

/** Finds an order by its id, or undefined. */
export async function findById(db: Database, id: number): Promise<OrderRow | undefined> {
  const [row] = await orderById(db, { id })
  return row
}

/** Matches orders whose trx_ref has a prefix, as a range that uses its index: all hexadecimal digits sort before 'g'. */
export const hasTrxRef = (start: string) =>
  and(gte(orders.trxRef, start), lt(orders.trxRef, `${start}g`))

const shownNumber = /^[0-9a-f]{8}$/

/** Finds the order with a number and its buyer's e-mail address, both in lower case, or undefined. */
export async function findByNumber(
  db: Database,
  number: string,
  email: string,
): Promise<OrderRow | undefined> {
  if (!shownNumber.test(number)) return undefined
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        hasTrxRef(number),
        eq(sql`lower(coalesce(${orders.guestEmail}, ${customers.email}))`, email),
      ),
    )
    .limit(1)
  return found?.order
}

/** Loads the order with a bill number and locks it until the transaction ends: concurrent notifications about it wait. */
export async function lockByTrxRef(tx: Database, trxRef: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.trxRef, trxRef)).for('update')
  return row
}

/** Loads and locks an order by its id. Throws when it doesn't exist. */
export async function lockById(tx: Database, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!row) throw new Error(`No order ${id}`)
  return row
}

const orderByKey = statement(
  'order_by_key',
  (db, given: Given<{ deviceId: string; key: string }>) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.deviceId, given.deviceId), eq(orders.idempotencyKey, given.key))),
)

/** Finds the order that a device already placed with an idempotency key, or undefined. */
export async function findByKey(
  db: Database,
  deviceId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await orderByKey(db, { deviceId, key })
  return row
}

const linesById = statement('order_lines', (db, { orderId }: Given<{ orderId: number }>) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
)

/** Loads an order's lines. */
export const linesOf = (db: Database, orderId: number): Promise<OrderLineRow[]> =>
  linesById(db, { orderId })

/** The owner of an order and the recipient of its mails. */
export interface Buyer {
  /** Null for a guest. */
  name: string | null
  email: string
}

/** A buyer, with the number of address changes of the account; 0 for a guest. */
export interface Addressee extends Buyer {
  emailChanges: number
}

const addressee = statement('addressee', (db, { id }: Given<{ id: number }>) =>
  db
    .select({ name: customers.name, email: customers.email, emailChanges: customers.emailChanges })
    .from(customers)
    .where(eq(customers.id, id)),
)

/** Returns an order's buyer: the customer's current data, or the guest. Throws NOT_FOUND for an anonymised order. */
export async function buyerOf(db: Database, order: OrderRow): Promise<Addressee> {
  if (order.guestEmail !== null) return { name: null, email: order.guestEmail, emailChanges: 0 }
  const [customer] = await addressee(db, { id: order.customerId ?? 0 })
  if (!customer) throw notFound(messages().answers.order.notFound)
  return customer
}
