import { randomUUID } from 'node:crypto'
import { type Buyable, fill } from '#conformance/chapters/cart.ts'
import { checkBill, deliveryBy, findRoute } from '#conformance/chapters/guest-order.ts'
import type { Place } from '#conformance/chapters/places.ts'
import type { Client } from '#conformance/client.ts'
import type { Order } from '#lib/contract/order.ts'
import { rupiah, sum } from '#lib/rules/money.ts'

const call = 'GET user/orders'

function checkAmounts(client: Client, order: Order): void {
  const lines = order.sales_trx_details
  for (const { product_name, qty, subtotal, net_price } of lines) {
    const isWithin = subtotal <= qty * net_price
    const problem = `${subtotal} for ${qty} x ${net_price} of ${product_name}`
    client.report.check(call, 'subtotal', isWithin, problem)
  }
  const subtotal = sum(lines.map((line) => line.subtotal))
  const total = subtotal - (order.discount ?? rupiah(0)) + order.shipping_cost
  const adds = total === order.grand_total
  const problem = `lines, discount and shipping make ${total}, it says ${order.grand_total}`
  client.report.check(call, 'grand_total', adds, problem)
}

/** A customer has something delivered to a saved address, and finds the order in the account. */
export async function orderAsCustomer(
  client: Client,
  { item, place, address }: { item: Buyable; place: Place; address: number },
): Promise<void> {
  await fill(client, item)
  const route = await findRoute(client, place)
  if (!route) return
  const body = { ...deliveryBy(route), user_address_id: address }
  const key = { 'Idempotency-Key': randomUUID() }
  const { payment_data } = await client.ask('POST checkout-trx', body, key)
  checkBill(client, payment_data, item.price + route.tier.tariff)
  const { user_orders } = await client.ask(call)
  const order =
    user_orders.find(({ trx_ref }) => trx_ref === payment_data.order_id) ?? user_orders[0]
  client.report.check(call, 'user_orders', order !== undefined, 'the order is not among them')
  if (!order) return
  const isPending = order.trx_status === 'PENDING'
  client.report.check(call, 'trx_status', isPending, `expected PENDING, got ${order.trx_status}`)
  checkAmounts(client, order)
}
