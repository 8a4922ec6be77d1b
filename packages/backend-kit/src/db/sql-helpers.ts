import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type Given, statement } from '#db/statement.ts'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** Reads a failed query's error code and constraint name, from postgres-js or PGlite. */
function failureOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return {}
  const { code, constraint_name, constraint = constraint_name } = Object(cause)
  return { code, constraint }
}

/** Whether a query violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  failureOf(error).code === uniqueViolation

/** Whether a write failed because its customer was deleted meanwhile. */
export function isOfDeletedCustomer(error: unknown): boolean {
  const { code, constraint } = failureOf(error)
  return code === foreignKeyViolation && String(constraint).endsWith('_customer_id_customers_id_fk')
}

const lockEach = statement('lock_keys', (db, { keys }: Given<{ keys: readonly string[] }>) =>
  db
    .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(value, 0))` })
    .from(sql`json_array_elements_text(${keys}::text::json)`),
)

/**
 * Takes advisory locks in order, which serializes transactions sharing a key, such as a device id. Released when the transaction ends. Read
 * the protected data in a later statement: this one's snapshot predates the wait.
 */
export async function lockKeys(tx: Database, keys: readonly string[]): Promise<void> {
  await lockEach(tx, { keys })
}

/** Takes the lock of one key. */
export const lockKey = (tx: Database, key: string): Promise<void> => lockKeys(tx, [key])
