import { queryOptions } from '@tanstack/react-query'
import { callGateway } from '#lib/api/browser.ts'
import type { Cart } from '#lib/contract/cart.ts'

/** Lists that change once in years. */
const longLived = { staleTime: 24 * 60 * 60 * 1000 }

/** Where the cart can be bought: online, and in which stores. */
export const availabilityQuery = () =>
  queryOptions({
    queryKey: ['checkout', 'availability'],
    queryFn: () => callGateway('POST checkout', {}),
    staleTime: 0,
  })

/** What a shop has of each cart line; asked anew for every cart. */
export const shopStockQuery = (showroomId: number, cart: Cart) =>
  queryOptions({
    queryKey: ['checkout', 'stock', showroomId, cart.cart_items.map(({ id, qty }) => [id, qty])],
    queryFn: async () => {
      const body = { showroom_id: showroomId }
      const call = 'POST check-showroom-stock-availability'
      return (await callGateway(call, { body })).cart_items_availability
    },
    staleTime: 0,
  })

export const provincesQuery = () =>
  queryOptions({
    queryKey: ['areas', 'provinces'],
    queryFn: async () => (await callGateway('GET master/province', {})).province_list,
    ...longLived,
  })

export const citiesQuery = (provinceId: number | null) =>
  queryOptions({
    queryKey: ['areas', 'cities', provinceId],
    queryFn: async () =>
      (await callGateway('GET master/city', { query: { province_id: provinceId ?? 0 } })).city_list,
    enabled: provinceId !== null,
    ...longLived,
  })

export const subdistrictsQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['areas', 'subdistricts', cityId],
    queryFn: async () =>
      (await callGateway('GET master/subdistrict', { query: { city_id: cityId ?? 0 } }))
        .subdistrict_list,
    enabled: cityId !== null,
    ...longLived,
  })

/** The courier's tiers from a hub to a sub-district for the cart. */
export const shippingQuery = (courierKey: string, showroomId: number, subdistrictId: number) =>
  queryOptions({
    queryKey: ['checkout', 'shipping', showroomId, subdistrictId],
    queryFn: async () => {
      const body = { showroom_id: showroomId, subdistrict_id: subdistrictId }
      const { couriers } = await callGateway('POST checkout-shipping', { body })
      return couriers[courierKey] ?? []
    },
    staleTime: 0,
  })
