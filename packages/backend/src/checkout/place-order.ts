import { randomBytes } from 'node:crypto'
import { removeLines } from '@etalase/backend-kit/cart/cart-repository.ts'
import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { estimateArrival } from '@etalase/backend-kit/orders/order-estimate.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { issueOrderToken, lookupDays } from '@etalase/backend-kit/orders/order-token.ts'
import { belowMinimum } from '@etalase/backend-kit/payment/below-minimum.ts'
import { leavesTooLittle } from '@etalase/backend-kit/promos/payable-promo.ts'
import { redeemPromo } from '@etalase/backend-kit/promos/promo-repository.ts'
import { parcelOf } from '@etalase/backend-kit/shipping/tariffs.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { summaryForm } from '@etalase/contract/rules/forms.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import { isPayable, orderTotal, promoDiscount } from '@etalase/contract/rules/order-total.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { type CustomerRow, lockCustomer } from '#account/customer-repository.ts'
import { endSales } from '#catalogue/end-sales.ts'
import { type Delivery, deliveryOf } from '#checkout/delivery.ts'
import type { CheckoutInput } from '#checkout/delivery-address.ts'
import { limitNetwork } from '#checkout/network-share.ts'
import { checkOrderLimits } from '#checkout/order-limits.ts'
import { repeatedOrder } from '#checkout/repeated-order.ts'
import { type CartLine, reserveLines } from '#checkout/reserve-lines.ts'
import { limitUnpaidOrders } from '#checkout/unpaid-orders.ts'
import { keepConsent } from '#order-updates/update-consents.ts'
import { loadHandOff } from '#orders/hand-off.ts'
import { payOrder } from '#orders/pay-order.ts'

export interface Submission {
  deviceId: string
  customer: Customer | null
  /** The network that the order comes from (hashNetwork). */
  clientNetwork: string
  /** The Idempotency-Key header: the same key gives the same order. */
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

function buyerColumns(input: CheckoutInput, customer: Customer | null) {
  if (customer) return { customerId: customer.id, guestEmail: null }
  const { guest_email: guestEmail = '' } = input
  const { email: issue } = issuesOf(summaryForm, { email: guestEmail, notes: '' })
  const { checkout, session } = messages().answers
  if (issue === 'emailRequired') throw badRequest('INVALID_INPUT', checkout.emailMissing)
  if (issue) throw badRequest('INVALID_INPUT', session.invalidEmail)
  return { customerId: null, guestEmail }
}

interface Priced {
  input: CheckoutInput
  lines: CartLine[]
  delivery: Delivery
  /** The least that the payment provider takes. */
  minimum: Rupiah
}

/** The amounts of the order; redeems its promo code. */
async function amountsOf(tx: Database, { input, lines, delivery, minimum }: Priced, now: Date) {
  const { shippingCost } = delivery
  const subtotal = sum(lines.map(lineSubtotal))
  const promo = input.promo_code ? await redeemPromo(tx, input.promo_code, now) : null
  const discount = promo
    ? promoDiscount(promo, { totalPurchase: subtotal, shippingCost })
    : rupiah(0)
  if (promo && discount === 0) {
    throw badRequest('PROMO_INVALID', messages().answers.promo.withoutEffect)
  }
  const grandTotal = orderTotal({ subtotal, discount, shippingCost })
  if (!isPayable(grandTotal, minimum))
    throw promo ? leavesTooLittle(minimum) : belowMinimum(minimum)
  if (input.expected_total !== undefined && input.expected_total !== grandTotal) {
    throw badRequest('CART_CHANGED', messages().answers.checkout.priceChanged)
  }
  return { promoCode: promo?.code ?? null, subtotal, discount, shippingCost, grandTotal }
}

/** A guest's order holds its stock for a shorter time: nobody knows who made it. */
const paymentHours = (
  { paymentHours, guestPaymentHours }: UnpaidOrderRules,
  customer: Customer | null,
): number => (customer ? paymentHours : guestPaymentHours)

async function createOrder(
  tx: Database,
  submission: Submission,
  {
    paymentMinimum,
    unpaidOrders,
    updateWorker,
    account,
  }: Context & { account: CustomerRow | null },
  now: Date,
) {
  const { deviceId, customer, clientNetwork, key, input } = submission
  const buyer = buyerColumns(input, customer)
  const unpaid = { rules: unpaidOrders, now }
  await limitUnpaidOrders(tx, { deviceId, clientNetwork, ...buyer }, unpaid)
  const showroom = await findShowroom(tx, input.showroom_id)
  if (!showroom) throw notFound(messages().answers.catalogue.noStore)
  const basket = { deviceId, buyNow: input.buy_now }
  const lines = await reserveLines(tx, {
    basket,
    showroomId: showroom.id,
    seen: input.cart_item_ids,
  })
  await limitNetwork(tx, { lines, showroomId: showroom.id, clientNetwork }, unpaid)
  const email = account?.email ?? buyer.guestEmail ?? ''
  await checkOrderLimits(tx, { lines, orderer: { deviceId, email }, now })
  const parcel = parcelOf(lines.map(({ item, product }) => ({ qty: item.qty, product })))
  const delivery = await deliveryOf(tx, {
    input,
    customer,
    parcel,
    subtotal: sum(lines.map(lineSubtotal)),
  })
  const priced = { input, lines, delivery, minimum: paymentMinimum }
  const amounts = await amountsOf(tx, priced, now)
  const [order] = await tx
    .insert(orders)
    .values({
      ...delivery,
      ...amounts,
      ...buyer,
      ...estimateArrival(delivery, now),
      trxRef: randomBytes(16).toString('hex'),
      deviceId,
      clientNetwork,
      idempotencyKey: key ?? null,
      language: requestLanguage(),
      shippingType: input.shipping_type,
      showroomId: showroom.id,
      placedAt: now,
      movedAt: now,
      dueAt: addMinutes(now, paymentHours(unpaidOrders, customer) * 60),
    })
    .returning()
  if (!order) throw new Error('The order was not written')
  await tx.insert(orderLines).values(lines.map((line) => orderLineOf(order.id, line)))
  // A product that is bought now was in no cart.
  const lineIds = input.buy_now ? [] : lines.map((line) => line.item.id)
  await removeLines(tx, lineIds)
  if (updateWorker) await keepConsent(tx, order.id, input, now)
  if (order.grandTotal === 0) {
    await payOrder(tx, order, { channel: null, now })
    return lockById(tx, order.id)
  }
  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_RECEIVED' }, now)
  return order
}

/**
 * Creates the order of a device's cart, or finds the order of a repeated key, and returns its way
 * to the payment provider, and for a guest's order its token. Order, lines, stock and cart change in one transaction.
 * `onEndedSales` gets the products whose sale has ended just now.
 */
export async function placeOrder(
  context: Context,
  submission: Submission,
  onEndedSales: (productIds: number[]) => void,
) {
  const { deviceId, customer, key } = submission
  const now = context.now()
  // Between two runs of the job that ends sales; before the transaction, which would lock these products for others' orders.
  onEndedSales(await endSales(context.db, now))
  const order = await context.db.transaction(async (tx) => {
    // Locked: the account's deletion comes before, or finds this order (docs/decisions/030).
    const account = customer && (await lockCustomer(tx, customer.id))
    // Serialized per device: a repeated key must find the order of the first request.
    await lockKey(tx, deviceId)
    const existing = key ? await repeatedOrder(tx, { deviceId, key, customer }, now) : undefined
    return existing ?? createOrder(tx, submission, { ...context, account }, now)
  })
  const lifetime = { now, days: lookupDays }
  return {
    ...(await loadHandOff(context, order)),
    order_token:
      order.customerId === null
        ? issueOrderToken(context.orderLinkSecret, order.id, lifetime)
        : null,
  }
}
