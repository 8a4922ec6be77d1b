import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { bookedNumbers } from '@etalase/backend-kit/db/schema/invoices.ts'
import type { BookedKind } from '@etalase/contract/staff-invoices.ts'
import { sql } from 'drizzle-orm'

/**
 * Returns the next number of a kind. It rolls back with the caller's transaction, so numbers have no gaps. Concurrent
 * callers wait for the transaction to end, so take this lock last.
 */
export async function nextNumber(tx: Database, kind: BookedKind): Promise<number> {
  const [row] = await tx
    .insert(bookedNumbers)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({
      target: bookedNumbers.kind,
      set: { last: sql`${bookedNumbers.last} + 1` },
    })
    .returning({ last: bookedNumbers.last })
  if (!row) throw new Error(`No number of ${kind}`)
  return row.last
}
