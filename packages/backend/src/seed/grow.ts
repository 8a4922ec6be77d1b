import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { productId } from '@etalase/backend-kit/seed/demo/products.ts'
import { readManifest } from '@etalase/backend-kit/seed/manifest.ts'
import { count, max, min, sql } from 'drizzle-orm'
import { addVariants } from '#seed/grow-batch.ts'

/** Products per transaction. They add about two hundred thousand rows to other tables. */
const batchSize = 10_000

async function productsSoFar(db: Database, firstId: number): Promise<number> {
  const [row] = await db
    .select({ count: count(), first: min(products.id), last: max(products.id) })
    .from(products)
  if (!row || row.first !== firstId || row.last !== firstId + row.count - 1) {
    throw new Error(
      "This catalogue is not the demo company's: its products are numbered otherwise.",
    )
  }
  return row.count
}

/**
 * Adds variants of the demo company's products up to `target` products, identical on every machine. Does nothing when
 * there are enough, and resumes after an interruption. Throws when the catalogue is not the demo company's.
 */
export async function growCatalogue(
  db: Database,
  target: number,
  onProgress: (count: number) => void = () => {},
): Promise<void> {
  const designs = { first: productId(0), count: (await readManifest()).products.length }
  const before = await productsSoFar(db, designs.first)
  for (let done = before; done < target; ) {
    const next = Math.min(target, done + batchSize)
    const batch = { from: productId(done), to: productId(next - 1) }
    await db.transaction((tx) => addVariants(tx, designs, batch))
    done = next
    onProgress(done)
  }
  // Index-only scans need the visibility map, which vacuum updates.
  if (before < target) await db.execute(sql`vacuum analyze`)
}
