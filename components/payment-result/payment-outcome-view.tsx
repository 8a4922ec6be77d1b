import { orderNumber } from '@etalase/contract/rules/codes.ts'
import Link from 'next/link'
import { brand } from '#brand/company.ts'
import { KeepOrder } from '#components/orders/keep-order.tsx'
import { OutcomeFacts } from '#components/payment-result/outcome-facts.tsx'
import { OutcomeHead } from '#components/payment-result/outcome-head.tsx'
import {
  NumberToPay,
  OutcomeEstimate,
  OutcomeItems,
  OutcomePickupCode,
  useRememberedOrder,
} from '#components/payment-result/outcome-order.tsx'
import { PayAgain } from '#components/payment-result/pay-again.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { KnownResult } from '#lib/payment/known-result.ts'
import { chatMessages } from '#messages/chat.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { paymentMessages } from '#messages/payment.ts'

const isGood = ({ outcome }: KnownResult) =>
  outcome === 'paid' || outcome === 'confirmed' || outcome === 'waiting'

interface PaymentOutcomeViewProps {
  result: KnownResult
  /** Whether the shopper is signed in and so finds the order in the account. */
  isSignedIn: boolean
  /** Whether a guest can open the order on its own page. */
  hasOrderPage: boolean
  /** Whether an account would receive a guest's order. */
  canKeep: boolean
  /** The payment provider's URL, which receives the bill as a form post. */
  paymentUrl: string
}

/** Returns where to find an order that this browser's checkout hasn't stored. */
function orderPath({
  isSignedIn,
  hasOrderPage,
}: Pick<PaymentOutcomeViewProps, 'isSignedIn' | 'hasOrderPage'>): string {
  if (isSignedIn) return '/account/orders'
  return hasOrderPage ? '/order' : '/checkout'
}

/** Pays again: at the provider for this browser's last order, else from the order's page. */
function TryAgain({ result: { trxRef }, paymentUrl, ...shopper }: PaymentOutcomeViewProps) {
  const order = useRememberedOrder(trxRef)
  if (order) return <PayAgain order={order} paymentUrl={paymentUrl} />
  return (
    <a href={orderPath(shopper)} className={buttonStyle()}>
      {paymentMessages.tryAgain}
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
          {paymentMessages.checkStatus}
        </Link>
      )}
      {!isSignedIn && hasOrderPage && (
        <a href="/order" className={buttonStyle('secondary')}>
          {guestOrderMessages.title}
        </a>
      )}
      <IntentLink href="/products" className={buttonStyle(isSignedIn ? 'secondary' : 'primary')}>
        {paymentMessages.continueShopping}
      </IntentLink>
    </>
  )
}

/** The result of the payment, with the next step (decisions, Calls). */
export function PaymentOutcomeView(props: PaymentOutcomeViewProps) {
  const { result, isSignedIn, canKeep } = props
  const { outcome, trxRef } = result
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <OutcomeHead outcome={outcome} />
      {isGood(result) && (
        <p>
          {paymentMessages.thankYou}. {paymentMessages.checkEmail}
        </p>
      )}
      <OutcomeFacts result={result} />
      {isGood(result) && trxRef && <OutcomeEstimate trxRef={trxRef} isSignedIn={isSignedIn} />}
      {outcome === 'waiting' && trxRef && <NumberToPay trxRef={trxRef} />}
      {(outcome === 'paid' || outcome === 'confirmed') && trxRef && (
        <OutcomePickupCode trxRef={trxRef} isSignedIn={isSignedIn} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <NextStep {...props} />
        {(outcome === 'reversed' || outcome === 'cancelled') && (
          <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
            {paymentMessages.contact}
          </a>
        )}
      </div>
      {canKeep && isGood(result) && <KeepOrder />}
      {trxRef && <OutcomeItems trxRef={trxRef} />}
      {trxRef && <ChatLink message={chatMessages.aboutOrder(orderNumber(trxRef))} />}
    </div>
  )
}
