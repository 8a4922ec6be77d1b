import 'server-only'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { type ListedOrder, listedOrder } from '#lib/api/listed-order.ts'
import { callBackend } from '#lib/api/server.ts'
import type { Order } from '#lib/contract/order.ts'

async function getOrders(token: string): Promise<Order[]> {
  return (await callBackend('GET user/orders', {}, { token })).user_orders
}

/** A customer's orders as the list shows them, newest first, for server rendering. Throws ApiError. */
export async function getListedOrders(token: string): Promise<ListedOrder[]> {
  return (await getOrders(token)).map(listedOrder)
}

/**
 * One of the customer's orders, for server rendering; null when the customer has no order with this id.
 * Throws ApiError.
 */
export async function getOrder(token: string, id: number | null): Promise<Order | null> {
  if (id === null) return null
  const response = await nullIfNotFound(callBackend('GET user/order', { query: { id } }, { token }))
  if (response) return response.user_order
  // A backend without this optional call responds with 404, too.
  return (await getOrders(token)).find((order) => order.id === id) ?? null
}
