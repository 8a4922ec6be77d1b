import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { PromotionTerms } from '../promotion-terms'
import { Refusal } from '../refusal'
import { currencyCode, type OrderRegion } from '../settings'
import type { OrderingStore } from '../stores'
import { type BoughtLine, toOrderItem } from './bought-lines'
import { countUse } from './count-use'
import type { Delivery } from './delivery'
import { addTaxes } from './delivery-taxes'
import { type Discount, discountFor, subtotalOf } from './discount'
import type { MedusaOrder } from './medusa-order'
import { newMedusaOrder } from './new-medusa-order'
import { createBill } from './order-bill'
import { customerOf } from './order-customer'
import type { OrderInput } from './order-input'
import { isPayable } from './payable'
import { reservePieces } from './reserve-pieces'
import { type CashSettings, feeOf } from './ways'

export interface Buying {
  input: OrderInput
  region: OrderRegion
  store: OrderingStore
  lines: BoughtLine[]
  delivery: Delivery
  promotion: PromotionTerms | null
  /** Staff's settings of cash payment; null for an order paid at the payment provider. */
  cash: CashSettings | null
  trxRef: string
}

/** Returns the address of an order: for a pickup the store's, with the buyer's e-mail address as name. */
function addressOf({ input: { address, email }, store }: Buying) {
  const country_code = 'id'
  if (!address) return { first_name: email, address_1: store.address_1, country_code }
  const { city, province, postal_code, ...rest } = address
  return {
    ...rest,
    city: city ?? '',
    province: province ?? '',
    postal_code: postal_code ?? '',
    country_code,
  }
}

/** Returns the fee of the payment method, in whole rupiah. Throws PAYMENT_WAY for a method that the order can't use. */
function paymentFee({ input, delivery: { takesCash }, cash }: Buying, total: number): number {
  const { payment_way: way, shipping_type: shippingType } = input
  if (!way || !cash) return 0
  const fee = feeOf({ way, shippingType, total, takesCash }, cash)
  if (fee === null) throw new Refusal('PAYMENT_WAY')
  return fee
}

/**
 * Returns what an order costs, in whole rupiah. Throws PROMO_INVALID for a code without effect, PAYMENT_WAY, LEAVES_TOO_LITTLE and
 * BELOW_MINIMUM for a total below the provider's minimum, and CART_CHANGED when the shopper has seen another total.
 */
function priceOf(buying: Buying) {
  const { input, lines, delivery, promotion } = buying
  const discount = discountFor(promotion, lines, delivery.cost)
  const cost = subtotalOf(lines) - discount.amount + delivery.cost
  const fee = paymentFee(buying, cost)
  const total = cost + fee
  if (!isPayable(total, input.payment_minimum))
    throw new Refusal(promotion ? 'LEAVES_TOO_LITTLE' : 'BELOW_MINIMUM')
  if (typeof input.expected_total === 'number' && input.expected_total !== total)
    throw new Refusal('CART_CHANGED')
  return { discount, fee, total }
}

/** Names the delivery for staff. It includes the payment method's fee, for which Medusa has no field. */
const methodName = ({ name }: Delivery, fee: number) =>
  fee > 0 ? `${name}, with ${fee.toLocaleString('id-ID')} for cash on delivery` : name

async function createOrder(
  scope: MedusaContainer,
  buying: Buying,
  { discount, fee }: { discount: Discount; fee: number },
) {
  const { input, region, store, lines, delivery, trxRef } = buying
  const method = {
    name: methodName(delivery, fee),
    shipping_option_id: delivery.optionId,
    amount: delivery.cost + fee,
    is_tax_inclusive: true,
    data: {},
    // Medusa stores delivery adjustments without their tax.
    adjustments: discount.ofDelivery.map(({ is_tax_inclusive: _, ...each }) => each),
  }
  const order = await scope.resolve(Modules.ORDER).createOrders({
    region_id: region.id,
    sales_channel_id: store.sales_channel_id,
    currency_code: currencyCode,
    status: 'pending',
    email: input.email,
    customer_id: await customerOf(scope, input),
    shipping_address: addressOf(buying),
    items: lines.map((line, index) => ({
      ...toOrderItem(line),
      adjustments: discount.ofLines[index] ?? [],
    })),
    shipping_methods: [method],
    metadata: { trx_ref: trxRef },
  })
  // Adds taxes to Medusa's order where staff have enabled them. The total stays.
  if (region.automatic_taxes) await addTaxes(scope, order, discount)
  return order
}

/** A complete order of Medusa that no event has announced yet. */
export interface MadeOrder {
  order: MedusaOrder
  total: number
  /** Fee of the payment method, contained in the total. */
  fee: number
  reservationIds: string[]
}

/**
 * Creates an order with Medusa's modules, without the cart and workflows of its own storefronts, which read and price the same cart eleven
 * times. Each module writes in its own transaction; `undoPlacement` reverts them when a later one fails. Throws what `priceOf` throws, and
 * Medusa's errors.
 */
export async function makeOrder(scope: MedusaContainer, buying: Buying): Promise<MadeOrder> {
  const { discount, fee, total } = priceOf(buying)
  const order = await createOrder(scope, buying, { discount, fee })
  const reservationIds = await reservePieces(scope, buying, order)
  await countUse(scope, discount, order)
  const way = buying.input.payment_way ?? null
  const bill = { orderId: order.id, trxRef: buying.trxRef, total, way }
  const payment = total > 0 ? await createBill(scope, bill) : null
  return {
    order: newMedusaOrder(
      order,
      { ...buying, discount, delivery: { cost: buying.delivery.cost + fee } },
      payment && { id: payment.id, amount: total },
    ),
    total,
    fee,
    reservationIds,
  }
}

/** Emits Medusa's events of an order, as its own checkout does. */
export async function tellMedusa(
  scope: MedusaContainer,
  { id: order_id, reservationIds }: { id: string; reservationIds: readonly string[] },
): Promise<void> {
  const events = scope.resolve(Modules.EVENT_BUS)
  await events.emit({ name: 'order.placed', data: { id: order_id } })
  const reserved = reservationIds.map((id) => ({
    name: 'reservation-item.created',
    data: { id, order_id },
  }))
  await events.emit(reserved)
}
