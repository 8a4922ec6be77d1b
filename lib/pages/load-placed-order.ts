import 'server-only'
import type { OrderPayment } from '@etalase/contract/payment.ts'
import { paymentEndpoints } from '@etalase/contract/payment.ts'
import { type HandOff, handOffOfPlaced } from '@etalase/contract/rules/payment/hand-off.ts'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { unstable_rethrow } from 'next/navigation'
import { ApiError } from '#lib/api/api-error.ts'
import { type Caller, callsOf } from '#lib/api/backend.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { loadSizes } from '#lib/api/load-sizes.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { namePaidSizes } from '#lib/api/name-sizes.ts'
import { placeOrder } from '#lib/api/place-order.ts'
import type { AgreedOrder } from '#lib/checkout/order.ts'
import { stepsPath } from '#lib/checkout/urls.ts'
import type { CheckoutCaller } from '#lib/pages/load-checkout.ts'

const { callBackend } = callsOf(paymentEndpoints)

/** Loads the payment of an order that this browser placed; null when the backend lacks the call. Throws ApiError. */
export async function loadOrderPayment(
  trx_ref: string,
  caller: Caller,
): Promise<OrderPayment | null> {
  const sent = await nullIfNotFound(
    callBackend('GET order-payment', { query: { trx_ref } }, caller),
  )
  return sent && namePaidSizes(sent, loadSizes)
}

/** The state of an order: its bill, its final status, or why neither is known. */
export type PlacedOrder =
  | { handOff: HandOff; payment: OrderPayment | null }
  | { settled: OrderPayment }
  | { failure: string; isRefused: boolean }

/**
 * Loads the state of an order; null while it is unknown whether it was placed. Loads the bill by the same call with the same key, which
 * doesn't place a second order.
 */
export async function loadPlacedOrder(
  order: AgreedOrder,
  caller: CheckoutCaller,
): Promise<PlacedOrder | null> {
  if (!order.billNo) return null
  try {
    const payment = await loadOrderPayment(order.billNo, caller)
    const isOpen = payment?.trx_status === 'PENDING' || payment?.trx_status === 'UNKNOWN'
    if (payment && !isOpen) return { settled: payment }
    const placed = await placeOrder({ body: order.body }, { ...caller, idempotencyKey: order.key })
    return { handOff: handOffOfPlaced(placed), payment }
  } catch (error) {
    unstable_rethrow(error)
    const request = { method: 'GET', url: stepsPath, traceId: currentRequestId() }
    const { message } = logAndMapFailure(request, error)
    return { failure: message, isRefused: error instanceof ApiError && error.kind === 'refused' }
  }
}
