import type { Issue } from '@etalase/contract/rules/field.ts'
import type { SavedAddress, SavedAddressProblem } from '@etalase/contract/rules/forms.ts'
import type { PinProblem } from '@etalase/contract/rules/pin-form.ts'
import { useLayoutEffect, useState } from 'react'
import { toastProblems } from '#components/ui/toasts.ts'
import { firstWrongId } from '#lib/checkout/destination.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { pinMessages } from '#messages/pin.ts'

/** Problem messages by field. */
export type ProblemWords = Partial<Record<keyof SavedAddress, string>>

/** Problems of an address and its pin, by field. */
type AddressIssues = Partial<Record<keyof SavedAddress, Issue<SavedAddressProblem | PinProblem>>>

function announce(problems: ProblemWords): void {
  const id = firstWrongId(problems)
  if (id) document.getElementById(id)?.focus()
  void toastProblems(Object.values(problems))
}

/**
 * Returns the problems that an address form shows at its fields. Each is also shown as an error toast (spec §5), and the first wrong field
 * gets the focus. Editing a field clears its problem. `initial` comes from a posted form.
 */
export function useAddressProblems(
  messagesByCode: Readonly<Record<SavedAddressProblem, string>>,
  initial: ProblemWords = {},
) {
  const [problems, setProblems] = useState(initial)
  // Next keeps the page mounted but hidden after navigation, with its state.
  useLayoutEffect(() => () => setProblems({}), [])

  /** Shows the problems; returns whether there are any. */
  const showProblems = (found: AddressIssues): boolean => {
    const texts = problemTexts(found, { ...messagesByCode, ...pinMessages.problems })
    setProblems(texts)
    const hasProblems = Object.keys(texts).length > 0
    if (hasProblems) announce(texts)
    return hasProblems
  }
  const clearProblems = (change: object) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    )
  return { problems, showProblems, clearProblems }
}
