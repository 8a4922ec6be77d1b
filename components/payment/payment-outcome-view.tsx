import Link from 'next/link'
import { useState } from 'react'
import { PaymentNumber } from '#components/payment/payment-number.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { restorePendingOrder } from '#lib/checkout/pending-order.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { formatRupiah, rupiah } from '#lib/rules/money.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatWibDeadline } from '#lib/rules/wib.ts'

const isGood = ({ outcome }: KnownResult) => outcome === 'paid' || outcome === 'waiting'

interface PaymentOutcomeViewProps {
  result: KnownResult
  /** Whether the shopper is signed in, and finds the order in the account. */
  isSignedIn: boolean
  /** Whether a guest can open the order on its own page. */
  hasOrderPage: boolean
}

/** Whether this browser's checkout has stored the order. */
function useIsRemembered(trxRef: string | null): boolean {
  const [isRemembered] = useState(() => trxRef !== null && restorePendingOrder()?.billNo === trxRef)
  return isRemembered
}

/** The payment number, if this browser may see it, and a link to find it again. */
function NumberToPay({ trxRef }: { trxRef: string }) {
  const payment = useOrderPayment(trxRef)
  const isRemembered = useIsRemembered(trxRef)
  if (!payment?.payment_number) return null
  return (
    <div>
      <PaymentNumber {...payment} />
      {isRemembered && (
        <a href="/checkout" className={textLinkStyle}>
          {words.payment.seeAgain}
        </a>
      )}
    </div>
  )
}

/** Where an order is that this browser's checkout does not know. */
function orderPath({ isSignedIn, hasOrderPage }: Omit<PaymentOutcomeViewProps, 'result'>): string {
  if (isSignedIn) return '/account/orders'
  return hasOrderPage ? '/order' : '/checkout'
}

/** Links to pay the order again: in the checkout for this browser's last order, else where the order is. */
function TryAgain({ result: { trxRef }, ...shopper }: PaymentOutcomeViewProps) {
  const isRemembered = useIsRemembered(trxRef)
  return (
    <a href={isRemembered ? '/checkout' : orderPath(shopper)} className={buttonStyle()}>
      {words.payment.tryAgain}
    </a>
  )
}

function NextStep(props: PaymentOutcomeViewProps) {
  const { result, isSignedIn, hasOrderPage } = props
  if (result.outcome === 'notCompleted') return <TryAgain {...props} />
  return (
    <>
      {isSignedIn && (
        <Link href="/account/orders" prefetch={false} className={buttonStyle()}>
          {words.payment.checkStatus}
        </Link>
      )}
      {!isSignedIn && hasOrderPage && (
        <a href="/order" className={buttonStyle('secondary')}>
          {words.guestOrder.title}
        </a>
      )}
      <IntentLink href="/products" className={buttonStyle(isSignedIn ? 'secondary' : 'primary')}>
        {words.payment.continueShopping}
      </IntentLink>
    </>
  )
}

/** The result of the payment, with the next step (decisions, Calls). */
export function PaymentOutcomeView(props: PaymentOutcomeViewProps) {
  const { result } = props
  const { title, text } = words.payment.outcomes[result.outcome]
  const isWaiting = result.outcome === 'waiting' || result.outcome === 'notCompleted'
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{title}</h1>
      <p>{text}</p>
      {isGood(result) && (
        <p>
          {words.payment.thankYou}. {words.payment.checkEmail}
        </p>
      )}
      {result.trxRef && (
        <p className="font-semibold">{words.payment.orderNumber(orderNumber(result.trxRef))}</p>
      )}
      {result.total !== null && <p>{words.payment.total(formatRupiah(rupiah(result.total)))}</p>}
      {result.outcome === 'waiting' && result.trxRef && <NumberToPay trxRef={result.trxRef} />}
      {isWaiting && result.payBefore && (
        <p>{words.payment.payBefore(formatWibDeadline(result.payBefore))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep {...props} />
        {(result.outcome === 'reversed' || result.outcome === 'cancelled') && (
          <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
            {words.payment.contact}
          </a>
        )}
      </div>
      {result.trxRef && <ChatLink message={words.chat.aboutOrder(orderNumber(result.trxRef))} />}
    </div>
  )
}
