import { OtherTab } from '#e2e/support/addresses.ts'
import { aCustomer } from '#e2e/support/customer.ts'
import { placeOrder } from '#e2e/support/customer-orders.ts'
import { addressesOf, customersPages } from '#e2e/support/page-addresses.ts'

/** Creates a customer with an order and a saved address. Returns the addresses of all of their pages. */
export async function customerWithPages() {
  const customer = await aCustomer()
  const { id: order } = await placeOrder(customer)
  const address = await (await OtherTab.of(customer)).save('Office')
  return { customer, paths: addressesOf(customersPages({ order, address })) }
}
