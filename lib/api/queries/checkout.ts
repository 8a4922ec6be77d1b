import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { courierOptions } from '#lib/config/couriers.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** The part of the query key that changes with the cart's contents and prices. */
const cartKey = ({ cart_items }: Cart) =>
  cart_items.map(({ id, qty, product_detail }) => [id, qty, product_detail.net_price])

/** The first part of the key of every checkout query, to invalidate them together. */
export const checkoutKey = ['checkout'] as const

/** Keeps the previous result of the same shop as placeholder data while a changed cart is refetched. */
export const keepWhileRefetching =
  (showroomId: number | undefined) =>
  <Data>(previous: Data | undefined, query?: { queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey.includes(showroomId) ? previous : undefined

/** Where the cart is available: online, and in which stores. */
export const availabilityQuery = (cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'availability', cartKey(cart)],
    queryFn: () => callGateway('POST checkout', {}),
    staleTime: 0,
  })

/** The stock of a shop for each cart line. */
export const shopStockQuery = (showroomId: number, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'stock', showroomId, cartKey(cart)],
    queryFn: async () => {
      const body = { showroom_id: showroomId }
      const call = 'POST check-showroom-stock-availability'
      return (await callGateway(call, { body })).cart_items_availability
    },
    staleTime: 0,
  })

interface ShippingRequest {
  showroomId: number
  subdistrictId: number
}

async function fetchTiers({ showroomId, subdistrictId }: ShippingRequest) {
  const body = { showroom_id: showroomId, subdistrict_id: subdistrictId }
  const { couriers } = await callGateway('POST checkout-shipping', { body })
  return courierOptions(couriers)
}

/** The couriers' tiers from a hub to a sub-district for the cart. */
export const shippingQuery = (request: ShippingRequest, cart: Cart) =>
  queryOptions({
    queryKey: [
      ...checkoutKey,
      'shipping',
      request.showroomId,
      request.subdistrictId,
      cartKey(cart),
    ],
    queryFn: () => fetchTiers(request),
    staleTime: 0,
    // Going back clears the options (spec §4).
    gcTime: 0,
  })

/** The same tiers for the comparison of hubs: kept for five minutes, and not worth a second attempt. */
export const hubTiersQuery = (request: ShippingRequest, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'hub', request.showroomId, request.subdistrictId, cartKey(cart)],
    queryFn: () => fetchTiers(request),
    staleTime: 5 * 60_000,
    retry: false,
  })

/** The promo of a code, with the purchase total that it applies to in a shop. */
export const promoQuery = (code: string, showroomId: number, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'promo', code, showroomId, cartKey(cart)],
    queryFn: () =>
      callGateway('POST checkout-promo-code', {
        body: { promo_code: code, showroom_id: showroomId },
      }),
    staleTime: 0,
  })
