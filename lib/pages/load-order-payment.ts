import 'server-only'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { type Caller, callBackend } from '#lib/api/server.ts'
import type { OrderPayment } from '#lib/contract/payment.ts'

/** The payment of an order that this browser placed; null where the backend does not tell. Throws ApiError. */
export const loadOrderPayment = (trx_ref: string, caller: Caller): Promise<OrderPayment | null> =>
  nullIfNotFound(callBackend('GET order-payment', { query: { trx_ref } }, caller))
