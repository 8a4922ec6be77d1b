import type { Database } from '#backend/db/connection.ts'
import type { ImportReport } from '#backend/import/import-report.ts'
import { type StockRow, writeStock } from '#backend/import/stock-rows.ts'
import type { WrittenProducts } from '#backend/import/written-products.ts'

interface Unlisted {
  key: string
  rows: StockRow[]
}

const rowsPerTransaction = 1_000

/**
 * Stock of sizes that the file has not named yet. Rows of a product may stand far apart, so its other sizes are sold out
 * when the whole file was read: before, one that comes later would lose its pieces.
 */
export class UnlistedSizes {
  private readonly byProduct = new Map<number, Unlisted>()

  /** Notes what a part of a known product says: the sizes that it names are sold, and `rows` are of none that it names. */
  note(
    productId: number,
    key: string,
    { named, rows }: { named: string[]; rows: StockRow[] },
  ): void {
    const known = this.byProduct.get(productId)
    const left = (known?.rows ?? rows).filter(({ sizeCode }) => !named.includes(sizeCode))
    if (left.length === 0) this.byProduct.delete(productId)
    else this.byProduct.set(productId, { key, rows: left })
  }

  /** Sells out what the file has never named, and counts its products. A dry run only counts. */
  async sellOut(
    db: Database,
    {
      report,
      written,
      isDryRun,
    }: { report: ImportReport; written: WrittenProducts; isDryRun: boolean },
  ): Promise<void> {
    const rows = [...this.byProduct.values()].flatMap((unlisted) => unlisted.rows)
    for (let start = 0; start < rows.length && !isDryRun; start += rowsPerTransaction) {
      const batch = rows.slice(start, start + rowsPerTransaction)
      await db.transaction((tx) =>
        writeStock(
          tx,
          batch.map((row) => ({ ...row, qty: 0 })),
        ),
      )
    }
    for (const [id, { key }] of this.byProduct)
      report.count(id, 'updated', written.note(key, 'updated'))
  }
}
