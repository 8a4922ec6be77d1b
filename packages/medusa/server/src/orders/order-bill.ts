import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { currencyCode } from '../settings'

interface Billed {
  orderId: string
  trxRef: string
  /** Whole rupiah, more than 0. */
  total: number
}

/** The bill of an order: a payment that is authorized, and captured when the payment provider has told that it was paid. */
export async function createBill(scope: MedusaContainer, { orderId, trxRef, total }: Billed) {
  const payments = scope.resolve(Modules.PAYMENT)
  const amount = { currency_code: currencyCode, amount: total }
  const collection = await payments.createPaymentCollections(amount)
  await scope.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collection.id },
  })
  const session = await payments.createPaymentSession(collection.id, {
    ...amount,
    provider_id: 'pp_bill_bill',
    data: { trx_ref: trxRef },
  })
  return payments.authorizePaymentSession(session.id, {})
}
