import type { Order } from '@etalase/contract/order.ts'
import { queryOptions } from '@tanstack/react-query'
import { callGateway, requestGateway } from '#lib/api/browser.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { listedOrder } from '#lib/api/listed-order.ts'
import { type LoadSizes, namePaidSizes, nameSizes } from '#lib/api/name-sizes.ts'
import { productQuery } from '#lib/api/queries/products.ts'
import { queryClient } from '#lib/api/query-client.ts'

/** Whether an order may still be awaiting payment; an unknown status counts as awaiting. */
export const isAwaited = ({ trx_status }: Pick<Order, 'trx_status'>): boolean =>
  trx_status === 'PENDING' || trx_status === 'UNKNOWN'

/** Milliseconds between polls for a payment by the QR code on the page. */
const pollMs = 4_000

/** Polls while a page shows a QR code, so it turns to paid by itself: the shopper pays in another app and comes back. */
const pollOf = (order: Pick<Order, 'trx_status' | 'payment_qr'> | null | undefined) =>
  order?.payment_qr && isAwaited(order) ? pollMs : false

/** Loads a product's sizes, for an order whose backend sends no size names. */
const loadSizes: LoadSizes = async (productId) => {
  try {
    return (await queryClient().fetchQuery(productQuery(productId))).sizes
  } catch (error) {
    console.warn('The names of sizes were not loaded', error)
    return []
  }
}

const getOrders = async () => (await callGateway('GET user/orders', {})).user_orders

/** Orders change on the backend, so refetch them on each visit and each window focus. */
const alwaysRefetch = { staleTime: 0, refetchOnWindowFocus: true } as const

/** The customer's orders as the list shows them, newest first. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: ['orders'],
    queryFn: async () => (await getOrders()).map(listedOrder),
    ...alwaysRefetch,
  })

/** Falls back to searching all orders: a backend without this optional call also responds with 404. */
async function getOrder(id: number): Promise<Order | null> {
  const response = await nullIfNotFound(callGateway('GET user/order', { query: { id } }))
  const order = response?.user_order ?? (await getOrders()).find((other) => other.id === id)
  return order ? nameSizes(order, loadSizes) : null
}

/** The customer's order of a bill, using only calls of the spec; null when the customer has none. */
export const orderOfBillQuery = (trxRef: string) =>
  queryOptions({
    queryKey: ['orders', 'of-bill', trxRef],
    queryFn: async () => {
      const order = (await getOrders()).find(({ trx_ref }) => trx_ref === trxRef)
      return order ? nameSizes(order, loadSizes) : null
    },
    ...alwaysRefetch,
  })

/** One of the customer's orders; null when the customer has no order with this id. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: () => getOrder(id),
    refetchInterval: ({ state }) => pollOf(state.data),
    ...alwaysRefetch,
  })

/** The order that this browser has opened without signing in; null when there is none, or its link has expired. */
export const openedOrderQuery = () =>
  queryOptions({
    queryKey: ['opened-order'],
    queryFn: async () => {
      const opened = requestGateway<{ user_order: Order }>({ call: 'GET order' })
      return (await nullIfNotFound(opened))?.user_order ?? null
    },
    refetchInterval: ({ state }) => pollOf(state.data),
    ...alwaysRefetch,
  })

/** How to pay an order that this browser placed; null when the backend does not know the order or does not offer the call. */
export const orderPaymentQuery = (trxRef: string) =>
  queryOptions({
    queryKey: ['order-payment', trxRef],
    queryFn: async ({ signal }) => {
      const asked = callGateway('GET order-payment', { query: { trx_ref: trxRef } }, { signal })
      const sent = await nullIfNotFound(asked)
      return sent && namePaidSizes(sent, loadSizes)
    },
    refetchInterval: ({ state }) => pollOf(state.data),
    staleTime: 0,
  })
