import { randomBytes } from 'node:crypto'
import { linesToBuy } from '@etalase/backend-kit/cart/basket.ts'
import { removeLines } from '@etalase/backend-kit/cart/cart-lines.ts'
import type { UnpaidOrderRules } from '@etalase/backend-kit/config.ts'
import type { Context } from '@etalase/backend-kit/context.ts'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import type { Customer } from '@etalase/backend-kit/http/customer.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { aboutOrder, queueMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { estimateArrival } from '@etalase/backend-kit/orders/order-estimate.ts'
import { lockById, type OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { issueOrderToken, lookupDays } from '@etalase/backend-kit/orders/order-token.ts'
import { leastTotal } from '@etalase/backend-kit/promos/payable-promo.ts'
import { parcelOf } from '@etalase/backend-kit/shipping/tariffs.ts'
import { findShowroom } from '@etalase/backend-kit/stores/store-repository.ts'
import { issuesOf } from '@etalase/contract/rules/field.ts'
import { summaryForm } from '@etalase/contract/rules/forms.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { type CustomerRow, lockCustomer } from '#account/customer-repository.ts'
import { endSales } from '#catalogue/end-sales.ts'
import { cashLock, requireWay } from '#checkout/cash-orders.ts'
import { deliveryOf } from '#checkout/delivery.ts'
import type { CheckoutInput } from '#checkout/delivery-address.ts'
import { limitNetwork } from '#checkout/network-share.ts'
import { amountsOf } from '#checkout/order-amounts.ts'
import { checkOrderLimits } from '#checkout/order-limits.ts'
import { repeatedOrder } from '#checkout/repeated-order.ts'
import { type CartLine, reserveLines } from '#checkout/reserve-lines.ts'
import {
  countUnpaidOrders,
  limitUnpaidOrders,
  lockOrderer,
  type Orderer,
} from '#checkout/unpaid-orders.ts'
import { type NewLine, writeOrder } from '#checkout/write-order.ts'
import { keepConsent } from '#order-updates/update-consents.ts'
import { confirmOrder } from '#orders/confirm-order.ts'
import { type BillDetails, loadHandOff } from '#orders/hand-off.ts'
import { payOrder } from '#orders/pay-order.ts'

export interface Submission {
  deviceId: string
  customer: Customer | null
  /** Network that the order comes from (hashNetwork). */
  clientNetwork: string
  /** The Idempotency-Key header. Repeating a key returns the same order. */
  key: string | undefined
  input: CheckoutInput
}

const lineSubtotal = ({ item, product }: CartLine): Rupiah => rupiah(item.qty * product.grandPrice)

const orderLineOf = (line: CartLine): NewLine => ({
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

/** Returns the identities by which unpaid orders are counted. */
const ordererOf = ({
  deviceId,
  customer,
  clientNetwork,
  input,
}: Omit<Submission, 'key'>): Orderer => ({
  deviceId,
  customerId: customer?.id ?? null,
  guestEmail: customer ? null : (input.guest_email ?? ''),
  clientNetwork,
})

/** A guest's order holds its stock for a shorter time, because its buyer is not identified. */
const paymentHours = (
  { paymentHours, guestPaymentHours }: UnpaidOrderRules,
  customer: Customer | null,
): number => (customer ? paymentHours : guestPaymentHours)

/** Reads in parallel what an order depends on. Needs no locks besides those of the orderer. */
const readBefore = (
  tx: Database,
  { deviceId, customer, clientNetwork, key, input }: Submission,
  now: Date,
) =>
  Promise.all([
    key ? repeatedOrder(tx, { deviceId, key, customer }, now) : undefined,
    countUnpaidOrders(tx, ordererOf({ deviceId, customer, clientNetwork, input }), now),
    findShowroom(tx, input.showroom_id),
    linesToBuy(tx, { deviceId, buyNow: input.buy_now }),
  ])

/** Starts a new order and mails its buyer. A free order is paid at once, a cash order confirmed. */
async function startOrder(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentWay !== null) await confirmOrder(tx, order, now)
  else if (order.grandTotal === 0) await payOrder(tx, order, { channel: null, now })
  else await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_RECEIVED' }, now)
}

/** An order and its bill details, which are missing for a repeated order. */
interface Placed {
  order: OrderRow
  details?: BillDetails
}

async function placeLocked(
  tx: Database,
  submission: Submission,
  {
    paymentMinimum,
    unpaidOrders: rules,
    cash,
    shipping,
    updateWorker,
    account,
  }: Context & { account: CustomerRow | null },
  now: Date,
): Promise<Placed> {
  const { deviceId, customer, clientNetwork, key, input } = submission
  const [existing, unpaid, showroom, bought] = await readBefore(tx, submission, now)
  if (existing) return { order: existing }
  const buyer = buyerColumns(input, customer)
  limitUnpaidOrders(unpaid, rules)
  if (!showroom) throw notFound(messages().answers.catalogue.noStore)
  const { id: showroomId } = showroom
  const lines = await reserveLines(tx, bought, { showroomId, seen: input.cart_item_ids })
  await limitNetwork(tx, { lines, showroomId, clientNetwork }, { rules, now })
  const email = account?.email ?? buyer.guestEmail ?? ''
  await checkOrderLimits(tx, { lines, orderer: { deviceId, email, clientNetwork }, now })
  const parcel = parcelOf(lines.map(({ item, product }) => ({ qty: item.qty, product })))
  const subtotal = sum(lines.map(lineSubtotal))
  const tariffs = shipping.offered
  const delivery = await deliveryOf(tx, { input, customer, showroom, parcel, subtotal, tariffs })
  const { shippingCost, takesCash, ...sent } = delivery
  const { payment_way: paymentWay = null } = input
  const orderer = { ...ordererOf(submission), ...sent }
  const feeFor = async (total: Rupiah) => {
    if (paymentWay === null) return rupiah(0)
    const order = { orderer, shippingType: input.shipping_type, total, takesCash }
    return (await requireWay(tx, paymentWay, order, cash)).fee
  }
  const minimum = leastTotal(paymentMinimum, paymentWay)
  const amounts = await amountsOf(tx, { input, subtotal, shippingCost, minimum, feeFor }, now)
  const written = lines.map(orderLineOf)
  const order = await writeOrder(
    tx,
    {
      ...sent,
      ...amounts,
      ...buyer,
      ...estimateArrival(delivery, now),
      trxRef: randomBytes(16).toString('hex'),
      deviceId,
      clientNetwork,
      idempotencyKey: key ?? null,
      paymentWay,
      language: requestLanguage(),
      shippingType: input.shipping_type,
      giftMessage: input.gift_message || null,
      hidesPrices: input.hide_prices ?? false,
      showroomId,
      placedAt: now,
      movedAt: now,
      dueAt: addMinutes(now, (paymentWay ? cash.storeHours : paymentHours(rules, customer)) * 60),
    },
    written,
  )
  if (updateWorker) await keepConsent(tx, order.id, input, now)
  // Lines of "buy now" are not in the cart.
  const lineIds = input.buy_now ? [] : lines.map((line) => line.item.id)
  await Promise.all([removeLines(tx, lineIds), startOrder(tx, order, now)])
  const details = { lines: written, buyer: { name: account?.name ?? null, email } }
  const isSettled = order.paymentWay !== null || order.grandTotal === 0
  return { order: isSettled ? await lockById(tx, order.id) : order, details }
}

/**
 * Places the order of a device's cart, or finds the order of a repeated key. Returns the hand-off to the payment
 * provider and a guest order's token. Order, lines, stock and cart change in one transaction. `onEndedSales` gets the
 * products whose sales ended just now.
 */
export async function placeOrder(
  context: Context,
  submission: Submission,
  onEndedSales: (productIds: number[]) => void,
) {
  const { customer } = submission
  const now = context.now()
  // The job may not have ended these sales yet. Done before the transaction, which would lock the products for other orders.
  onEndedSales(await endSales(context.db, now))
  const { order, details } = await context.db.transaction(async (tx) => {
    // The lock serialises this with the account's deletion, which comes first or finds this order (docs/decisions/030).
    const account = customer && (await lockCustomer(tx, customer.id))
    const more = submission.input.payment_way ? [cashLock(submission)] : []
    await lockOrderer(tx, ordererOf(submission), more)
    return placeLocked(tx, submission, { ...context, account }, now)
  })
  const lifetime = { now, days: lookupDays }
  return {
    ...(await loadHandOff(context, order, details)),
    order_token:
      order.customerId === null
        ? issueOrderToken(context.orderLinkSecret, order.id, lifetime)
        : null,
  }
}
