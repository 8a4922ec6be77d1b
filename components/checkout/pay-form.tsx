'use client'

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { payFormId } from '#components/checkout/pay-bar.tsx'
import type { CheckoutInProgress } from '#components/checkout/use-checkout.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { TextField } from '#components/ui/field.tsx'
import type { CheckoutState } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'
import { isEmail } from '#lib/rules/email.ts'
import { formatRupiah, type Rupiah } from '#lib/rules/money.ts'
import { emailLimit, orderNotesLimit, tooLong } from '#lib/rules/text-limits.ts'

const emailId = 'guest-email'
const notesId = 'order-notes'

/** Problem texts by field id. */
type Problems = Partial<Record<typeof emailId | typeof notesId, string>>

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return words.checkout.emailRequired
  if (isEmail(email.trim())) return undefined
  const long = tooLong(email, emailLimit)
  return long ? words.errors.tooLong(long.limit, long.length) : words.checkout.emailInvalid
}

function problemsOf({ isCustomer, email, notes }: CheckoutState): Problems {
  const wrongEmail = isCustomer ? undefined : emailProblem(email)
  const long = tooLong(notes, orderNotesLimit)
  return {
    ...(wrongEmail ? { [emailId]: wrongEmail } : {}),
    ...(long ? { [notesId]: words.errors.tooLong(long.limit, long.length) } : {}),
  }
}

interface PayFormProps extends CheckoutInProgress {
  /** The total that the shopper confirms. */
  total: Rupiah
  onPay: () => void
}

/** The guest's e-mail address and notes; 'Go To Payment' submits it after a confirmation (spec §4). */
export function PayForm({ state, dispatch, total, onPay }: PayFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(state)
    setProblems(found)
    const [first] = Object.entries(found)
    if (!first) return setAsking(true)
    const [id, problem] = first
    toast.error(problem)
    document.getElementById(id)?.focus()
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
          problem={problems[emailId]}
          value={state.email}
          onChange={(event) => dispatch({ type: 'edit-email', email: event.target.value })}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      )}
      <TextField
        id={notesId}
        label={words.checkout.orderNotes}
        problem={problems[notesId]}
        value={state.notes}
        onChange={(event) => dispatch({ type: 'edit-notes', notes: event.target.value })}
        autoComplete="off"
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
