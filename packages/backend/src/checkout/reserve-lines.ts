import type { linesToBuy } from '@etalase/backend-kit/cart/basket.ts'
import { outOfStock } from '@etalase/backend-kit/cart/out-of-stock.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { reserveStock, stockOf } from '@etalase/backend-kit/stores/stock-repository.ts'

export type CartLine = Awaited<ReturnType<typeof linesToBuy>>[number]

/** Order in which all transactions lock stock rows, to avoid deadlocks. */
const byStockKey = (a: CartLine, b: CartLine) =>
  a.item.productId - b.item.productId || (a.item.sizeCode < b.item.sizeCode ? -1 : 1)

/** A line whose pieces were reserved from stock. */
export interface ReservedLine extends CartLine {
  /** Pieces left in the showroom. */
  left: number
}

/**
 * Picks an order's lines from a basket. `seen` has the ids in the shopper's summary. Throws CART_EMPTY, and
 * CART_CHANGED when one of them is gone.
 */
function linesToOrder(lines: readonly CartLine[], seen: number[] | undefined): CartLine[] {
  const wanted = seen ? lines.filter((line) => seen.includes(line.item.id)) : [...lines]
  if (wanted.length === 0) throw badRequest('CART_EMPTY', messages().answers.cart.empty)
  if (seen && wanted.length < new Set(seen).size) {
    throw badRequest('CART_CHANGED', messages().answers.cart.changed)
  }
  return wanted.toSorted(byStockKey)
}

/**
 * Reserves the stock of lines in a showroom and returns those lines. `seen` has the ids in the shopper's summary: all
 * are reserved, or an error names product and size. Without `seen`, reserves the lines that the showroom can serve
 * (spec §4), at least one.
 */
export async function reserveLines(
  tx: Database,
  lines: readonly CartLine[],
  { showroomId, seen }: { showroomId: number; seen?: number[] | undefined },
): Promise<ReservedLine[]> {
  const wanted = linesToOrder(lines, seen)
  const reserved: ReservedLine[] = []
  for (const line of wanted) {
    const key = { productId: line.item.productId, sizeCode: line.item.sizeCode, showroomId }
    const left = await reserveStock(tx, key, line.item.qty)
    if (left !== null) reserved.push({ ...line, left })
    else if (seen || wanted.length === 1) {
      const sized = { productName: line.product.name, sizeName: line.sizeName }
      throw outOfStock(sized, await stockOf(tx, key))
    }
  }
  if (reserved.length === 0) throw badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
  return reserved
}
