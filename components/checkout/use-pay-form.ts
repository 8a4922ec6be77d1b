'use client'

import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { type PayProblems, payProblems } from '#lib/checkout/pay-problems.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'

/** The checks of 'Go To Payment', and whether it asks for the confirmation (spec §4). */
export function usePayForm(state: CheckoutState) {
  const [problems, setProblems] = useState<PayProblems>({})
  const [isAsking, setAsking] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = payProblems(state)
    setProblems(found)
    const [first] = Object.entries(found)
    if (!first) return setAsking(true)
    const [id, problem] = first
    toast.error(problem)
    document.getElementById(id)?.focus()
  }
  return { problems, isAsking, submit, stopAsking: () => setAsking(false) }
}
