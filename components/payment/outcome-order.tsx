import { useQuery } from '@tanstack/react-query'
import { useNow } from '#components/checkout/use-now.ts'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { StoreAddress } from '#components/orders/store-address.tsx'
import { PaymentNumber } from '#components/payment/payment-number.tsx'
import { PaymentSteps } from '#components/payment/payment-steps.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { useRememberedOrder } from '#components/payment/use-remembered-order.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { promisedTime } from '#lib/account/promised-time.ts'
import { orderOfBillQuery, orderPaymentQuery } from '#lib/api/queries/orders.ts'
import * as words from '#lib/messages/words.ts'
import { isInPreparation, pickupCode } from '#lib/rules/pickup-code.ts'

/** How to pay to the payment number, if this browser may see it, and a link to find it again. */
export function NumberToPay({ trxRef }: { trxRef: string }) {
  const payment = useOrderPayment(trxRef)
  const isRemembered = useRememberedOrder(trxRef) !== null
  if (!payment?.payment_number) return null
  return (
    <div>
      <PaymentNumber {...payment} />
      <PaymentSteps {...payment} />
      {isRemembered && (
        <a href="/checkout" className={textLinkStyle}>
          {words.payment.seeAgain}
        </a>
      )}
    </div>
  )
}

interface OutcomeOrderProps {
  trxRef: string
  isSignedIn: boolean
}

/** The order, if this browser may see it: the one that it placed, or one of a customer's. */
function useOutcomeOrder({ trxRef, isSignedIn }: OutcomeOrderProps) {
  const { data: placed } = useQuery(orderPaymentQuery(trxRef))
  const isUnknown = isSignedIn && placed === null
  const { data: own } = useQuery({ ...orderOfBillQuery(trxRef), enabled: isUnknown })
  return placed ?? own
}

/** When the order arrives, or is ready in the store, as it was promised. */
export function OutcomePromise(props: OutcomeOrderProps) {
  const order = useOutcomeOrder(props)
  const now = useNow().getTime()
  const promised = order && promisedTime(order, now)
  return promised ? <p className="font-semibold">{promised}</p> : null
}

/** The code to show at the store (spec §2). */
export function OutcomePickupCode(props: OutcomeOrderProps) {
  const order = useOutcomeOrder(props)
  const code = order && pickupCode(order)
  if (!code) return null
  return (
    <div>
      <p>{words.orders.pickupCode}</p>
      <PickupCode code={code} />
      <p>{words.orders.pickupText}</p>
      {isInPreparation(order) && <p className="text-muted">{words.orders.notReadyYet}</p>}
      {order.showroom && (
        <div className="mt-4">
          <StoreAddress store={order.showroom} />
        </div>
      )}
    </div>
  )
}

/** What was ordered, if this browser may see it. */
export function OutcomeItems({ trxRef }: { trxRef: string }) {
  const lines = useOrderPayment(trxRef)?.sales_trx_details ?? []
  if (lines.length === 0) return null
  return (
    <section aria-label={words.orders.items} className="w-full">
      <OrderedItems lines={lines} />
    </section>
  )
}
