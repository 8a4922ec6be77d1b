import Link from 'next/link'
import { KeepOrder } from '#components/orders/keep-order.tsx'
import { OutcomeFacts } from '#components/payment/outcome-facts.tsx'
import { OutcomeHead } from '#components/payment/outcome-head.tsx'
import { NumberToPay, OutcomeItems } from '#components/payment/outcome-order.tsx'
import { useIsRemembered } from '#components/payment/use-is-remembered.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { orderNumber } from '#lib/rules/order-number.ts'

const isGood = ({ outcome }: KnownResult) => outcome === 'paid' || outcome === 'waiting'

interface PaymentOutcomeViewProps {
  result: KnownResult
  /** Whether the shopper is signed in, and finds the order in the account. */
  isSignedIn: boolean
  /** Whether a guest can open the order on its own page. */
  hasOrderPage: boolean
  /** Whether an account takes up the order of a guest. */
  canKeep: boolean
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
  const { result, canKeep } = props
  const { outcome, trxRef } = result
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <OutcomeHead outcome={outcome} />
      {isGood(result) && (
        <p>
          {words.payment.thankYou}. {words.payment.checkEmail}
        </p>
      )}
      <OutcomeFacts result={result} />
      {outcome === 'waiting' && trxRef && <NumberToPay trxRef={trxRef} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep {...props} />
        {(outcome === 'reversed' || outcome === 'cancelled') && (
          <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
            {words.payment.contact}
          </a>
        )}
      </div>
      {canKeep && isGood(result) && <KeepOrder />}
      {trxRef && <OutcomeItems trxRef={trxRef} />}
      {trxRef && <ChatLink message={words.chat.aboutOrder(orderNumber(trxRef))} />}
    </div>
  )
}
