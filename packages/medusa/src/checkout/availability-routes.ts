import { basketOf } from '@etalase/backend-kit/cart/basket.ts'
import { toChannelDtos } from '@etalase/backend-kit/cash/payment-way.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { groupByRegion } from '@etalase/backend-kit/stores/store-repository.ts'
import type { Adapter } from '#adapter.ts'
import { linesToBuy } from '#cart/basket.ts'
import { stockOfLines, storesServing } from '#cart/line-stock.ts'
import { waysFor } from '#checkout/cash-orderer.ts'
import { offeredTariffs } from '#checkout/tariffs.ts'
import type { AnswerCall } from '#http/answer-call.ts'

/** Registers the calls about availability: which stores have what a device buys, and what couriers charge. */
export function availabilityRoutes(answer: AnswerCall, adapter: Adapter): void {
  const { db } = adapter.model

  answer('POST checkout', async (input, { customer }) => {
    const lines = await linesToBuy(adapter, basketOf(input))
    if (lines.length === 0) throw badRequest('CART_EMPTY', messages().answers.cart.empty)
    const orderer = { device_id: input.local_device_id, customer_id: customer?.id }
    const [pieces, ways] = await Promise.all([stockOfLines(db, lines), waysFor(adapter, orderer)])
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
      has_gift_options: 1,
      has_whatsapp_updates: adapter.updates ? 1 : 0,
      payment_channels: toChannelDtos({ payment: adapter.payment, cash: adapter.model.cash.rules }),
      payment_ways: ways,
      return_days: adapter.returnDays,
    }
  })

  answer('POST check-showroom-stock-availability', async (input) => {
    const lines = await linesToBuy(adapter, basketOf(input))
    return { cart_items_availability: (await stockOfLines(db, lines)).of(input.showroom_id) }
  })

  answer('POST checkout-shipping', async (input) => {
    const { showroom_id: hubId, subdistrict_id: subdistrictId } = input
    const lines = await linesToBuy(adapter, basketOf(input))
    const kept = (await stockOfLines(db, lines)).served(hubId)
    if (kept.length === 0) throw badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
    const parcel = { hubId, subdistrictId, lines: kept }
    return { couriers: await offeredTariffs(adapter, parcel) }
  })
}
