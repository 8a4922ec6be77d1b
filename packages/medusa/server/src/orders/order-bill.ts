import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { currencyCode } from '../settings'

interface Billed {
  orderId: string
  trxRef: string
  /** Whole rupiah, more than 0. */
  total: number
  /** Cash payment method; null for the payment provider. */
  way: string | null
}

/** Medusa's own manual provider represents cash, which staff collect. */
const providerOf = (way: string | null) => (way === null ? 'pp_bill_bill' : 'pp_system_default')

/**
 * Creates the bill of an order: an authorized payment. It is captured when the payment provider confirms it, or staff have collected it.
 */
export async function createBill(scope: MedusaContainer, { orderId, trxRef, total, way }: Billed) {
  const payments = scope.resolve(Modules.PAYMENT)
  const amount = { currency_code: currencyCode, amount: total }
  const collection = await payments.createPaymentCollections(amount)
  await scope.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collection.id },
  })
  const session = await payments.createPaymentSession(collection.id, {
    ...amount,
    provider_id: providerOf(way),
    data: { trx_ref: trxRef },
  })
  return payments.authorizePaymentSession(session.id, {})
}
