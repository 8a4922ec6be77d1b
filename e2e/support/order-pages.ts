import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { Page } from '@playwright/test'
import { checkoutMessages } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Returns an order's name on its pages. */
export const numberOf = ({ trx_ref }: Order) => ordersMessages.number(orderNumber(trx_ref))

/** Returns the path of an order's page. */
export const pageOf = ({ id }: Order) => `/account/orders/${id}`

/** The button that leads to the payment provider. */
export const continuePayment = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: checkoutMessages.continuePayment })

/** Goes from the list to an order, as a customer does. */
export const openOrder = (page: Page, order: Order) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(numberOf(order)) })
    .click()
