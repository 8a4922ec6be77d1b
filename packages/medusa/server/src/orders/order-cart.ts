import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  addShippingMethodToCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { discountOf, type PromotionTerms } from '../promotion-terms'
import { readRows } from '../read-rows'
import { Refusal } from '../refusal'
import { readSettings } from '../settings'
import type { Store } from '../stores'
import type { Delivery } from './delivery'
import type { OrderInput } from './order-input'
import { isPayable } from './payable'

interface Buying {
  input: OrderInput
  store: Store
  delivery: Delivery
  promotion: PromotionTerms | null
  trxRef: string
}

/** Where an order goes: for a pickup the store itself, under the buyer's name. */
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

/** A cart in the sales channel of one store: Medusa reserves at this store's location, and nowhere else. */
async function createCart(scope: MedusaContainer, buying: Buying): Promise<string> {
  const { input, store, delivery, trxRef } = buying
  const { region_id } = await readSettings(scope)
  const { result } = await createCartWorkflow(scope).run({
    input: {
      region_id,
      sales_channel_id: store.sales_channel_id ?? '',
      email: input.email,
      ...(input.customer_id ? { customer_id: input.customer_id } : {}),
      items: input.lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
      shipping_address: addressOf(buying),
      metadata: { trx_ref: trxRef },
    },
  })
  await addShippingMethodToCartWorkflow(scope).run({
    input: { cart_id: result.id, options: [{ id: delivery.optionId }] },
  })
  return result.id
}

interface MedusaCart {
  items: { id: string; unit_price: number | string; quantity: number | string }[]
  shipping_methods: { id: string; amount: number | string }[]
}

async function readCart(scope: MedusaContainer, id: string) {
  const { rows } = await readRows<MedusaCart>(scope, {
    entity: 'cart',
    fields: [
      'items.id',
      'items.unit_price',
      'items.quantity',
      'shipping_methods.id',
      'shipping_methods.amount',
    ],
    filters: { id },
  })
  const items = (rows[0]?.items ?? []).map(({ id, unit_price, quantity }) => ({
    id,
    total: Number(unit_price) * Number(quantity),
  }))
  const method = rows[0]?.shipping_methods[0]
  return {
    items,
    subtotal: items.reduce((sum, { total }) => sum + total, 0),
    methodId: method?.id ?? '',
    shippingCost: Number(method?.amount ?? 0),
  }
}

type Cart = Awaited<ReturnType<typeof readCart>>

/** Parts of a discount by line, in whole rupiah: the last line has what is left of rounding. */
function shares({ items, subtotal }: Cart, discount: number): Map<string, number> {
  let left = discount
  return new Map(
    items.map(({ id, total }, index) => {
      const isLast = index === items.length - 1
      const part = isLast ? left : Math.floor((discount * total) / subtotal)
      left -= part
      return [id, part]
    }),
  )
}

interface Discounted {
  cart: Cart
  promotion: PromotionTerms | null
  discount: number
}

/** What a promotion takes off of delivery and lines: Medusa counts its use by the code when the order is placed. */
function adjustmentsOf({ cart, promotion, discount }: Discounted) {
  if (!promotion) return { delivery: [], lines: [] }
  const { id: promotion_id, code } = promotion
  if (promotion.category === 'SHIPPING') {
    const ofDelivery = { shipping_method_id: cart.methodId, amount: discount, code, promotion_id }
    return { delivery: [ofDelivery], lines: [] }
  }
  const lines = [...shares(cart, discount)]
    .filter(([, amount]) => amount > 0)
    .map(([item_id, amount]) => ({ item_id, amount, code, promotion_id }))
  return { delivery: [], lines }
}

/** Takes the discount off a cart, and nothing else: what Medusa's automatic promotions took off, no shopper has seen. */
async function applyDiscount(
  scope: MedusaContainer,
  cartId: string,
  discounted: Discounted,
): Promise<void> {
  const { delivery, lines } = adjustmentsOf(discounted)
  const carts = scope.resolve(Modules.CART)
  await carts.setShippingMethodAdjustments(cartId, delivery)
  await carts.setLineItemAdjustments(cartId, lines)
}

/** The bill of a cart, which Medusa authorizes with the order. */
async function createBill(scope: MedusaContainer, cartId: string, trxRef: string): Promise<void> {
  const { result } = await createPaymentCollectionForCartWorkflow(scope).run({
    input: { cart_id: cartId },
  })
  await createPaymentSessionsWorkflow(scope).run({
    input: {
      payment_collection_id: result.id,
      provider_id: 'pp_bill_bill',
      data: { trx_ref: trxRef },
    },
  })
}

/**
 * Makes the cart of an order, with its delivery, its discount, and its bill if there is anything to pay: Medusa completes a cart of 0
 * without one. Gives its id and total. Throws PROMO_INVALID for a code without effect, LEAVES_TOO_LITTLE and BELOW_MINIMUM for a total
 * that the payment provider does not take, CART_CHANGED when it costs something else than the shopper has seen.
 */
export async function createOrderCart(
  scope: MedusaContainer,
  buying: Buying,
): Promise<{ cartId: string; total: number }> {
  const { input, promotion, trxRef } = buying
  const cartId = await createCart(scope, buying)
  const cart = await readCart(scope, cartId)
  const { subtotal, shippingCost } = cart
  const discount = promotion ? discountOf(promotion, { subtotal, shippingCost }) : 0
  if (promotion && discount === 0) throw new Refusal('PROMO_INVALID')
  const total = subtotal - discount + shippingCost
  if (!isPayable(total, input.payment_minimum))
    throw new Refusal(promotion ? 'LEAVES_TOO_LITTLE' : 'BELOW_MINIMUM')
  if (typeof input.expected_total === 'number' && input.expected_total !== total) {
    throw new Refusal('CART_CHANGED')
  }
  await applyDiscount(scope, cartId, { cart, promotion, discount })
  if (total > 0) await createBill(scope, cartId, trxRef)
  return { cartId, total }
}
