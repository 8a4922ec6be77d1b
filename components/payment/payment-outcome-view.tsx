import Link from 'next/link'
import { useState } from 'react'
import { PaymentNumber } from '#components/payment/payment-number.tsx'
import { useOrderPayment } from '#components/payment/use-order-payment.ts'
import { buttonStyle } from '#components/ui/button-style.ts'
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

/** Links to pay the order again: in the checkout for this browser's last order, else in the customer's account. */
function TryAgain({ result: { trxRef }, isSignedIn }: PaymentOutcomeViewProps) {
  const isRemembered = useIsRemembered(trxRef)
  return (
    <a
      href={isSignedIn && !isRemembered ? '/account/orders' : '/checkout'}
      className={buttonStyle()}
    >
      {words.payment.tryAgain}
    </a>
  )
}

function NextStep({ result, isSignedIn }: PaymentOutcomeViewProps) {
  if (result.outcome === 'notCompleted') return <TryAgain result={result} isSignedIn={isSignedIn} />
  return (
    <>
      {isSignedIn && (
        <Link href="/account/orders" prefetch={false} className={buttonStyle()}>
          {words.payment.checkStatus}
        </Link>
      )}
      <IntentLink href="/products" className={buttonStyle(isSignedIn ? 'secondary' : 'primary')}>
        {words.payment.continueShopping}
      </IntentLink>
    </>
  )
}

/** The result of the payment, with the next step (decisions, Calls). */
export function PaymentOutcomeView({ result, isSignedIn }: PaymentOutcomeViewProps) {
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
        <NextStep result={result} isSignedIn={isSignedIn} />
        {result.outcome === 'reversed' && (
          <a href={`mailto:${brand.email}`} className={buttonStyle('secondary')}>
            {words.payment.contact}
          </a>
        )}
      </div>
    </div>
  )
}
