import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

/** Reasons for stock changes other than orders. */
type StockReason = 'seed' | 'import' | 'staff'

/**
 * Records the transaction's following stock changes in `stock_entries`. Without it, an order's lines must account for a change, or `npm run
 * staff -- audit` reports it.
 */
export async function enterStock(tx: Database, reason: StockReason): Promise<void> {
  await tx.execute(sql`select set_config('stock.reason', ${reason}, true)`)
}
