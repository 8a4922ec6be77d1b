import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { listShowrooms } from '@etalase/backend-kit/stores/store-repository.ts'
import type { LineAvailability } from '@etalase/contract/rules/availability.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { and, eq, gt, or } from 'drizzle-orm'
import type { BoughtLine } from '#cart/engine-cart.ts'

/** Stock of each store for some lines. */
export class LineStock {
  readonly #lines: readonly BoughtLine[]
  readonly #pieces: ReadonlyMap<string, number>

  constructor(
    lines: readonly BoughtLine[],
    rows: readonly { productId: number; sizeCode: string; showroomId: number; qty: number }[],
  ) {
    this.#lines = lines
    this.#pieces = new Map(
      rows.map((row) => [`${row.showroomId} ${row.productId} ${row.sizeCode}`, row.qty]),
    )
  }

  /** Returns the pieces of each line, including 0. */
  of(showroomId: number): LineAvailability[] {
    return this.#lines.map(({ id, productId, sizeCode }) => ({
      id,
      qty: this.#pieces.get(`${showroomId} ${productId} ${sizeCode}`) ?? 0,
    }))
  }

  /** Returns the lines that a store can serve in full. */
  served(showroomId: number): BoughtLine[] {
    const has = new Map(this.of(showroomId).map(({ id, qty }) => [id, qty]))
    return this.#lines.filter(({ id, qty }) => (has.get(id) ?? 0) >= qty)
  }
}

export async function stockOfLines(db: Database, lines: readonly BoughtLine[]): Promise<LineStock> {
  if (lines.length === 0) return new LineStock([], [])
  const isWanted = or(
    ...lines.map(({ productId, sizeCode }) =>
      and(eq(stock.productId, productId), eq(stock.sizeCode, sizeCode)),
    ),
  )
  const rows = await db
    .select()
    .from(stock)
    .where(and(isWanted, gt(stock.qty, 0)))
  return new LineStock(lines, rows)
}

/** Lists the stores that can serve at least one line: most lines first, then by name. */
export async function storesServing(db: Database, pieces: LineStock): Promise<Showroom[]> {
  const lines = ({ id }: Showroom) => pieces.served(id).length
  return (await listShowrooms(db))
    .filter((store) => lines(store) > 0)
    .toSorted((a, b) => lines(b) - lines(a))
}
