'use client'

import { type FormEvent, useState } from 'react'
import { payFormId } from '#components/checkout/pay-bar.tsx'
import { UpdatesChoice, UpdatesReminder } from '#components/checkout/updates-choice.tsx'
import type { CheckoutInProgress } from '#components/checkout/use-checkout.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { TextField } from '#components/ui/field.tsx'
import { addToast } from '#components/ui/toasts.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import type { UpdatesConsent } from '#lib/checkout/order-updates.ts'
import {
  emailId,
  notesId,
  type PayProblems,
  payProblems,
  updatesPhoneId,
} from '#lib/checkout/pay-problems.ts'
import { payWords } from '#lib/checkout/pay-words.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import type { Rupiah } from '#lib/rules/money.ts'
import { typedEmail } from '#lib/rules/typed-text.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The checks of 'Go To Payment', and whether it asks for the confirmation (spec §4). */
export function usePayForm(state: CheckoutState, offersUpdates: boolean) {
  const [problems, setProblems] = useState<PayProblems>({})
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = payProblems(state, offersUpdates)
    setProblems(found)
    const [first] = Object.entries(found)
    if (!first) return setAsking(true)
    const [id, problem] = first
    addToast('error', problem)
    document.getElementById(id)?.focus()
  }
  return { problems, isAsking, submit, stopAsking: () => setAsking(false) }
}

interface PayFormProps extends CheckoutInProgress {
  form: ReturnType<typeof usePayForm>
  destination: Destination
  /** What the order says of updates by WhatsApp; null where they are not offered. */
  updates: UpdatesConsent | null
  /** The total that the shopper confirms. */
  total: Rupiah
  onPay: () => void
}

/** The guest's e-mail address; 'Go To Payment' submits it after a confirmation that shows it once more (spec §4). */
export function PayForm(props: PayFormProps) {
  const { state, dispatch, form, destination, updates, total, onPay } = props
  const words = payWords(total)
  return (
    <form id={payFormId} onSubmit={form.submit} noValidate>
      {state.isCustomer ? (
        <p className="text-muted">{checkoutMessages.confirmationToCustomer}</p>
      ) : (
        <EmailTextField
          id={emailId}
          label={checkoutMessages.guestEmail}
          hint={checkoutMessages.guestEmailHint}
          problem={form.problems[emailId]}
          value={state.email}
          onEdit={(email) => dispatch({ type: 'edit-email', email })}
        />
      )}
      {updates && (
        <UpdatesChoice
          {...{ state, destination }}
          problem={form.problems[updatesPhoneId]}
          tick={{
            checked: state.wantsUpdates,
            onChange: ({ target }) => dispatch({ type: 'want-updates', isWanted: target.checked }),
          }}
          field={
            state.wantsUpdates
              ? {
                  value: state.updatesPhone,
                  onChange: ({ target }) =>
                    dispatch({ type: 'edit-updates-phone', phone: target.value }),
                }
              : null
          }
        />
      )}
      <ConfirmDialog
        isOpen={form.isAsking}
        question={words.question}
        text={words.text}
        yes={words.button}
        no={checkoutMessages.notYet}
        onYes={onPay}
        onClose={form.stopAsking}
      >
        {!state.isCustomer && (
          <p className="mt-2">
            {checkoutMessages.confirmPaymentEmail}{' '}
            <strong className="block wrap-anywhere">{typedEmail(state.email)}</strong>
          </p>
        )}
        <UpdatesReminder phone={updates?.whatsapp_phone} />
      </ConfirmDialog>
    </form>
  )
}

/** The shopper's notes for the shop, part of the same form. */
export function OrderNotes({
  state,
  dispatch,
  form,
}: Pick<PayFormProps, 'state' | 'dispatch' | 'form'>) {
  return (
    <TextField
      id={notesId}
      form={payFormId}
      label={checkoutMessages.orderNotes}
      problem={form.problems[notesId]}
      value={state.notes}
      onChange={(event) => dispatch({ type: 'edit-notes', notes: event.target.value })}
      autoComplete="off"
    />
  )
}
