import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { isOneOf } from '@etalase/backend-kit/db/json-rows.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { importedProducts } from '@etalase/backend-kit/db/schema/imports.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'

/** Hash of what a garment says about a product; null where one part of it is not enough, or not all is written yet. */
export interface ProductHash {
  id: number
  hash: string | null
}

/** Stores the hashes of compared products, so that unchanged ones are skipped next time. */
export async function writeHashes(tx: Database, hashes: readonly ProductHash[]): Promise<void> {
  const outdated = hashes.filter(({ hash }) => hash === null).map(({ id }) => id)
  if (outdated.length > 0)
    await tx.delete(importedProducts).where(isOneOf(importedProducts.productId, outdated))
  const given = JSON.stringify(hashes.filter(({ hash }) => hash !== null))
  // A subquery by primary key, because a join would read the whole table for each batch.
  await tx.execute(sql`insert into ${importedProducts} (product_id, hash, product_updated_at)
    select given.id, given.hash, (select updated_at from ${products} where id = given.id)
    from json_to_recordset(${given}::text::json) as given(id int, hash text)
    on conflict (product_id) do update set hash = excluded.hash, product_updated_at = excluded.product_updated_at`)
}

/** Counts the sizes of unchanged products with fewer pieces than the file says. */
export const countFewer = (
  tx: Database,
  ids: readonly number[],
  showroomId: number,
): Promise<number> =>
  tx.$count(
    stock,
    and(
      isOneOf(stock.productId, ids),
      eq(stock.showroomId, showroomId),
      gt(stock.fileQty, 0),
      lt(stock.qty, stock.fileQty),
    ),
  )
