import { requirePin } from '@etalase/backend-kit/account/address-pin.ts'
import { basketOf } from '@etalase/backend-kit/cart/basket.ts'
import { toChannelDtos } from '@etalase/backend-kit/cash/payment-way.ts'
import { hashNetwork } from '@etalase/backend-kit/http/hash-network.ts'
import { badRequest } from '@etalase/backend-kit/http/http-error.ts'
import { registerEndpoint } from '@etalase/backend-kit/http/register-endpoint.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { lineAvailability, showroomsServing } from '@etalase/backend-kit/stores/basket-stock.ts'
import { readRegions } from '@etalase/backend-kit/stores/store-repository.ts'
import { tellShopsOf } from '@etalase/backend-kit/tell-shops.ts'
import type { FastifyInstance } from 'fastify'
import { tagsOfPrices } from '#catalogue/end-sales.ts'
import { cartTariffs } from '#checkout/cart-tariffs.ts'
import { waysFor } from '#checkout/cash-orders.ts'
import { placeOrder } from '#checkout/place-order.ts'
import type { RouteOptions } from '#route-options.ts'

/** Maximum length of an Idempotency-Key. */
const maxKeyLength = 100

/** Registers the checkout calls, from availability to the payment form. */
export default function checkoutRoutes(
  app: FastifyInstance,
  { context, limits: { limitPromos } }: RouteOptions,
): void {
  const { db } = context

  registerEndpoint(app, 'POST checkout', async (input, { customer, request }) => {
    const orderer = {
      deviceId: input.local_device_id,
      customerId: customer?.id ?? null,
      clientNetwork: hashNetwork(context.orderLinkSecret, request.ip),
    }
    const [serving, byRegion, ways] = await Promise.all([
      showroomsServing(db, basketOf(input)),
      readRegions(db),
      waysFor(db, orderer, context.cash),
    ])
    if (!serving) throw badRequest('CART_EMPTY', messages().answers.cart.empty)
    const { showrooms: stores, stockIn } = serving
    const hubs = stores.filter((store) => store.is_hub)
    return {
      available_on_store: stores.length > 0,
      available_stores: stores,
      available_stores_by_region: byRegion(stores),
      available_online: hubs.length > 0,
      available_stores_online: hubs,
      available_stores_by_region_online: byRegion(hubs),
      available_stores_stock: stores.map(({ id }) => ({
        showroom_id: id,
        cart_items_availability: stockIn(id),
      })),
      has_whatsapp_updates: context.updateWorker ? 1 : 0,
      has_gift_options: 1,
      has_address_pin: context.shipping.hasPinCouriers ? 1 : 0,
      payment_channels: toChannelDtos(context),
      payment_ways: ways,
      return_days: context.returnDays,
    }
  })

  registerEndpoint(app, 'POST check-showroom-stock-availability', async (input) => ({
    cart_items_availability: await lineAvailability(db, basketOf(input), input.showroom_id),
  }))

  registerEndpoint(app, 'POST checkout-shipping', async (input) => ({
    couriers: await cartTariffs(context, {
      basket: basketOf(input),
      hubId: input.showroom_id,
      subdistrictId: input.subdistrict_id,
      pin: requirePin(input.address_pin),
    }),
  }))

  registerEndpoint(app, 'POST checkout-trx', async ({ local_device_id, ...input }, caller) => {
    const { customer, request } = caller
    if (input.promo_code) await limitPromos(request, local_device_id)
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' && header !== '' ? header : undefined
    if (key && key.length > maxKeyLength) throw badRequest('INVALID_INPUT', 'That key is too long.')
    const clientNetwork = hashNetwork(context.orderLinkSecret, request.ip)
    const submission = { deviceId: local_device_id, clientNetwork, customer, key, input }
    // Not awaited, so a slow shop does not delay the shopper.
    const placed = await placeOrder(context, submission, (ids) =>
      tellShopsOf(request, context, tagsOfPrices(ids)),
    )
    context.mailWorker.deliver()
    return placed
  })
}
