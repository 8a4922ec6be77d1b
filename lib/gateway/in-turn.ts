import 'server-only'
import type { z } from 'zod'
import { ApiError } from '#lib/api/api-error.ts'
import type { Caller } from '#lib/api/backend.ts'
import { fetchBought } from '#lib/api/cart.ts'
import { getProduct } from '#lib/api/catalogue.ts'
import type { Buyer } from '#lib/api/checkout.ts'
import { placeOrder, placeOrderCall } from '#lib/api/place-order.ts'
import { queueHeaders } from '#lib/config/queue.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import type { orderBody } from '#lib/contract/checkout.ts'
import { waitingMessages } from '#messages/waiting.ts'

/** The addresses by which a sale can cover a product: its own, and those of the lists of its categories. */
async function addressesOf(id: number): Promise<string[]> {
  const place = (await getProduct(id))?.category_sub
  return [
    `/product/${id}`,
    ...(place
      ? [`/products?category_sub_id=${place.id}`, `/products?category_id=${place.category.id}`]
      : []),
  ]
}

/**
 * Keeps a product of a sale out of the cart of a device whose turn it is not, where the sale covers a part of the shop alone.
 * Throws ApiError `refused` with QUEUED.
 */
export async function refuseQueued(request: Request, call: string, productId: number) {
  const covered = request.headers.get(queueHeaders.barred)?.split(' ')
  if (!covered) return
  const addresses = await addressesOf(productId)
  if (!addresses.some((address) => covered.includes(address))) return
  const shopperMessage = waitingMessages.refusal
  throw new ApiError({ kind: 'refused', call, status: 429, code: 'QUEUED', shopperMessage })
}

/**
 * Keeps a device whose turn it is not from ordering what a sale covers, also when it was in the cart before. Gives the lines of
 * the cart as it was checked, or null where all may be ordered: no sale bars the device, or it buys one product in the cart's
 * place. Throws ApiError `refused` with QUEUED.
 */
export async function refuseQueuedOrder(
  request: Request,
  call: string,
  buyer: Buyer,
): Promise<readonly CartItem[] | null> {
  if (!request.headers.has(queueHeaders.barred)) return null
  const { cart_items } = await fetchBought(buyer.buyNow ?? null, buyer)
  for (const id of new Set(cart_items.map((line) => line.product_detail_id)))
    await refuseQueued(request, call, id)
  return buyer.buyNow ? null : cart_items
}

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
