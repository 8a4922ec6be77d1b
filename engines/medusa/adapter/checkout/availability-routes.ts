import { badRequest, notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import type { PromoLimit } from '#backend/promos/promo-limit.ts'
import { findShowroom, groupByRegion } from '#backend/stores/store-repository.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { findCart } from '#engines/medusa/adapter/cart/engine-cart.ts'
import { stockOfLines, storesServing } from '#engines/medusa/adapter/cart/line-stock.ts'
import { withProducts } from '#engines/medusa/adapter/cart/shown-lines.ts'
import { findPromo } from '#engines/medusa/adapter/checkout/promo.ts'
import { tariffsFor } from '#engines/medusa/adapter/checkout/tariffs.ts'
import type { AnswerCall } from '#engines/medusa/adapter/http/answer-call.ts'
import { rupiah, sum } from '#lib/rules/money.ts'

const emptyCart = () => badRequest('CART_EMPTY', messages().answers.cart.empty)

/** How the cart of a device can be bought: which store has what, what couriers and promo codes make of it. */
export function availabilityRoutes(
  answer: AnswerCall,
  adapter: Adapter,
  limitPromos: PromoLimit,
): void {
  const { db } = adapter.model

  answer('POST checkout', async ({ local_device_id }) => {
    const { lines } = await findCart(adapter, local_device_id)
    if (lines.length === 0) throw emptyCart()
    const pieces = await stockOfLines(db, lines)
    const stores = await storesServing(db, pieces)
    const hubs = stores.filter((store) => store.is_hub)
    return {
      available_on_store: stores.length > 0,
      available_stores: stores,
      available_stores_by_region: await groupByRegion(db, stores),
      available_online: hubs.length > 0,
      available_stores_online: hubs,
      available_stores_by_region_online: await groupByRegion(db, hubs),
      available_stores_stock: stores.map(({ id }) => ({
        showroom_id: id,
        cart_items_availability: pieces.of(id),
      })),
      has_whatsapp_updates: adapter.updates ? 1 : 0,
      payment_channels: adapter.payment.channels.map(({ label, kind }) => ({ name: label, kind })),
    }
  })

  answer('POST check-showroom-stock-availability', async ({ local_device_id, showroom_id }) => {
    const { lines } = await findCart(adapter, local_device_id)
    return { cart_items_availability: (await stockOfLines(db, lines)).of(showroom_id) }
  })

  answer('POST checkout-shipping', async ({ local_device_id, showroom_id, subdistrict_id }) => {
    const { lines } = await findCart(adapter, local_device_id)
    const kept = (await stockOfLines(db, lines)).served(showroom_id)
    if (kept.length === 0) throw badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
    const parcel = { hubId: showroom_id, subdistrictId: subdistrict_id, lines: kept }
    return { couriers: await tariffsFor(adapter, parcel) }
  })

  answer('POST checkout-promo-code', async (input, { request }) => {
    const { local_device_id, showroom_id, promo_code } = input
    await limitPromos(request, local_device_id)
    if (!(await findShowroom(db, showroom_id))) throw notFound(messages().answers.catalogue.noStore)
    const { lines } = await findCart(adapter, local_device_id)
    if (lines.length === 0) throw emptyCart()
    const kept = await withProducts(db, (await stockOfLines(db, lines)).served(showroom_id))
    return {
      promo: await findPromo(adapter, promo_code),
      total_purchase: sum(kept.map(({ qty, product }) => rupiah(qty * product.grandPrice))),
    }
  })
}
