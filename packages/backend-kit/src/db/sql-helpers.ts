import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** What the database says of a failed query: the code, and the constraint by its name in postgres-js and in PGlite. */
function failureOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return {}
  const { code, constraint_name, constraint = constraint_name } = Object(cause)
  return { code, constraint }
}

/** Whether a query failed on a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  failureOf(error).code === uniqueViolation

/** Whether a row was not written because the customer that it names was deleted meanwhile. */
export function isOfDeletedCustomer(error: unknown): boolean {
  const { code, constraint } = failureOf(error)
  return code === foreignKeyViolation && String(constraint).endsWith('_customer_id_customers_id_fk')
}

/** Takes an advisory lock: transactions with the same key, such as a device id, run one after the other. Released when the transaction ends. */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
