import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'

/** Lets the transactions of one device wait for each other; released when the caller's ends. */
export async function lockDevice(tx: Database, deviceId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${deviceId}, 0))`)
}
