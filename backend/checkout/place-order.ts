import { randomBytes } from 'node:crypto'
import { addHours } from 'date-fns'
import { removeLines } from '#backend/cart/cart-repository.ts'
import { type CheckoutInput, deliveryOf } from '#backend/checkout/delivery.ts'
import { findByKey, linesOf, type OrderRow } from '#backend/checkout/order-repository.ts'
import { type CartLine, takeLines } from '#backend/checkout/take-lines.ts'
import type { Context } from '#backend/context.ts'
import type { Database } from '#backend/db/connection.ts'
import { oneAtATime } from '#backend/db/one-at-a-time.ts'
import { orderLines, orders } from '#backend/db/schema/orders.ts'
import { notFound, refuse } from '#backend/http/refusal.ts'
import { paymentForm } from '#backend/payment/payment-form.ts'
import { parcelOf } from '#backend/shipping/cart-tariffs.ts'
import { findShowroom } from '#backend/stores/store-repository.ts'
import { unpaidOrderHours } from '#lib/rules/constants.ts'
import { isEmail } from '#lib/rules/email.ts'
import { type Rupiah, rupiah, sum } from '#lib/rules/money.ts'
import { orderTotal } from '#lib/rules/order-total.ts'

export interface Submission {
  deviceId: string
  /** Of the Idempotency-Key header: the same key gives the same order. */
  key: string | undefined
  input: CheckoutInput
}

const lineSubtotal = ({ item, product }: CartLine): Rupiah => rupiah(item.qty * product.grandPrice)

const orderLineOf = (orderId: number, line: CartLine) => ({
  orderId,
  productId: line.product.id,
  sizeCode: line.item.sizeCode,
  sizeName: line.sizeName,
  productName: line.product.name,
  qty: line.item.qty,
  retailPrice: line.product.retailPrice,
  netPrice: line.product.netPrice,
  discPercent: line.product.discPercent,
  discNominal: line.product.discNominal,
  subtotal: lineSubtotal(line),
})

function requireGuest(input: CheckoutInput): string {
  if (input.promo_code) throw refuse('INVALID_INPUT', 'This promo code is not valid.')
  if (input.user_address_id) throw refuse('UNAUTHORIZED', 'Please sign in to use a saved address.')
  if (!input.guest_email) throw refuse('INVALID_INPUT', 'Please input your email address.')
  if (!isEmail(input.guest_email))
    throw refuse('INVALID_INPUT', 'Please enter a valid email address')
  return input.guest_email
}

async function writeOrder(tx: Database, { deviceId, key, input }: Submission, now: Date) {
  const guestEmail = requireGuest(input)
  const showroom = await findShowroom(tx, input.showroom_id)
  if (!showroom) throw notFound('There is no such store.')
  const lines = await takeLines(tx, {
    deviceId,
    showroomId: showroom.id,
    seen: input.cart_item_ids,
  })
  const parcel = parcelOf(lines.map(({ item, product }) => ({ qty: item.qty, product })))
  const delivery = await deliveryOf(tx, input, parcel)
  const amounts = {
    subtotal: sum(lines.map(lineSubtotal)),
    discount: rupiah(0),
    shippingCost: delivery.shippingCost,
  }
  const grandTotal = orderTotal(amounts)
  if (input.expected_total !== undefined && input.expected_total !== grandTotal) {
    throw refuse('CART_CHANGED', 'A price has changed. Please check your cart before you pay.')
  }
  const [order] = await tx
    .insert(orders)
    .values({
      ...delivery,
      ...amounts,
      trxRef: randomBytes(16).toString('hex'),
      deviceId,
      idempotencyKey: key ?? null,
      shippingType: input.shipping_type,
      showroomId: showroom.id,
      guestEmail,
      grandTotal,
      placedAt: now,
      dueAt: addHours(now, unpaidOrderHours),
    })
    .returning()
  if (!order) throw new Error('The order was not written')
  await tx.insert(orderLines).values(lines.map((line) => orderLineOf(order.id, line)))
  await removeLines(
    tx,
    lines.map((line) => line.item.id),
  )
  return order
}

function stillOpen(order: OrderRow, now: Date): OrderRow {
  if (order.status === 'PENDING' && order.dueAt > now) return order
  throw refuse('ORDER_CLOSED', 'This order is closed: it was paid, or its time to pay has passed.')
}

/**
 * Places the order of a device's cart, or finds the one its key already made, and gives the form
 * for the payment provider. Order, lines, stock and cart change in one transaction or not at all.
 */
export async function placeOrder(context: Context, submission: Submission) {
  const { deviceId, key } = submission
  const now = context.now()
  const order = await context.db.transaction(async (tx) => {
    // A repeated key must find what the first one wrote.
    await oneAtATime(tx, deviceId)
    const existing = key ? await findByKey(tx, deviceId, key) : undefined
    return existing ? stillOpen(existing, now) : writeOrder(tx, submission, now)
  })
  const lines = await linesOf(context.db, order.id)
  return paymentForm({ order, lines, account: context.payment, shopUrl: context.shopUrl })
}
