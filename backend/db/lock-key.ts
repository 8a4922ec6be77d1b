import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'

/** Takes an advisory lock: transactions with the same key, such as a device id, run one after the other. Released when the transaction ends. */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
