import { addAllToCart } from '#components/cart/add-all-to-cart.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorWords } from '#lib/api/error-words.ts'
import type { OrderLine } from '#lib/contract/order.ts'
import * as words from '#lib/messages/words.ts'

/** The result of ordering the same lines again. */
export interface ReorderResult {
  /** Whether all lines, some or none were added to the cart. */
  extent: 'all' | 'some' | 'none'
  /** The lines that were not added, each with the reason, as texts. */
  failed: string[]
}

function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'NOT_FOUND') return words.orders.gone
  return code === 'OUT_OF_STOCK' ? words.cart.failedOutOfStock : errorWords(error)
}

const nameOf = (line: OrderLine) => words.cart.sized(line.product_name, line.size_code)

const sizedPieces = ({ product_detail, size_code, qty }: OrderLine) => ({
  product_detail_id: product_detail.id,
  size: size_code,
  qty,
})

/** Puts the lines of an order into the cart again. */
export async function reorder(lines: readonly OrderLine[]): Promise<ReorderResult> {
  const failures = await addAllToCart(lines.map(sizedPieces))
  const failed = lines.flatMap((line, index) => {
    const failure = failures[index]
    return failure ? [`${nameOf(line)}: ${reasonOf(failure)}`] : []
  })
  if (failed.length === 0) return { extent: 'all', failed }
  return { extent: failed.length < lines.length ? 'some' : 'none', failed }
}
