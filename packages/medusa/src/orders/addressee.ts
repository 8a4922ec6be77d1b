import { secretFor } from '@etalase/backend-kit/orders/order-token.ts'
import { emailKey } from '@etalase/contract/rules/email.ts'
import type { Adapter } from '#adapter.ts'
import { findCustomer } from '#customer/engine-customer.ts'
import { type EngineOrder, isForgotten } from '#orders/engine-order.ts'

/** An order with its buyer's current address, and the secret that signs the links sent there. */
export interface Addressed {
  order: EngineOrder
  linkSecret: string
}

/**
 * Sets an order's `email` to the current address of the buyer's account, or the guest's; null when the account was deleted. Once the
 * account's address has changed, links are signed for the new one, so links sent to the old one no longer work.
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

/** Sets an order's address to that of the signed-in account. */
export const withEmailOf =
  ({ email }: { email: string }) =>
  (order: EngineOrder): EngineOrder => ({ ...order, email })
