import 'server-only'
import type { OrderPayment } from '@etalase/contract/payment.ts'
import { paymentEndpoints } from '@etalase/contract/payment.ts'
import { parseReturn } from '@etalase/contract/rules/payment/xpress.ts'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { unstable_rethrow } from 'next/navigation'
import { callsOf } from '#lib/api/backend.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import { loadOrderPayment } from '#lib/pages/load-placed-order.ts'
import { type KnownResult, resultOfReport } from '#lib/payment/known-result.ts'
import { readDeviceId } from '#lib/session/device.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'

const { callBackend } = callsOf(paymentEndpoints)

/** A payment after the return from the provider, with its order if this browser may see it; or why it is unknown. */
export type PaymentResultData =
  | { result: KnownResult; payment: OrderPayment | null }
  | { failure: string }

/** Reports the return parameters of a URL, and loads the payment's result. */
export async function loadPaymentResult(returned: URLSearchParams): Promise<PaymentResultData> {
  const cookies = await requestCookies()
  const token = (await readToken(cookies)) ?? undefined
  const caller = { deviceId: readDeviceId(cookies) ?? '', token }
  const body = parseReturn(returned)
  try {
    const result = resultOfReport(
      await callBackend('POST checkout-payment', { body }, caller),
      body,
    )
    const { trxRef } = result
    return { result, payment: trxRef === null ? null : await loadOrderPayment(trxRef, caller) }
  } catch (error) {
    unstable_rethrow(error)
    const request = { method: 'GET', url: '/payment/response', traceId: currentRequestId() }
    return { failure: logAndMapFailure(request, error).message }
  }
}
