import 'server-only'
import type { z } from 'zod'
import type { Caller } from '#lib/api/backend.ts'
import { placeOrder, placeOrderCall } from '#lib/api/place-order.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import type { orderBody } from '#lib/contract/checkout.ts'
import { refuseQueuedOrder } from '#lib/gateway/refuse-queued.ts'

type OrderBody = z.output<typeof orderBody>

/**
 * The order with the lines that were checked: a line that joins the cart meanwhile is not ordered with them. Where a line that
 * the shopper saw was not there to be checked, no line is ordered; a repeated key finds its order all the same.
 */
function onlyOf(checked: readonly CartItem[], body: OrderBody): OrderBody {
  const ids = checked.map(({ id }) => id)
  const seen = body.cart_item_ids ?? ids
  return { ...body, cart_item_ids: seen.every((id) => ids.includes(id)) ? seen : [] }
}

/**
 * Places an order of what the queue of a sale lets its device buy: what was checked is what the backend orders, or it refuses,
 * in the transaction that orders. Throws ApiError, `refused` with QUEUED for what the device has to wait for.
 */
export async function placeCheckedOrder(
  request: Request,
  body: OrderBody,
  caller: Caller & { deviceId: string },
) {
  const buyer = { ...caller, buyNow: body.buy_now ?? null }
  const checked = await refuseQueuedOrder(request, placeOrderCall, buyer)
  return placeOrder({ body: checked ? onlyOf(checked, body) : body }, caller)
}
