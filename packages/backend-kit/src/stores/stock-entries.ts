import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** Why stock changes, besides orders. */
type StockReason = 'seed' | 'import' | 'staff'

/**
 * Enters all changes of stock that follow in the transaction into the books (`stock_entries`). Without it a change is that of an order, whose
 * lines account for it, or `npm run staff -- audit` finds it.
 */
export async function enterStock(tx: Database, reason: StockReason): Promise<void> {
  await tx.execute(sql`select set_config('stock.reason', ${reason}, true)`)
}
