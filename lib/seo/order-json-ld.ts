import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { ordersMessages } from '#messages/orders.ts'

/** Returns a short form of an order for the agent that looked it up: without names, addresses and codes. */
export const orderJsonLd = (order: Order) => ({
  '@type': 'Order',
  orderNumber: orderNumber(order.trx_ref),
  orderStatus: ordersMessages.statuses[order.shipping_type][order.trx_status].title,
  price: order.grand_total,
  priceCurrency: 'IDR',
})
