'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { addToast } from '#components/ui/toasts.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The id of the message that no choice is made; for the `aria-describedby` of the fieldset. */
export const missingChoiceId = (name: string) => `${name}-problem`

interface ChoiceFormProps {
  /** The name of the radio buttons. */
  name: string
  hasChoice: boolean
  /** The message, in the form and as a toast, when none is chosen. */
  missing: string
  onConfirm: () => void
  children: ReactNode
}

/** A step with a required radio choice (spec §5): without one it shows a message and focuses the first radio button. */
export function ChoiceForm({ name, hasChoice, missing, onConfirm, children }: ChoiceFormProps) {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!hasChoice)
    if (hasChoice) return onConfirm()
    addToast('error', missing)
    document.querySelector<HTMLElement>(`input[name=${name}]`)?.focus()
  }
  return (
    <form onSubmit={submit} onChange={() => setMissing(false)}>
      {children}
      <p id={missingChoiceId(name)} role="alert" className="min-h-8 py-1 text-danger">
        {isMissing && missing}
      </p>
      <Button type="submit" className="w-full">
        {checkoutMessages.continue}
      </Button>
    </form>
  )
}
