import type { ComponentProps } from 'react'
import { Choice } from '#components/ui/choice.tsx'
import { TextField } from '#components/ui/field.tsx'
import type { Destination } from '#lib/checkout/destination.ts'
import { typesUpdatesPhone, updatesLabel, updatesPhoneOf } from '#lib/checkout/order-updates.ts'
import { updatesPhoneId } from '#lib/checkout/pay-problems.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface UpdatesChoiceProps {
  state: CheckoutState
  destination: Destination
  problem: string | undefined
  tick: Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'name' | 'defaultChecked'>
  /** The field of the number, for a pickup; null while it is not asked for. */
  field: Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'name' | 'defaultValue'> | null
}

/** Offers updates of the order by WhatsApp: to the number of the delivery, or to one that is typed. */
export function UpdatesChoice({ state, destination, problem, tick, field }: UpdatesChoiceProps) {
  const isTyped = typesUpdatesPhone(state)
  const phone = updatesPhoneOf(state, destination)
  if (!isTyped && phone === null) return null
  return (
    <div className="mt-5 flex flex-col gap-3">
      <Choice
        type="checkbox"
        label={updatesLabel(state, formatPhone(phone ?? ''))}
        hint={checkoutMessages.updatesHint}
        {...tick}
      />
      {isTyped && field && (
        <TextField
          id={updatesPhoneId}
          type="tel"
          autoComplete="tel"
          label={checkoutMessages.updatesPhone}
          problem={problem}
          {...field}
        />
      )}
    </div>
  )
}

/** Says once more, before the payment, which number gets the updates. */
export function UpdatesReminder({ phone }: { phone: string | undefined }) {
  if (!phone) return null
  return (
    <p className="mt-2">
      {checkoutMessages.confirmUpdates} <strong className="block">{formatPhone(phone)}</strong>
    </p>
  )
}
