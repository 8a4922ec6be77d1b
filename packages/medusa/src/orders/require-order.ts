import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { orderIn, readOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import type { Adapter } from '#adapter.ts'
import type { Customer } from '#customer/session.ts'
import { addressed, withEmailOf } from '#orders/addressee.ts'
import type { EngineOrder } from '#orders/engine-order.ts'
import { findOrder } from '#orders/find-orders.ts'

export const unknownOrder = () => notFound(messages().answers.order.unknown)

/** Finds an order of a customer. Throws NOT_FOUND (404) for another customer's. */
export async function requireOwnOrder(
  adapter: Adapter,
  customer: Pick<Customer, 'id' | 'email'>,
  id: number,
): Promise<EngineOrder> {
  const order = await findOrder(adapter, { ids: [id] })
  if (order?.customer_id !== customer.id) throw unknownOrder()
  return withEmailOf(customer)(order)
}

/** Finds the order of a token, expired or not, that was sent to the buyer's current address; null for any other token. */
export async function findByToken(adapter: Adapter, given = '') {
  const id = orderIn(given)
  const found = id === null ? undefined : await findOrder(adapter, { ids: [id] })
  const known = found && (await addressed(adapter, found))
  const token = known && readOrderToken(known.linkSecret, given, adapter.now())
  return token ? { order: known.order, hasExpired: token.hasExpired } : null
}

/** Finds the order of a token. Throws LINK_EXPIRED (400). */
export async function requireTokenOrder(adapter: Adapter, given: string): Promise<EngineOrder> {
  const found = await findByToken(adapter, given)
  if (!found || found.hasExpired)
    throw badRequest('LINK_EXPIRED', messages().answers.order.linkExpired)
  return found.order
}
