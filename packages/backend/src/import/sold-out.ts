import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { isOneOf } from '@etalase/backend-kit/db/json-rows.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { importedProducts } from '@etalase/backend-kit/db/schema/imports.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { enterStock } from '@etalase/backend-kit/stores/stock-entries.ts'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { ImportReport } from '#import/import-report.ts'
import { writeCounts } from '#import/stock-rows.ts'
import type { WrittenProducts } from '#import/written-products.ts'

interface Target {
  report: ImportReport
  written: WrittenProducts
  isDryRun: boolean
}

const perTransaction = 1_000

function* slices<Value>(all: readonly Value[]): Generator<Value[]> {
  for (let start = 0; start < all.length; start += perTransaction)
    yield all.slice(start, start + perTransaction)
}

/**
 * Sizes in stock that the file has not named so far. A product's rows may be scattered, so sizes are only sold out
 * after the whole file: earlier, a size still to come would lose its pieces.
 */
export class UnlistedSizes {
  private readonly byProduct = new Map<number, string[]>()

  /** Notes a part of a known product: the sizes that it names, and others in stock. */
  note(productId: number, { named, others }: { named: string[]; others: string[] }): void {
    const known = this.byProduct.get(productId) ?? others
    const left = known.filter((code) => !named.includes(code))
    if (left.length === 0) this.byProduct.delete(productId)
    else this.byProduct.set(productId, left)
  }

  /** Sells out the sizes never named, and counts their products. A dry run only counts. */
  async sellOut(db: Database, { report, written, isDryRun }: Target): Promise<void> {
    for (const batch of slices([...this.byProduct])) {
      const sizes = batch.map(([id, codes]) =>
        and(eq(stock.productId, id), isOneOf(stock.sizeCode, codes)),
      )
      if (!isDryRun)
        await db.transaction((tx) =>
          sellOut(
            tx,
            or(...sizes),
            batch.map(([id]) => id),
          ),
        )
      for (const [id] of batch) report.count(id, 'updated', written.noteProduct(id, 'updated'))
    }
  }
}

/** Sells out stock rows of products and forgets the last import's hashes of them. */
async function sellOut(tx: Database, which: Parameters<typeof and>[0], ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(stock)
    .where(and(which, gt(stock.qty, 0)))
  await enterStock(tx, 'import')
  await writeCounts(
    tx,
    rows.map(({ productId, sizeCode, showroomId }) => ({
      productId,
      sizeCode,
      showroomId,
      fileQty: 0,
      isNow: true,
    })),
  )
  await tx.delete(importedProducts).where(isOneOf(importedProducts.productId, ids))
}

/** Sells out colours that the file's garments no longer have, and reports and counts them. A dry run sells out nothing. */
export async function sellOutColors(
  db: Database,
  { report, written, isDryRun }: Target,
): Promise<void> {
  for (const groups of slices([...written.groups])) {
    const inStock = sql`exists (select from ${stock} where ${stock.productId} = ${products.id} and ${stock.qty} > 0)`
    const all = await db
      .select({ id: products.id, code: products.code, colorName: products.colorName })
      .from(products)
      .where(and(isOneOf(products.styleCode, groups), inStock))
    const lost = all.filter(({ id }) => !written.isClaimed(id))
    if (lost.length === 0) continue
    const ids = lost.map(({ id }) => id)
    if (!isDryRun) await db.transaction((tx) => sellOut(tx, isOneOf(stock.productId, ids), ids))
    for (const { id, code, colorName } of lost) {
      report.noteLostColor(`${code} (${colorName ?? 'without a colour'})`)
      report.count(id, 'updated', undefined)
    }
  }
}
