import { useQuery } from '@tanstack/react-query'
import { OrderedItems } from '#components/orders/ordered-items.tsx'
import { PickupCode } from '#components/orders/pickup-code.tsx'
import { StoreAddress } from '#components/orders/store-address.tsx'
import { PaymentNumber } from '#components/payment/payment-number.tsx'
import { PaymentSteps } from '#components/payment/payment-steps.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { useRememberedOrder } from '#components/payment/use-remembered-order.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
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

interface OutcomePickupCodeProps {
  trxRef: string
  isSignedIn: boolean
}

/** The code to show at the store (spec §2), if this browser may see it: of the order that it placed, or of a customer's. */
export function OutcomePickupCode({ trxRef, isSignedIn }: OutcomePickupCodeProps) {
  const { data: placed } = useQuery(orderPaymentQuery(trxRef))
  const isUnknown = isSignedIn && placed === null
  const { data: own } = useQuery({ ...orderOfBillQuery(trxRef), enabled: isUnknown })
  const order = placed ?? own
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
