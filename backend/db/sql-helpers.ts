import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'

const uniqueViolation = '23505'

/** Whether a query failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation
}

/** Escapes the wildcards of a LIKE pattern, so that the text matches itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Takes an advisory lock: transactions with the same key, such as a device id, run one after the other. Released when the transaction ends. */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
