import type { Cart } from '@etalase/contract/cart.ts'
import type { PromoPlace } from '@etalase/contract/promo.ts'
import type { MapPosition } from '@etalase/contract/rules/map-position.ts'
import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { courierOptions } from '#lib/config/couriers.ts'

/** The part of the query key that changes with the cart's contents and prices. */
const cartKey = ({ cart_items, buy_now }: Cart) => [
  buy_now ? 'now' : 'cart',
  ...cart_items.map(({ id, size_code, qty, product_detail }) => [
    id,
    size_code,
    qty,
    product_detail.net_price,
  ]),
]

/** The request field for a "buy now" product; empty for the cart. */
const boughtOf = ({ buy_now }: Cart) => (buy_now ? { buy_now } : {})

/** The first part of the key of every checkout query, to invalidate them together. */
export const checkoutKey = ['checkout'] as const

/** Keeps the previous result of the same shop as placeholder data while a changed cart is refetched. */
export const keepWhileRefetching =
  (showroomId: number | undefined) =>
  <Data>(previous: Data | undefined, query?: { queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey.includes(showroomId) ? previous : undefined

/** Availability of the cart: online, and by store. */
export const availabilityQuery = (cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'availability', cartKey(cart)],
    queryFn: () => callGateway('POST checkout', { body: boughtOf(cart) }),
    staleTime: 0,
  })

/** The stock of a shop for each cart line. */
export const shopStockQuery = (showroomId: number, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'stock', showroomId, cartKey(cart)],
    queryFn: async () => {
      const body = { ...boughtOf(cart), showroom_id: showroomId }
      const call = 'POST check-showroom-stock-availability'
      return (await callGateway(call, { body })).cart_items_availability
    },
    staleTime: 0,
  })

interface ShippingRequest {
  showroomId: number
  subdistrictId: number
  /** Null when no pin is set. */
  pin?: MapPosition | null
}

async function fetchTiers({ showroomId, subdistrictId, pin }: ShippingRequest, cart: Cart) {
  const body = {
    ...boughtOf(cart),
    showroom_id: showroomId,
    subdistrict_id: subdistrictId,
    ...(pin && { address_pin: pin }),
  }
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
      request.pin,
      cartKey(cart),
    ],
    queryFn: () => fetchTiers(request, cart),
    staleTime: 0,
    // Going back clears the options (spec §4).
    gcTime: 0,
  })

/** The same tiers for comparing hubs: kept for five minutes, and not retried. */
export const hubTiersQuery = (request: ShippingRequest, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'hub', request.showroomId, request.subdistrictId, cartKey(cart)],
    queryFn: () => fetchTiers(request, cart),
    staleTime: 5 * 60_000,
    retry: false,
  })

/** The promo of a code, with the purchase total that it applies to in a shop. */
export const promoQuery = (code: string, place: PromoPlace, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'promo', code, place.showroom_id, place, cartKey(cart)],
    queryFn: () =>
      callGateway('POST checkout-promo-code', {
        body: { ...boughtOf(cart), promo_code: code, ...place },
      }),
    staleTime: 0,
  })

/** The promos that this checkout may use; empty if the backend doesn't support this. */
export const promoOffersQuery = (place: PromoPlace, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'offers', place.showroom_id, place, cartKey(cart)],
    queryFn: async () => {
      const body = { ...boughtOf(cart), ...place }
      return (await nullIfNotFound(callGateway('POST promo-offers', { body })))?.promos ?? []
    },
    staleTime: 0,
    retry: false,
  })
