import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { Page } from '@playwright/test'
import { awaitMail } from '#e2e/support/backend.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { pageOf } from '#e2e/support/order-pages.ts'
import { handOver } from '#e2e/support/staff.ts'

/** Opens the page of a customer's pickup that was handed over. */
export async function anArrivedOrder(
  page: Page,
): Promise<{ customer: customers.TestCustomer; order: Order }> {
  const customer = await customers.aCustomer()
  const order = await placeOrder(customer, { isPickup: true })
  await payOrder(order)
  await awaitMail(orderNumber(order.trx_ref), 'order-paid')
  await handOver(order.trx_ref)
  await customers.signIn(page, customer, pageOf(order))
  return { customer, order }
}
