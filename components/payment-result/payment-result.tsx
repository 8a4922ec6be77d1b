'use client'

import { useEffect, useState } from 'react'
import { WhenLate } from '#components/help/when-late.tsx'
import { PaymentOutcomeView } from '#components/payment-result/payment-outcome-view.tsx'
import { usePaymentResult } from '#components/payment-result/use-payment-result.ts'
import { Button } from '#components/ui/button.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { chatMessages } from '#messages/chat.ts'
import { paymentMessages } from '#messages/payment.ts'

/** Shown while the result of a payment loads. `again` is the URL of a page that shows it without scripts. */
function PaymentLoading({ again }: { again?: string }) {
  return (
    <div role="status">
      <h1 className="text-3xl">{paymentMessages.reporting}</h1>
      {again && (
        <WhenLate text={paymentMessages.isLate} href={again} label={paymentMessages.checkAgain} />
      )}
    </div>
  )
}

interface ResultProps {
  /** Whether the shopper is signed in and so finds the order in the account. */
  isSignedIn: boolean
  /** Whether a guest can open the order on its own page. */
  hasOrderPage: boolean
  /** Whether an account would receive a guest's order. */
  canKeep: boolean
  /** The payment provider's URL, which receives the bill as a form post. */
  paymentUrl: string
}

function ReportedResult(shopper: ResultProps) {
  const { data, error, refetch } = usePaymentResult()
  if (data) return <PaymentOutcomeView result={data} {...shopper} />
  if (!error) return <PaymentLoading />
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{paymentMessages.outcomes.checking.title}</h1>
      <p>{errorMessage(error)}</p>
      <Button variant="secondary" onClick={() => refetch()}>
        {paymentMessages.checkAgain}
      </Button>{' '}
      <ChatLink message={chatMessages.failure(errorMessage(error))} />
    </div>
  )
}

/**
 * The result of a payment. Renders only in the browser, which reports the return from the provider. `again` is the URL of a page that shows
 * the result without scripts.
 */
export function PaymentResult({ again, ...shopper }: ResultProps & { again: string }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted ? <ReportedResult {...shopper} /> : <PaymentLoading again={again} />
}
