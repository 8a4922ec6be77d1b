import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { OrderInput } from './order-input'

/** Returns Medusa's customer of an order: the account, or the guest customer that staff see for the address. */
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
