import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { ordersMessages } from '#messages/orders.ts'

/** An order in short, for the agent that has looked it up: without names, addresses and codes. */
export const orderJsonLd = (order: Order) => ({
  '@type': 'Order',
  orderNumber: orderNumber(order.trx_ref),
  orderStatus: ordersMessages.statuses[order.shipping_type][order.trx_status].title,
  price: order.grand_total,
  priceCurrency: 'IDR',
})
