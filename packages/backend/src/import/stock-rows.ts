import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { insertRows } from '@etalase/backend-kit/db/json-rows.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { GarmentSize } from '#import/garment.ts'

export type StockRow = typeof stock.$inferSelect

/** Where the file's pieces go, and how its quantities are read. */
export interface StockRules {
  showroomId: number
  /** Pieces of sizes in stock without a number. */
  assumedQty: number
  /** Treats each number as a new count of current stock. */
  isCount: boolean
}

/** A quantity to write. */
export interface StockCount {
  productId: number
  sizeCode: string
  showroomId: number
  /** The file's quantity. */
  fileQty: number
  /** Whether it is the current stock, so no earlier sales are subtracted. */
  isNow: boolean
}

export interface StockChanges {
  counts: StockCount[]
  /** Whether pieces change. A quantity is also recorded where they don't. */
  isChanged: boolean
  /** Quantities left alone because they equal the last import's, though fewer pieces are left. */
  kept: number
}

const soldOut = ({ productId, sizeCode, showroomId }: StockRow): StockCount => ({
  productId,
  sizeCode,
  showroomId,
  fileQty: 0,
  isNow: true,
})

/** Returns a size's quantity in the file; null if in stock without a number while pieces exist or were sold since the last import. */
function numberOf(
  { qty }: GarmentSize,
  rows: readonly StockRow[],
  { showroomId, ...rules }: StockRules,
) {
  if (qty !== null) return qty
  const own = rows.find((row) => row.showroomId === showroomId)
  if (rows.some((row) => row.qty > 0)) return null
  return !rules.isCount && own?.fileQty ? null : rules.assumedQty
}

function changesOfSize(
  size: GarmentSize,
  rows: readonly StockRow[],
  key: Pick<StockRow, 'productId' | 'sizeCode'>,
  rules: StockRules,
): StockChanges {
  const { showroomId, isCount } = rules
  if (!size.isAvailable) {
    const counts = rows.filter((row) => row.qty > 0 || row.fileQty).map(soldOut)
    return { counts, isChanged: rows.some((row) => row.qty > 0), kept: 0 }
  }
  const own = rows.find((row) => row.showroomId === showroomId)
  const fileQty = numberOf(size, rows, rules)
  const isKnown = fileQty === null || (own?.fileQty === fileQty && !isCount)
  if (isKnown) {
    const isLess = own !== undefined && own.qty < (fileQty ?? own.fileQty ?? 0)
    return { counts: [], isChanged: false, kept: isLess ? 1 : 0 }
  }
  const isNow = isCount || (own?.fileQty ?? null) === null
  const isChanged = !(isNow && own?.qty === fileQty)
  return { counts: [{ ...key, showroomId, fileQty, isNow }], isChanged, kept: 0 }
}

/** Returns the changes to a product's stock, by size code in the catalogue. */
export function stockChanges(
  productId: number,
  sizes: ReadonlyMap<string, GarmentSize>,
  known: readonly StockRow[],
  rules: StockRules,
): StockChanges {
  const rowsOf = Map.groupBy(known, ({ sizeCode }) => sizeCode)
  const changes = [...sizes].map(([sizeCode, size]) =>
    changesOfSize(size, rowsOf.get(sizeCode) ?? [], { productId, sizeCode }, rules),
  )
  return {
    counts: changes.flatMap(({ counts }) => counts),
    isChanged: changes.some(({ isChanged }) => isChanged),
    kept: changes.reduce((sum, { kept }) => sum + kept, 0),
  }
}

/** Returns a product's stock in sizes that the file does not name. */
export const unlistedStock = (
  sizes: ReadonlyMap<string, GarmentSize>,
  known: readonly StockRow[],
): StockRow[] => known.filter((row) => !sizes.has(row.sizeCode) && row.qty > 0)

/** By how much stock was raised. */
export interface Raised {
  pieces: number
  sizes: number
}

const keyOf = ({ productId, sizeCode, showroomId }: Omit<StockCount, 'fileQty' | 'isNow'>) =>
  `${productId} ${showroomId} ${sizeCode}`

/** Locks rows in key order, with size codes in byte order, so that imports and orders can't deadlock. */
async function lockRows(tx: Database, counts: readonly StockCount[]) {
  const given = sql`json_to_recordset(${JSON.stringify(counts)}::text::json) as given("productId" int, "sizeCode" text, "showroomId" int)`
  const rows = await tx
    .select(getTableColumns(stock))
    .from(stock)
    .innerJoin(
      given,
      sql`${stock.productId} = "productId" and ${stock.sizeCode} = "sizeCode" and ${stock.showroomId} = "showroomId"`,
    )
    .orderBy(asc(stock.productId), sql`${stock.sizeCode} collate "C"`, asc(stock.showroomId))
    .for('update', { of: stock })
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** Returns the pieces of a new quantity, minus what was sold since the last one. */
function piecesOf({ fileQty, isNow }: StockCount, before: StockRow | undefined): number {
  if (isNow || !before || before.fileLeft === null) return fileQty
  return Math.max(0, fileQty - Math.max(0, before.fileLeft - before.qty))
}

/** Writes quantities, net of sales until now. Returns by how much the stock of existing rows was raised. */
export async function writeCounts(tx: Database, counts: readonly StockCount[]): Promise<Raised> {
  const raised = { pieces: 0, sizes: 0 }
  if (counts.length === 0) return raised
  const known = await lockRows(tx, counts)
  const rows = counts.map((count) => {
    const { isNow: _, ...row } = count
    const before = known.get(keyOf(count))
    const qty = piecesOf(count, before)
    if (before && qty > before.qty) {
      raised.pieces += qty - before.qty
      raised.sizes++
    }
    return { ...row, qty, fileLeft: qty }
  })
  await tx.execute(
    sql`${insertRows(stock, rows)} on conflict (product_id, size_code, showroom_id) do update
      set qty = excluded.qty, file_qty = excluded.file_qty, file_left = excluded.file_left`,
  )
  return raised
}
