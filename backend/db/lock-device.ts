import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'

/** Takes an advisory lock: transactions of one device run one after the other. Released when the transaction ends. */
export async function lockDevice(tx: Database, deviceId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${deviceId}, 0))`)
}
