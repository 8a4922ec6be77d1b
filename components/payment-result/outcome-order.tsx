import type { OrderPayment } from '@etalase/contract/payment.ts'
import { isInPreparation, pickupCode } from '@etalase/contract/rules/codes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNow } from '#components/delivery/estimate.tsx'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { StoreAddress } from '#components/orders/store-address.tsx'
import { PaymentNumber, PaymentSteps } from '#components/payment/how-to-pay.tsx'
import { QrToPay } from '#components/payment/qr-to-pay.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { estimatedTime } from '#lib/account/estimated-time.ts'
import { isAwaited, orderOfBillQuery, orderPaymentQuery } from '#lib/api/queries/orders.ts'
import type { SentOrder } from '#lib/checkout/order.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { cashMessages } from '#messages/cash.ts'
import { ordersMessages } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'

/** Returns the order with this bill number if this browser's checkout has stored it, else null. */
export function useRememberedOrder(trxRef: string | null): SentOrder | null {
  const [order] = useState(restorePendingOrder)
  return trxRef !== null && order?.billNo === trxRef ? order : null
}

/** Refetches the result once the order no longer awaits payment. */
function useAskWhenPaid(payment: OrderPayment | null): void {
  const queries = useQueryClient()
  const isDecided = payment !== null && !isAwaited(payment)
  useEffect(() => {
    if (isDecided) queries.invalidateQueries({ queryKey: ['payment-result'] })
  }, [isDecided, queries])
}

/** How to pay by payment number or QR code, if this browser may see it, and a link to find it again. */
export function NumberToPay({ trxRef }: { trxRef: string }) {
  const payment = useOrderPayment(trxRef)
  const isRemembered = useRememberedOrder(trxRef) !== null
  useAskWhenPaid(payment)
  if (!payment?.payment_number && !payment?.payment_qr) return null
  return (
    <div>
      <QrToPay {...payment} />
      <PaymentNumber {...payment} />
      <PaymentSteps {...payment} />
      {isRemembered && (
        <a href="/checkout" className={textLinkStyle}>
          {payment.payment_qr ? paymentMessages.seeQrAgain : paymentMessages.seeAgain}
        </a>
      )}
    </div>
  )
}

interface OutcomeOrderProps {
  trxRef: string
  isSignedIn: boolean
}

/** Returns the order if this browser may see it: one placed here, or one of the customer's. */
function useOutcomeOrder({ trxRef, isSignedIn }: OutcomeOrderProps) {
  const { data: placed } = useQuery(orderPaymentQuery(trxRef))
  const isUnknown = isSignedIn && placed === null
  const { data: own } = useQuery({ ...orderOfBillQuery(trxRef), enabled: isUnknown })
  return placed ?? own
}

/** When the order arrives or is ready in the store, as promised. */
export function OutcomeEstimate(props: OutcomeOrderProps) {
  const order = useOutcomeOrder(props)
  const now = useNow().getTime()
  const promised = order && estimatedTime(order, now)
  return promised ? <p className="font-semibold">{promised}</p> : null
}

/** The code to show at the store (spec §2). */
export function OutcomePickupCode(props: OutcomeOrderProps) {
  const order = useOutcomeOrder(props)
  const code = order && pickupCode(order)
  if (!code) return null
  const { notReadyYet } = order.payment_way ? cashMessages : ordersMessages
  return (
    <div>
      <p>{ordersMessages.pickupCode}</p>
      <PickupCode code={code} />
      <p>{ordersMessages.pickupText}</p>
      {isInPreparation(order) && <p className="text-muted">{notReadyYet}</p>}
      {order.showroom && (
        <div className="mt-4">
          <StoreAddress store={order.showroom} />
        </div>
      )}
    </div>
  )
}

/** The ordered items, if this browser may see them. */
export function OutcomeItems({ trxRef }: { trxRef: string }) {
  const lines = useOrderPayment(trxRef)?.sales_trx_details ?? []
  if (lines.length === 0) return null
  return (
    <section aria-label={ordersMessages.items} className="w-full">
      <OrderedItems lines={lines} />
    </section>
  )
}
