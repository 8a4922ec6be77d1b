import { randomUUID } from 'node:crypto'
import type { SentOrder } from '@etalase/contract/order.ts'
import type { SentOrderLine } from '@etalase/contract/order-line.ts'
import { rupiah, sum } from '@etalase/contract/rules/money.ts'
import type { HandOff } from '@etalase/contract/rules/payment/hand-off.ts'
import type { Client } from '#client.ts'
import type { Area } from '#scenarios/areas-and-stores.ts'
import { checkBill, checkIsNow, sendForgedNotification } from '#scenarios/bills.ts'
import { addOne, type Buyable } from '#scenarios/cart.ts'
import { deliveryBy, findRoute } from '#scenarios/guest-order.ts'
import { checkNoInvoice } from '#scenarios/invoices.ts'
import { checkCustomerUpdates } from '#scenarios/order-updates.ts'
import { checkCustomerReturn, checkOwnReviews, checkReview } from '#scenarios/returns.ts'
import { checkOwnStockAlerts } from '#scenarios/stock-alerts.ts'

const call = 'GET user/orders'

function checkAmounts(client: Client, order: SentOrder): void {
  const lines = order.sales_trx_details
  for (const { product_name, qty, subtotal, net_price } of lines) {
    const isWithin = subtotal <= qty * net_price
    const problem = `${subtotal} for ${qty} x ${net_price} of ${product_name}`
    client.report.check(call, 'subtotal', isWithin, problem)
  }
  const subtotal = sum(lines.map((line) => line.subtotal))
  const total = subtotal - (order.discount ?? rupiah(0)) + order.shipping_cost
  const adds = total === order.grand_total
  const problem = `lines, discount and shipping add up to ${total}, but grand_total is ${order.grand_total}`
  client.report.check(call, 'grand_total', adds, problem)
}

/** Checks that an unpaid order can be cancelled, and that repeating it is harmless. */
async function checkCancel(client: Client, id: number): Promise<void> {
  const cancelCall = 'POST user/order-cancel'
  await client.request(cancelCall, { id })
  await client.request(cancelCall, { id })
  const { user_order } = await client.request('GET user/order', { id })
  const isCancelled = user_order.trx_status === 'CANCELLED'
  client.report.check(cancelCall, 'trx_status', isCancelled, 'is not CANCELLED afterwards')
  const none = { input: { id: 2_147_483_647 } }
  await client.expectError(cancelCall, 'an order that does not exist', [404], none)
}

/** Reads a single order (optional call). Returns its id, or null when the call is missing. */
async function checkSingleOrder(
  client: Client,
  { id, trx_ref }: SentOrder,
): Promise<number | null> {
  const single = 'GET user/order'
  const answer = await client.requestOptional(single, { id })
  if (!answer) return null
  const isSame = answer.user_order.id === id && answer.user_order.trx_ref === trx_ref
  client.report.check(single, 'user_order', isSame, `expected order ${id}`)
  checkAmounts(client, answer.user_order)
  const none = { input: { id: 2_147_483_647 } }
  await client.expectError(single, 'an order that does not exist', [404], none)
  await checkCustomerReturn(client, id)
  await checkCustomerUpdates(client, id)
  await checkOwnReviews(client)
  await checkOwnStockAlerts(client)
  await checkReview(client, { id }, answer.user_order.sales_trx_details)
  if (answer.user_order.can_cancel) await checkCancel(client, id)
  return id
}

/** Returns the customer's unpaid order with a reference. Reports a missing order and returns null. */
async function ownOrder(client: Client, trxRef: string): Promise<SentOrder | null> {
  const { user_orders } = await client.request(call)
  const order = user_orders.find(({ trx_ref }) => trx_ref === trxRef)
  client.report.check(call, 'user_orders', order !== undefined, 'the order is not in the list')
  if (!order) return null
  const isPending = order.trx_status === 'PENDING'
  client.report.check(call, 'trx_status', isPending, `expected PENDING, got ${order.trx_status}`)
  checkNoInvoice(client, call, order)
  return order
}

/** Checks that an order goes to the chosen saved address. */
async function checkDestination(client: Client, order: SentOrder, address: number): Promise<void> {
  const { user_addresses } = await client.request('GET user/address')
  const saved = user_addresses.find(({ id }) => id === address)
  const isSame = saved !== undefined && order.address_street === saved.address_street
  const problem = `expected ${saved?.address_street}, got ${order.address_street}`
  client.report.check(call, 'address_street', isSame, problem)
}

/** Checks that knowing a bill number is not enough to report the bill as paid. */
async function checkForgedNotification(client: Client, bill: HandOff): Promise<void> {
  if (!(await sendForgedNotification(client, bill))) return
  const order = (await client.request(call)).user_orders.find(
    ({ trx_ref }) => trx_ref === bill.trxRef,
  )
  const isUnpaid = order?.trx_status === 'PENDING'
  const problem = `after a notification with a wrong signature it is ${order?.trx_status}`
  client.report.check('POST checkout-payment', 'trx_status', isUnpaid, problem)
}

/** Checks that a line's size name, if sent, equals the product's. */
function checkSizeName({ report }: Client, line: SentOrderLine | undefined, item: Buyable): void {
  if (!line?.size_name) return
  const problem = `expected ${item.size_name}, got ${line.size_name}`
  report.check(call, 'size_name', line.size_name === item.size_name, problem)
}

/** Checks that a second order comes first in the list. */
async function checkNewestFirst(client: Client, item: Buyable): Promise<void> {
  await addOne(client, item)
  const [store] = (await client.request('POST checkout')).available_stores
  if (!store) return client.report.skip(call, 'the sort order of orders: no store has the cart')
  const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: store.id }
  const placed = await client.request('POST checkout-trx', pickup, {
    'Idempotency-Key': randomUUID(),
  })
  const { trxRef } = checkBill(client, placed, item.price)
  const [first] = (await client.request(call)).user_orders
  const isFirst = first?.trx_ref === trxRef
  client.report.check(call, 'order', isFirst, 'the newest order is not first')
}

/**
 * Orders a delivery to a saved address as a customer and finds the order in the account. Returns its id if the backend has the call for a
 * single order.
 */
export async function orderAsCustomer(
  client: Client,
  { item, area, address }: { item: Buyable; area: Area; address: number },
): Promise<number | null> {
  await addOne(client, item)
  const route = await findRoute(client, area)
  if (!route) return null
  const body = { ...deliveryBy(route), user_address_id: address }
  const key = { 'Idempotency-Key': randomUUID() }
  const placed = await client.request('POST checkout-trx', body, key)
  const expected = item.price + route.tier.tariff
  const bill = checkBill(client, placed, expected)
  const order = await ownOrder(client, bill.trxRef)
  if (!order) return null
  const { report } = client
  const isExpected = order.grand_total === expected
  report.check(call, 'grand_total', isExpected, `expected ${expected}, got ${order.grand_total}`)
  const [line, ...others] = order.sales_trx_details
  const isBought = line?.qty === 1 && line.product_detail.id === item.product_detail_id
  report.check(
    call,
    'sales_trx_details',
    isBought && others.length === 0,
    'are not the lines of the cart',
  )
  checkSizeName(client, line, item)
  checkIsNow(client, [call, 'trx_date'], order.trx_date)
  await checkDestination(client, order, address)
  checkAmounts(client, order)
  await checkForgedNotification(client, bill)
  await checkNewestFirst(client, item)
  return checkSingleOrder(client, order)
}

/** Checks that another customer gets 404 for an order. */
export async function checkOrderAccess(stranger: Client, id: number): Promise<void> {
  await stranger.expectError('GET user/order', "another customer's order", [404], { input: { id } })
}
