import { outOfStock, overOrderLimit } from '@etalase/backend-kit/cart/out-of-stock.ts'
import { badRequest, notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { belowMinimum } from '@etalase/backend-kit/payment/below-minimum.ts'
import { leavesTooLittle } from '@etalase/backend-kit/promos/payable-promo.ts'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import { findSize } from '#cart/shown-lines.ts'
import { promoRefusal } from '#checkout/promo.ts'
import { EngineError } from '#engine/engine.ts'

const refused = z.object({ variant_id: z.string(), available: z.number().catch(0) })

/** Returns the size that a refusal names, and how many pieces are left; null for an unknown one. */
async function sizeIn({ model }: Adapter, details: unknown) {
  const parsed = refused.safeParse(details)
  const known = parsed.success ? model.variants.find(parsed.data.variant_id) : undefined
  const size = known && (await findSize(model.db, known))
  if (!size || !parsed.success) return null
  const { available } = parsed.data
  const { name: productName, maxPerOrder } = size.product
  return { productName, sizeName: size.sizeName, maxPerOrder, available }
}

async function stockRefusal(adapter: Adapter, details: unknown) {
  const size = await sizeIn(adapter, details)
  if (!size) return badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
  return outOfStock(size, size.available)
}

async function networkRefusal(adapter: Adapter, details: unknown) {
  const { manyUnpaid, busyNetwork } = messages().answers.checkout
  const size = await sizeIn(adapter, details)
  return badRequest('UNPAID_ORDERS', size ? manyUnpaid(size.productName) : busyNetwork)
}

/** Staff may have removed the limit in the meantime. Then the same order can be placed. */
async function limitRefusal(adapter: Adapter, details: unknown) {
  const size = await sizeIn(adapter, details)
  if (!size || size.maxPerOrder === null)
    return badRequest('CART_CHANGED', messages().answers.cart.changed)
  return overOrderLimit(size.productName, size.maxPerOrder)
}

/** Translates the engine's refusal of an order into the contract's; returns other errors as they are. */
export async function refusalOf(adapter: Adapter, error: unknown): Promise<unknown> {
  if (!(error instanceof EngineError) || error.status >= 500) return error
  const { checkout, catalogue } = messages().answers
  switch (error.reason) {
    case 'OUT_OF_STOCK':
      return stockRefusal(adapter, error.details)
    case 'ORDER_LIMIT':
      return limitRefusal(adapter, error.details)
    case 'SHIPPING_CHANGED':
      return badRequest('SHIPPING_CHANGED', checkout.shippingChanged)
    case 'CART_CHANGED':
      return badRequest('CART_CHANGED', checkout.priceChanged)
    case 'PAYMENT_WAY':
      return badRequest('PAYMENT_WAY', checkout.wayGone)
    case 'CASH_ORDERS':
      return badRequest('CASH_ORDERS', checkout.openCash(adapter.model.cash.rules.openOrders))
    case 'UNPAID_ORDERS':
      return badRequest('UNPAID_ORDERS', checkout.payFirst)
    case 'BUSY_NETWORK':
      return networkRefusal(adapter, error.details)
    case 'BELOW_MINIMUM':
      return belowMinimum(adapter.paymentMinimum)
    case 'LEAVES_TOO_LITTLE':
      return leavesTooLittle(adapter.paymentMinimum)
    case 'PROMO_INVALID':
    case 'ENDED':
    case 'USED_UP':
    case 'WITHOUT_EFFECT':
      return promoRefusal(error.reason)
    default:
      return error.status === 404 ? notFound(catalogue.noStore) : error
  }
}
