import type { FastifyInstance } from 'fastify'
import { basketOf, linesToBuy } from '#backend/cart/cart-repository.ts'
import { badRequest, notFound } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { messages } from '#backend/messages/messages.ts'
import { listProductPromos, requirePromo } from '#backend/promos/promo-repository.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import { findShowroom, lineAvailability } from '#backend/stores/store-repository.ts'
import { splitByAvailability } from '#lib/rules/availability.ts'
import { rupiah, sum } from '#lib/rules/money.ts'

/** Bundle promos and promo codes. */
export default function promoRoutes(
  app: FastifyInstance,
  { context: { db, now }, limits: { limitPromos: limit } }: RouteOptions,
): void {
  registerEndpoint(app, 'GET promos', async () => ({
    product_promos: await listProductPromos(db, now()),
  }))

  registerEndpoint(app, 'POST checkout-promo-code', async (input, { request }) => {
    const { showroom_id: showroomId, promo_code } = input
    const basket = basketOf(input)
    await limit(request, basket.deviceId)
    if (!(await findShowroom(db, showroomId))) throw notFound(messages().answers.catalogue.noStore)
    const lines = (await linesToBuy(db, basket)).map(({ item, product }) => ({ ...item, product }))
    if (lines.length === 0) throw badRequest('CART_EMPTY', messages().answers.cart.empty)
    const { kept } = splitByAvailability(lines, await lineAvailability(db, basket, showroomId))
    return {
      promo: await requirePromo(db, promo_code, now()),
      total_purchase: sum(kept.map(({ qty, product }) => rupiah(qty * product.grandPrice))),
    }
  })
}
