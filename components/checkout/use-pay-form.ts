'use client'

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import type { CheckoutState } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'
import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, orderNotesLimit } from '#lib/rules/text-limits.ts'
import { tooLong } from '#lib/rules/too-long.ts'
import { typedEmail } from '#lib/rules/typed-text.ts'

/** The ids of the fields. */
export const emailId = 'guest-email'
export const notesId = 'order-notes'

/** Problem texts by field id. */
type Problems = Partial<Record<typeof emailId | typeof notesId, string>>

function emailProblem(typed: string): string | undefined {
  const email = typedEmail(typed)
  if (!email) return words.checkout.emailRequired
  if (isEmail(email)) return undefined
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

/** The checks of 'Go To Payment', and whether it asks for the confirmation (spec §4). */
export function usePayForm(state: CheckoutState) {
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
  return { problems, isAsking, submit, stopAsking: () => setAsking(false) }
}
