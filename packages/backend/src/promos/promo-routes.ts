import { type Basket, basketOf, linesToBuy } from '@etalase/backend-kit/cart/basket.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import {
  leastTotal,
  leavesPayable,
  leavesTooLittle,
} from '@etalase/backend-kit/promos/payable-promo.ts'
import {
  listProductPromos,
  offeredPromos,
  requirePromo,
} from '@etalase/backend-kit/promos/promo-repository.ts'
import { lineAvailability } from '@etalase/backend-kit/stores/basket-stock.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { splitByAvailability } from '@etalase/contract/rules/availability.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import type { FastifyInstance } from 'fastify'
import type { RouteOptions } from '#route-options.ts'

/** Returns the total of lines, in whole rupiah. */
const worthOf = (lines: readonly { qty: number; product: { grandPrice: Rupiah } }[]) =>
  sum(lines.map(({ qty, product }) => rupiah(qty * product.grandPrice)))

/** Registers bundle promos and promo codes. */
export default function promoRoutes(
  app: FastifyInstance,
  { context, limits: { limitPromos: limit } }: RouteOptions,
): void {
  const { db, now } = context

  registerEndpoint(app, 'GET promos', async () => ({
    product_promos: await listProductPromos(db, now()),
  }))

  /** Loads the basket lines that a store can serve. Throws NOT_FOUND for an unknown store, and CART_EMPTY. */
  const keptLines = async (basket: Basket, showroomId: number) => {
    const [showroom, bought, availability] = await Promise.all([
      findShowroom(db, showroomId),
      linesToBuy(db, basket),
      lineAvailability(db, basket, showroomId),
    ])
    if (!showroom) throw notFound(messages().answers.catalogue.noStore)
    const lines = bought.map(({ item, product }) => ({ ...item, product }))
    if (lines.length === 0) throw badRequest('CART_EMPTY', messages().answers.cart.empty)
    return splitByAvailability(lines, availability).kept
  }

  registerEndpoint(app, 'POST checkout-promo-code', async (input, { request }) => {
    const basket = basketOf(input)
    await limit(request, basket.deviceId)
    const subtotal = worthOf(await keptLines(basket, input.showroom_id))
    const promo = await requirePromo(db, input.promo_code, now())
    const minimum = leastTotal(context.paymentMinimum, input.payment_way)
    const amounts = { subtotal, shippingCost: input.shipping_cost, minimum }
    if (!leavesPayable(promo, amounts)) throw leavesTooLittle(minimum)
    return { promo, total_purchase: subtotal }
  })

  registerEndpoint(app, 'POST promo-offers', async (input) => {
    const [kept, promos] = await Promise.all([
      keptLines(basketOf(input), input.showroom_id),
      offeredPromos(db, now()),
    ])
    const subtotal = worthOf(kept)
    const minimum = leastTotal(context.paymentMinimum, input.payment_way)
    const amounts = { subtotal, shippingCost: input.shipping_cost, minimum }
    return { promos: promos.filter((promo) => leavesPayable(promo, amounts)) }
  })
}
