import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { OrderInput } from './order-input'

/** Whose order it is in Medusa: the account's, or one that Medusa's staff see for a guest's address. */
export async function customerOf(
  scope: MedusaContainer,
  { customer_id, email }: OrderInput,
): Promise<string> {
  if (customer_id) return customer_id
  const customers = scope.resolve(Modules.CUSTOMER)
  const known = await customers.listCustomers({ email }, { select: ['id', 'has_account'] })
  const customer = known.find(({ has_account }) => has_account) ?? known[0]
  return (customer ?? (await customers.createCustomers({ email }))).id
}
