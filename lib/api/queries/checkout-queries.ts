import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** What makes one cart another: its answers are asked for anew. */
const cartKey = ({ cart_items }: Cart) =>
  cart_items.map(({ id, qty, product_detail }) => [id, qty, product_detail.net_price])

/** All that the checkout asks about a cart; none of it outlives a change. */
export const checkoutKey = ['checkout'] as const

/** While a shop is asked about a changed cart, what it said of the one before stays in view. */
export const keepWhileRefetching =
  (showroomId: number | undefined) =>
  <Data>(before: Data | undefined, query?: { queryKey: readonly unknown[] }): Data | undefined =>
    query?.queryKey.includes(showroomId) ? before : undefined

/** Where the cart can be bought: online, and in which stores. */
export const availabilityQuery = (cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'availability', cartKey(cart)],
    queryFn: () => callGateway('POST checkout', {}),
    staleTime: 0,
  })

/** What a shop has of each cart line. */
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

/** The courier's tiers from a hub to a sub-district for the cart. */
export const shippingQuery = (
  { courierKey, showroomId, subdistrictId }: ShippingQuestion,
  cart: Cart,
) =>
  queryOptions({
    queryKey: [...checkoutKey, 'shipping', showroomId, subdistrictId, cartKey(cart)],
    queryFn: async () => {
      const body = { showroom_id: showroomId, subdistrict_id: subdistrictId }
      const { couriers } = await callGateway('POST checkout-shipping', { body })
      return couriers[courierKey] ?? []
    },
    staleTime: 0,
    // Back from them clears them (spec §4).
    gcTime: 0,
  })

interface ShippingQuestion {
  courierKey: string
  showroomId: number
  subdistrictId: number
}

/** The promo behind a code, with the purchase that it counts on in a shop. */
export const promoQuery = (code: string, showroomId: number, cart: Cart) =>
  queryOptions({
    queryKey: [...checkoutKey, 'promo', code, showroomId, cartKey(cart)],
    queryFn: () =>
      callGateway('POST checkout-promo-code', {
        body: { promo_code: code, showroom_id: showroomId },
      }),
    staleTime: 0,
  })
