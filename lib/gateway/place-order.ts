import 'server-only'
import type { CartItem } from '@etalase/contract/cart.ts'
import { orderBody } from '@etalase/contract/checkout.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import type { z } from 'zod'
import { mayHaveHappened } from '#lib/api/failure.ts'
import { placeOrder, placeOrderCall } from '#lib/api/place-order.ts'
import { refuseQueuedOrder } from '#lib/gateway/in-turn.ts'
import { parseBody } from '#lib/gateway/read-input.ts'
import { respondWithData } from '#lib/gateway/respond.ts'
import { extractToken } from '#lib/gateway/send-form.ts'
import type { CallHandlers, ShopperCaller, Visit } from '#lib/gateway/visit.ts'
import { keepKnown, orderName } from '#lib/session/known-cookie.ts'
import { dropSealedDraft } from '#lib/session/sealed-draft-cookies.ts'

type OrderBody = z.output<typeof orderBody>

/**
 * Restricts the order to the checked lines, so a line added to the cart meanwhile is not ordered. If a line that the
 * shopper saw was missing from the check, nothing is ordered; a repeated key still finds its order.
 */
function onlyOf(checked: readonly CartItem[], body: OrderBody): OrderBody {
  const ids = checked.map(({ id }) => id)
  const seen = body.cart_item_ids ?? ids
  return { ...body, cart_item_ids: seen.every((id) => ids.includes(id)) ? seen : [] }
}

/**
 * Places an order of items that the sale's queue lets its device buy. The backend orders exactly what was checked, or
 * refuses, in one transaction. Then the browser knows the order, and the checkout draft is dropped here: the browser
 * leaves for the payment provider at once and may never ask for that itself. The buyer stays, for a repeated order.
 * Throws ApiError, `refused` with QUEUED for items that the device has to wait for.
 */
export async function placeVisitOrder(
  { request, cookies }: Visit,
  given: unknown,
  caller: ShopperCaller,
) {
  const body = parseBody(placeOrderCall, orderBody, given)
  const buyer = { ...caller, buyNow: body.buy_now ?? null }
  const checked = await refuseQueuedOrder(request, placeOrderCall, buyer)
  const placed = await placeOrder({ body: checked ? onlyOf(checked, body) : body }, caller)
  const name = orderName(orderNumber(handOffOfPlaced(placed).trxRef))
  await keepKnown(cookies, { name, token: placed.order_token ?? undefined })
  dropSealedDraft(cookies, 'checkout-draft')
  return placed
}

/** Places orders for scripts. After a refusal there is nothing to repeat: the buyer is dropped, and the draft stays. */
export const orderCallHandlers: CallHandlers = {
  [placeOrderCall]: {
    handle: async (visit) =>
      respondWithData(extractToken(await placeVisitOrder(visit, visit.given, visit.caller)).data),
    refuse: ({ cookies }, { error }) => {
      if (!mayHaveHappened(error)) dropSealedDraft(cookies, 'pending-order')
      return null
    },
  },
}
