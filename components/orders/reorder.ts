import type { Cart } from '@etalase/contract/cart.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { addAllToCart } from '#components/cart/add-all-to-cart.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorMessage } from '#lib/api/failure.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { colon } from '#messages/language.ts'
import { ordersMessages } from '#messages/orders.ts'

/** The result of reordering. */
export interface ReorderResult {
  /** Whether all lines, some or none were added to the cart. */
  extent: 'all' | 'some' | 'none'
  /** A text for each line that could not be added, with the reason. */
  failed: string[]
  /** A text for each line whose price has changed. */
  changed: string[]
}

function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'NOT_FOUND') return ordersMessages.gone
  return code === 'OUT_OF_STOCK' ? cartMessages.failedOutOfStock : errorMessage(error)
}

const nameOf = (line: OrderLine) => cartMessages.sized(line.product_name, line)

const sizedPieces = ({ product_detail, size_code, qty }: OrderLine) => ({
  product_detail_id: product_detail.id,
  size: size_code,
  qty,
})

/** Returns the price paid per piece, in whole rupiah. */
const paidPrice = ({ subtotal, qty }: OrderLine) => Math.round(subtotal / qty)

/** Returns a text for each line whose unit price in the cart differs from the paid one. */
function changedPrices(lines: readonly OrderLine[], { cart_items }: Cart): string[] {
  return lines.flatMap((line) => {
    const { id } = line.product_detail
    const item = cart_items.find(
      ({ product_detail_id, size_code }) =>
        product_detail_id === id && size_code === line.size_code,
    )
    const price = item?.product_detail.net_price
    if (price === undefined || price === paidPrice(line)) return []
    const [before, now] = [formatRupiah(rupiah(paidPrice(line))), formatRupiah(price)]
    return [`${nameOf(line)}${colon}${ordersMessages.priceChanged(before, now)}`]
  })
}

/** Fetches the cart after the adds; empty after a failure, so that no price change is reported. */
const freshCart = () =>
  queryClient()
    .fetchQuery(cartQuery())
    .catch((): Cart => ({ cart_items: [] }))

/** Adds an order's lines to the cart again. */
export async function reorder(lines: readonly OrderLine[]): Promise<ReorderResult> {
  const failures = await addAllToCart(lines.map(sizedPieces))
  const added = lines.filter((_, index) => !failures[index])
  const changed = added.length > 0 ? changedPrices(added, await freshCart()) : []
  const failed = lines.flatMap((line, index) => {
    const failure = failures[index]
    return failure ? [`${nameOf(line)}${colon}${reasonOf(failure)}`] : []
  })
  if (failed.length === 0) return { extent: 'all', failed, changed }
  return { extent: failed.length < lines.length ? 'some' : 'none', failed, changed }
}
