import { xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { sandboxBills } from '#db/schema/sandbox.ts'

export type Bill = typeof sandboxBills.$inferSelect

/** Creates a bill in the sandbox; does nothing when its number exists. */
export async function openBill(
  db: Database,
  bill: typeof sandboxBills.$inferInsert,
): Promise<void> {
  await db.insert(sandboxBills).values(bill).onConflictDoNothing()
}

/** Finds a bill by its number, or undefined. */
export async function findBill(db: Database, billNo: string): Promise<Bill | undefined> {
  const [bill] = await db.select().from(sandboxBills).where(eq(sandboxBills.billNo, billNo))
  return bill
}

/** Sets a bill's status and channel; a paid bill can only be reversed. */
export async function decideBill(
  db: Database,
  billNo: string,
  decision: { status: string; channel: string },
): Promise<void> {
  const isOpen = ne(sandboxBills.status, xpressStatuses.success)
  const isReversal = sql`${decision.status} = ${xpressStatuses.reversal}`
  await db
    .update(sandboxBills)
    .set(decision)
    .where(and(eq(sandboxBills.billNo, billNo), or(isOpen, isReversal)))
}
