'use client'

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { payFormId } from '#components/checkout/pay-bar.tsx'
import type { CheckoutInProgress } from '#components/checkout/use-checkout.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { TextField } from '#components/ui/field.tsx'
import * as words from '#lib/messages/words.ts'
import { isEmail } from '#lib/rules/email.ts'
import { formatRupiah, type Rupiah } from '#lib/rules/money.ts'

const emailId = 'guest-email'

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return words.checkout.emailRequired
  return isEmail(email.trim()) ? undefined : words.checkout.emailInvalid
}

interface PayFormProps extends CheckoutInProgress {
  /** What the shopper is asked to agree to. */
  total: Rupiah
  onPay: () => void
}

/** The guest's e-mail address and notes; 'Go To Payment' sends it, and it asks first (spec §4). */
export function PayForm({ state, dispatch, total, onPay }: PayFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = state.isCustomer ? undefined : emailProblem(state.email)
    setProblem(found)
    if (!found) return setAsking(true)
    toast.error(found)
    document.getElementById(emailId)?.focus()
  }
  return (
    <form id={payFormId} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {state.isCustomer ? (
        <p className="text-muted">{words.checkout.confirmationToCustomer}</p>
      ) : (
        <TextField
          id={emailId}
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
      )}
      <TextField
        id="order-notes"
        label={words.checkout.orderNotes}
        value={state.notes}
        onChange={(event) => dispatch({ type: 'edit-notes', notes: event.target.value })}
        autoComplete="off"
        maxLength={300}
      />
      <ConfirmDialog
        isOpen={isAsking}
        question={words.checkout.confirmPayment}
        text={words.checkout.confirmPaymentText(formatRupiah(total))}
        yes={words.checkout.goToPayment}
        no={words.checkout.notYet}
        onYes={onPay}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
