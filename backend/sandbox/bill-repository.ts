import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { sandboxBills } from '#backend/db/schema/sandbox.ts'
import { providerStatuses } from '#lib/rules/payment-status.ts'

export type Bill = typeof sandboxBills.$inferSelect

/** Opens a bill at the sandbox, or finds the one that is there under its number. */
export async function openBill(
  db: Database,
  bill: typeof sandboxBills.$inferInsert,
): Promise<void> {
  await db.insert(sandboxBills).values(bill).onConflictDoNothing()
}

/** A bill by its number, or undefined. */
export async function findBill(db: Database, billNo: string): Promise<Bill | undefined> {
  const [bill] = await db.select().from(sandboxBills).where(eq(sandboxBills.billNo, billNo))
  return bill
}

/** Sets what became of a bill; one that is paid can only be reversed. */
export async function decideBill(
  db: Database,
  billNo: string,
  decision: { status: string; channel: string },
): Promise<void> {
  const isOpen = ne(sandboxBills.status, providerStatuses.success)
  const isReversal = sql`${decision.status} = ${providerStatuses.reversal}`
  await db
    .update(sandboxBills)
    .set(decision)
    .where(and(eq(sandboxBills.billNo, billNo), or(isOpen, isReversal)))
}
