import { sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { stock } from '#backend/db/schema/stores.ts'
import type { Garment } from '#backend/import/garment.ts'

export type StockRow = typeof stock.$inferSelect

/** Where pieces of a file go, and how many there are of what is in stock without a number. */
export interface StockRules {
  showroomId: number
  assumedQty: number
}

type Sized = Garment['sizes'][number]

/** The rows of a size that change. What is in stock without a number stays as it is, if some showroom has it. */
function changesOfSize(
  { isAvailable, qty }: Sized,
  rows: readonly StockRow[],
  key: Pick<StockRow, 'productId' | 'sizeCode'>,
  { showroomId, assumedQty }: StockRules,
): StockRow[] {
  if (!isAvailable) return rows.filter((row) => row.qty > 0).map((row) => ({ ...row, qty: 0 }))
  const own = rows.find((row) => row.showroomId === showroomId)
  if (qty === null && rows.some((row) => row.qty > 0)) return []
  const wanted = qty ?? assumedQty
  return own?.qty === wanted ? [] : [{ ...key, showroomId, qty: wanted }]
}

/** What changes of a product's stock, by the codes of its sizes in the catalogue. */
export const stockChanges = (
  productId: number,
  sizes: ReadonlyMap<string, Sized>,
  known: readonly StockRow[],
  rules: StockRules,
): StockRow[] =>
  [...sizes].flatMap(([sizeCode, size]) => {
    const rows = known.filter((row) => row.sizeCode === sizeCode)
    return changesOfSize(size, rows, { productId, sizeCode }, rules)
  })

/** The stock of a product in sizes that are not named. */
export const unlistedStock = (
  sizes: ReadonlyMap<string, Sized>,
  known: readonly StockRow[],
): StockRow[] => known.filter((row) => !sizes.has(row.sizeCode) && row.qty > 0)

const rowsPerStatement = 1_000

/** In the order of the key, size codes by their bytes as in collation "C": two imports, or an import and an order, wait for each other and never in a ring. */
const byKey = (a: StockRow, b: StockRow) =>
  a.productId - b.productId ||
  Buffer.compare(Buffer.from(a.sizeCode), Buffer.from(b.sizeCode)) ||
  a.showroomId - b.showroomId

export async function writeStock(tx: Database, rows: readonly StockRow[]): Promise<void> {
  const sorted = rows.toSorted(byKey)
  for (let start = 0; start < sorted.length; start += rowsPerStatement)
    await tx
      .insert(stock)
      .values(sorted.slice(start, start + rowsPerStatement))
      .onConflictDoUpdate({
        target: [stock.productId, stock.sizeCode, stock.showroomId],
        set: { qty: sql`excluded.qty` },
      })
}
