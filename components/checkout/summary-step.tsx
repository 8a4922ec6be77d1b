'use client'

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { PaymentHandOff } from '#components/checkout/payment-hand-off.tsx'
import { Failed, Loading } from '#components/checkout/query-state.tsx'
import { SummaryLines } from '#components/checkout/summary-lines.tsx'
import { SummaryPlace } from '#components/checkout/summary-place.tsx'
import type { StepProps } from '#components/checkout/use-checkout.ts'
import { useGoToPayment } from '#components/checkout/use-go-to-payment.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { TextField } from '#components/ui/field.tsx'
import { cartQuery } from '#lib/api/queries/cart-query.ts'
import { shopStockQuery } from '#lib/api/queries/checkout-queries.ts'
import { newIdempotencyKey } from '#lib/checkout/pending-order.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { type Summary, summarise, transaction } from '#lib/checkout/submission.ts'
import { brand } from '#lib/config/brand.ts'
import type { Cart } from '#lib/contract/cart.ts'
import { errorWords } from '#lib/messages/error-words.ts'
import * as words from '#lib/messages/words.ts'
import { isEmail } from '#lib/rules/email.ts'
import { formatRupiah } from '#lib/rules/money.ts'

interface SummaryStepProps extends StepProps {
  paymentUrl: string
}

/** On wide screens what is bought stands beside what is asked. */
const besideSummary =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:content-start lg:items-start lg:gap-x-16'

const noCart: Cart = { cart_items: [] }

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return words.checkout.emailRequired
  return isEmail(email.trim()) ? undefined : words.checkout.emailInvalid
}

/** The summary of the cart as it is and of the shop's stock as it is, not as they were some steps ago. */
function useSummary(state: CheckoutState) {
  const cart = useQuery(cartQuery())
  const lines = cart.data ?? noCart
  const stock = useQuery({
    ...shopStockQuery(state.shop?.id ?? 0, lines),
    enabled: cart.data !== undefined,
  })
  const failed = [cart, stock].find((query) => query.isError)
  const summary = stock.data && summarise({ ...state, availability: stock.data }, lines.cart_items)
  return { summary, failed }
}

/** What will be ordered and what it costs, the guest's e-mail, and 'Go To Payment', which asks first. */
export function SummaryStep({ state, dispatch, paymentUrl }: SummaryStepProps) {
  const { summary, failed } = useSummary(state)
  const { progress, goToPayment } = useGoToPayment()
  if (progress.phase === 'hand-off') {
    return <PaymentHandOff form={progress.form} paymentUrl={paymentUrl} />
  }
  if (progress.phase === 'failed' && progress.again) {
    const { message, again } = progress
    return <Failed message={message} onRetry={() => goToPayment(again)} />
  }
  if (failed) return <Failed message={errorWords(failed.error)} onRetry={() => failed.refetch()} />
  if (!summary) return <Loading />
  const pay = () =>
    goToPayment({
      key: newIdempotencyKey(),
      body: transaction(state, summary, brand.courier.label),
      total: summary.total,
      sentAt: Date.now(),
    })
  const isPreparing = progress.phase === 'preparing'
  return (
    <div className={`flex flex-col gap-8 ${besideSummary}`}>
      <SummaryPlace state={state} />
      <SummaryLines summary={summary} hasShipping={state.shippingType === 'ONLINE_DELIVERY'} />
      {progress.phase === 'failed' && (
        <p role="alert" className="text-danger">
          {progress.message}
        </p>
      )}
      <PayForm
        state={state}
        dispatch={dispatch}
        summary={summary}
        onPay={pay}
        isPreparing={isPreparing}
      />
      <Button
        look="quiet"
        onClick={() => dispatch({ type: 'back' })}
        disabled={isPreparing}
        className="self-start lg:justify-self-start"
      >
        {words.checkout.back}
      </Button>
    </div>
  )
}

interface PayFormProps extends StepProps {
  summary: Summary
  onPay: () => void
  isPreparing: boolean
}

function PayForm({ state, dispatch, summary, onPay, isPreparing }: PayFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(state.email)
    setProblem(found)
    if (!found) return setAsking(true)
    toast.error(found)
    document.getElementById('guest-email')?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        id="guest-email"
        label={words.checkout.guestEmail}
        hint={words.checkout.guestEmailHint}
        problem={problem}
        value={state.email}
        onChange={(event) => dispatch({ type: 'edit-email', email: event.target.value })}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={128}
        required
      />
      <Button
        type="submit"
        isBusy={isPreparing}
        disabled={isPreparing || summary.kept.length === 0}
      >
        {isPreparing ? words.checkout.preparing : words.checkout.goToPayment}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.checkout.confirmPayment}
        text={words.checkout.confirmPaymentText(formatRupiah(summary.total))}
        yes={words.checkout.goToPayment}
        no={words.checkout.notYet}
        onYes={onPay}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
