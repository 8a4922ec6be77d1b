import { cartLines } from '#backend/cart/cart-repository.ts'
import { beyondStock } from '#backend/cart/stock-words.ts'
import type { Database } from '#backend/db/connection.ts'
import { refuse } from '#backend/http/refusal.ts'
import { stockOf, takeStock } from '#backend/stores/stock-repository.ts'

export type CartLine = Awaited<ReturnType<typeof cartLines>>[number]

/** One order for all writers: transactions that take the same stock must not wait for each other in a ring. */
const byStockKey = (a: CartLine, b: CartLine) =>
  a.item.productId - b.item.productId || (a.item.sizeCode < b.item.sizeCode ? -1 : 1)

async function linesToOrder(
  tx: Database,
  deviceId: string,
  seen: number[] | undefined,
): Promise<CartLine[]> {
  const lines = await cartLines(tx, deviceId)
  const wanted = seen ? lines.filter((line) => seen.includes(line.item.id)) : lines
  if (wanted.length === 0) throw refuse('CART_EMPTY', 'Your cart is empty')
  if (seen && wanted.length < new Set(seen).size) {
    throw refuse('CART_CHANGED', 'Your cart has changed. Please check it before you pay.')
  }
  return wanted.toSorted(byStockKey)
}

/**
 * Takes the stock of a device's cart lines from a showroom and gives the lines it took.
 * With `seen`, the lines of the summary the shopper saw, all of them or a refusal that names
 * product and size; without, whatever the showroom can serve (spec §4), but at least one.
 */
export async function takeLines(
  tx: Database,
  {
    deviceId,
    showroomId,
    seen,
  }: { deviceId: string; showroomId: number; seen?: number[] | undefined },
): Promise<CartLine[]> {
  const wanted = await linesToOrder(tx, deviceId, seen)
  const taken: CartLine[] = []
  for (const line of wanted) {
    const key = { productId: line.item.productId, sizeCode: line.item.sizeCode, showroomId }
    if (await takeStock(tx, key, line.item.qty)) taken.push(line)
    else if (seen || wanted.length === 1) {
      const sized = { productName: line.product.name, sizeName: line.sizeName }
      throw beyondStock(sized, await stockOf(tx, key))
    }
  }
  if (taken.length === 0) throw refuse('OUT_OF_STOCK', 'This store has none of your items.')
  return taken
}
