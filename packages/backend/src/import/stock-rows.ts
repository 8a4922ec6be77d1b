import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { insertRows } from '@etalase/backend-kit/db/json-rows.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { GarmentSize } from '#import/garment.ts'

export type StockRow = typeof stock.$inferSelect

/** Where pieces of a file go, and how its numbers are read. */
export interface StockRules {
  showroomId: number
  /** Pieces of what is in stock without a number. */
  assumedQty: number
  /** Takes each number as a new count of what is there now. */
  isCount: boolean
}

/** A number of the file that is taken up. */
export interface StockCount {
  productId: number
  sizeCode: string
  showroomId: number
  /** What the file says. */
  fileQty: number
  /** Of what is there now: nothing that was sold before is subtracted. */
  isNow: boolean
}

export interface StockChanges {
  counts: StockCount[]
  /** Whether pieces change: a number is also noted where they stay. */
  isChanged: boolean
  /** Numbers that were left alone, since they are those of the last import, though fewer pieces are left. */
  kept: number
}

const soldOut = ({ productId, sizeCode, showroomId }: StockRow): StockCount => ({
  productId,
  sizeCode,
  showroomId,
  fileQty: 0,
  isNow: true,
})

/** The number of a size in the file; null where it is in stock without one, and has pieces or was sold since the last import. */
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

/** What changes of a product's stock, by the codes of its sizes in the catalogue. */
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

/** The stock of a product in sizes that are not named. */
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

/** Locks rows in the order of the key, size codes by their bytes: two imports, or an import and an order, wait for each other and never in a ring. */
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

/** The pieces of a new number: what was sold since the last one is subtracted. */
function piecesOf({ fileQty, isNow }: StockCount, before: StockRow | undefined): number {
  if (isNow || !before || before.fileLeft === null) return fileQty
  return Math.max(0, fileQty - Math.max(0, before.fileLeft - before.qty))
}

/** Takes numbers up, with what is sold until then; returns by how much that raised the stock of sizes that had a row before. */
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
