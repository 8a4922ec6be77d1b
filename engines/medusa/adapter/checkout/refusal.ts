import { z } from 'zod'
import { outOfStock } from '#backend/cart/out-of-stock.ts'
import { badRequest, notFound } from '#backend/http/http-error.ts'
import { messages } from '#backend/messages/messages.ts'
import { belowMinimum } from '#backend/payment/below-minimum.ts'
import { leavesTooLittle } from '#backend/promos/payable-promo.ts'
import type { Adapter } from '#engines/medusa/adapter/adapter.ts'
import { findSize } from '#engines/medusa/adapter/cart/shown-lines.ts'
import { promoRefusal } from '#engines/medusa/adapter/checkout/promo.ts'
import { EngineError } from '#engines/medusa/adapter/engine/engine.ts'

const missing = z.object({ variant_id: z.string(), available: z.number().catch(0) })

async function stockRefusal({ model }: Adapter, details: unknown) {
  const parsed = missing.safeParse(details)
  const known = parsed.success ? model.variants.find(parsed.data.variant_id) : undefined
  const size = known && (await findSize(model.db, known))
  if (!size || !parsed.success)
    return badRequest('OUT_OF_STOCK', messages().answers.cart.noneInStore)
  const named = { productName: size.product.name, sizeName: size.sizeName }
  return outOfStock(named, parsed.data.available)
}

/** What the engine says against an order, in the contract's words; an error that is no refusal as it is. */
export async function refusalOf(adapter: Adapter, error: unknown): Promise<unknown> {
  if (!(error instanceof EngineError) || error.status >= 500) return error
  const { checkout, catalogue } = messages().answers
  switch (error.reason) {
    case 'OUT_OF_STOCK':
      return stockRefusal(adapter, error.details)
    case 'SHIPPING_CHANGED':
      return badRequest('SHIPPING_CHANGED', checkout.shippingChanged)
    case 'CART_CHANGED':
      return badRequest('CART_CHANGED', checkout.priceChanged)
    case 'UNPAID_ORDERS':
      return badRequest('UNPAID_ORDERS', checkout.payFirst)
    case 'BUSY_NETWORK':
      return badRequest('UNPAID_ORDERS', checkout.busyNetwork)
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
