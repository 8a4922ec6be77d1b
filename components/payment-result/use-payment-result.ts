'use client'

import type { OrderPayment, PaymentReport } from '@etalase/contract/payment.ts'
import { type OrderOutcome, returnOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { parseReturn } from '@etalase/contract/rules/payment/xpress.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { callGateway } from '#lib/api/browser.ts'
import { cartQuery } from '#lib/api/queries/cart.ts'
import { isAwaited, orderPaymentQuery } from '#lib/api/queries/orders.ts'
import { countPurchase } from '#lib/checkout/count-orders.ts'
import { restorePendingOrder, settlePendingOrder } from '#lib/checkout/pending-order.ts'
import { clearCheckout } from '#lib/checkout/stored-checkout.ts'
import {
  type KnownResult,
  restoreKnownResult,
  resultOfReport,
  saveKnownResult,
} from '#lib/payment/known-result.ts'

/** Polling until the provider confirms: interval in milliseconds, and maximum number of requests. */
const pollIntervalMs = 4_000
const maxPolls = 10

const nothingKnown: KnownResult = {
  outcome: 'checking',
  trxRef: null,
  total: null,
  payBefore: null,
}

/** Returns whether an outcome is final, with nothing left to pay at the provider. */
const isFinal = (outcome: OrderOutcome) =>
  outcome !== 'waiting' && outcome !== 'notCompleted' && outcome !== 'checking'

async function report(body: PaymentReport): Promise<KnownResult> {
  return resultOfReport(await callGateway('POST checkout-payment', { body }), body)
}

/** Reports the purchase, with its lines if the backend sends them. */
async function tellPaid({ trxRef, total }: KnownResult, queries: QueryClient): Promise<void> {
  if (trxRef === null || total === null) return
  await countPurchase(trxRef, async () => {
    const payment = await queries.fetchQuery(orderPaymentQuery(trxRef)).catch(() => null)
    return payment ?? { trx_ref: trxRef, grand_total: total }
  })
}

function saveResult(result: KnownResult, billNo: string, queries: QueryClient): void {
  saveKnownResult(result)
  if (result.outcome === 'paid' || result.outcome === 'confirmed')
    tellPaid(result, queries).catch((error) => console.warn('The purchase was not told', error))
  if (isFinal(result.outcome)) settlePendingOrder(billNo)
  if (result.outcome !== 'checking') clearCheckout()
}

/** Returns the result from the backend's order. A payment number or QR code means that it waits for payment. */
function resultOf({ payment_number, payment_qr, ...payment }: OrderPayment): KnownResult {
  const hint = payment_number || payment_qr ? 'waiting' : 'checking'
  return {
    outcome: returnOutcome({ verified: true, ...payment }, hint),
    trxRef: payment.trx_ref,
    total: payment.grand_total,
    payBefore: payment.payment_duedate ?? null,
    way: payment.payment_way,
  }
}

/** Returns the result if the URL has no return parameters: this tab's last result, or the status of this browser's order. */
function useKnownResult(isEnabled: boolean): KnownResult {
  const [restored] = useState(restoreKnownResult)
  const [billNo] = useState(() => restored?.trxRef ?? restorePendingOrder()?.billNo)
  const mayChange = !restored || restored.outcome === 'waiting' || restored.outcome === 'confirmed'
  const payment = useOrderPayment(isEnabled && mayChange ? billNo : null)
  if (!payment) return restored ?? nothingKnown
  return restored && isAwaited(payment) ? restored : resultOf(payment)
}

/**
 * Reports the URL's return parameters once and returns the server's result. Then removes them from the URL: they contain a name and a
 * signature that should not stay in the history.
 */
export function usePaymentResult() {
  const [returned] = useState(() => new URLSearchParams(window.location.search))
  const hasReturned = String(returned) !== ''
  const [body] = useState(() => parseReturn(returned))
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['payment-result', body.bill_no, body.status],
    queryFn: () => report(body),
    enabled: hasReturned,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.outcome === 'checking' && data.trxRef !== null && dataUpdateCount < maxPolls
        ? pollIntervalMs
        : false,
  })
  const { data: result } = query
  useEffect(() => {
    if (!result) return
    saveResult(result, body.bill_no, queries)
    queries.invalidateQueries({ queryKey: cartQuery().queryKey })
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [result, queries, body])
  const storedResult = useKnownResult(!hasReturned)
  return hasReturned ? query : { ...query, data: storedResult, error: null }
}
