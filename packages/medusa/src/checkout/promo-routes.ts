import { type Basket, basketOf } from '@etalase/backend-kit/cart/basket.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import {
  leastTotal,
  leavesPayable,
  leavesTooLittle,
} from '@etalase/backend-kit/promos/payable-promo.ts'
import type { PromoLimit } from '@etalase/backend-kit/promos/promo-limit.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import type { Adapter } from '#adapter.ts'
import { linesToBuy } from '#cart/basket.ts'
import type { BoughtLine } from '#cart/engine-cart.ts'
import { stockOfLines } from '#cart/line-stock.ts'
import { worthOf } from '#cart/shown-lines.ts'
import { findPromo, offeredPromos } from '#checkout/promo.ts'
import type { AnswerCall } from '#http/answer-call.ts'

/** Returns the lines of a basket that a store can serve. Throws NOT_FOUND for an unknown store, and CART_EMPTY. */
async function keptLines(
  adapter: Adapter,
  basket: Basket,
  showroomId: number,
): Promise<BoughtLine[]> {
  const { db } = adapter.model
  const { catalogue, cart } = messages().answers
  if (!(await findShowroom(db, showroomId))) throw notFound(catalogue.noStore)
  const lines = await linesToBuy(adapter, basket)
  if (lines.length === 0) throw badRequest('CART_EMPTY', cart.empty)
  return (await stockOfLines(db, lines)).served(showroomId)
}

/** Registers promo codes: one that the shopper types, and those that the checkout offers. */
export function promoRoutes(answer: AnswerCall, adapter: Adapter, limit: PromoLimit): void {
  answer('POST checkout-promo-code', async (input, { request }) => {
    const basket = basketOf(input)
    await limit(request, basket.deviceId)
    const kept = await keptLines(adapter, basket, input.showroom_id)
    const subtotal = await worthOf(adapter.model.db, kept)
    const promo = await findPromo(adapter, input.promo_code)
    const minimum = leastTotal(adapter.paymentMinimum, input.payment_way)
    const amounts = { subtotal, shippingCost: input.shipping_cost, minimum }
    if (!leavesPayable(promo, amounts)) throw leavesTooLittle(minimum)
    return { promo, total_purchase: subtotal }
  })

  answer('POST promo-offers', async (input) => {
    const kept = await keptLines(adapter, basketOf(input), input.showroom_id)
    const subtotal = await worthOf(adapter.model.db, kept)
    const minimum = leastTotal(adapter.paymentMinimum, input.payment_way)
    const amounts = { subtotal, shippingCost: input.shipping_cost, minimum }
    const promos = await offeredPromos(adapter)
    return { promos: promos.filter((promo) => leavesPayable(promo, amounts)) }
  })
}
