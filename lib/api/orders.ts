import 'server-only'
import { type ListedOrder, listedOrder } from '#lib/account/listed-order.ts'
import { orNull } from '#lib/api/or-null.ts'
import { callBackend } from '#lib/api/server.ts'
import type { Order } from '#lib/contract/order.ts'

async function getOrders(token: string): Promise<Order[]> {
  return (await callBackend('GET user/orders', {}, { token })).user_orders
}

/** A customer's orders as the list shows them, newest first, for the first HTML. Throws ApiError. */
export async function getListedOrders(token: string): Promise<ListedOrder[]> {
  return (await getOrders(token)).map(listedOrder)
}

/**
 * One of a customer's own orders, for the first HTML; null when they have none with this id, and for
 * an id that can be none. Throws ApiError.
 */
export async function getOrder(token: string, id: number | null): Promise<Order | null> {
  if (id === null) return null
  const answer = await orNull(callBackend('GET user/order', { query: { id } }, { token }))
  if (answer) return answer.user_order
  // A 404 is also what a backend answers that does without the call.
  return (await getOrders(token)).find((order) => order.id === id) ?? null
}
