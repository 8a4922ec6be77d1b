import { secretFor } from '@etalase/backend-kit/orders/order-token.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import { findCustomer } from '#account/engine-customer.ts'
import type { Adapter } from '#adapter.ts'
import { type EngineOrder, isForgotten } from '#orders/engine-order.ts'

/** An order with its buyer's address as it is now, and the secret that signs the links which go there. */
export interface Addressed {
  order: EngineOrder
  linkSecret: string
}

/**
 * An order whose `email` is the address that the buyer's account has now, or the guest's; null when it has no buyer any more.
 * Once the account has another address than the order was placed with, links are signed for the new one: those that went to the old
 * one open nothing.
 */
export async function addressed(adapter: Adapter, order: EngineOrder): Promise<Addressed | null> {
  if (isForgotten(order)) return null
  if (!order.customer_id) return { order, linkSecret: adapter.secret }
  const account = await findCustomer(adapter.engine, order.customer_id)
  if (!account) return null
  const { email } = account
  const emailChanges = emailKey(email) === emailKey(order.email) ? 0 : 1
  const linkSecret = secretFor(adapter.secret, { email, emailChanges })
  return { order: { ...order, email }, linkSecret }
}

/** An order of somebody who is signed in, with the address of the account. */
export const withEmailOf =
  ({ email }: { email: string }) =>
  (order: EngineOrder): EngineOrder => ({ ...order, email })
