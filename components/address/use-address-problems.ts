import { useLayoutEffect, useState } from 'react'
import { fieldIds } from '#components/address/field-ids.ts'
import { toastProblems } from '#components/shell/toasts.ts'
import { problemWords } from '#lib/messages/problem-words.ts'
import type { SavedAddress, SavedAddressProblem } from '#lib/rules/saved-address.ts'
import type { TooLong } from '#lib/rules/text-limits.ts'

/** What is wrong, in words, by field. */
export type ProblemWords = Partial<Record<keyof SavedAddress, string>>

type Found = Partial<Record<keyof SavedAddress, SavedAddressProblem | TooLong>>

function announce(problems: ProblemWords): void {
  const [, id] = Object.entries(fieldIds).find(([field]) => field in problems) ?? []
  if (id) document.getElementById(id)?.focus()
  void toastProblems(Object.values(problems))
}

/**
 * What an address form says at its fields. Each failure is an error toast of its own too (spec §5),
 * and the first field that has one gets the focus; a field that is changed has none any more.
 */
export function useAddressProblems(inWords: Readonly<Record<SavedAddressProblem, string>>) {
  const [problems, setProblems] = useState<ProblemWords>({})
  // A page that is left is hidden, not forgotten.
  useLayoutEffect(() => () => setProblems({}), [])

  /** Says what was found; whether that was anything. */
  const tell = (found: Found): boolean => {
    const told = Object.fromEntries(
      Object.entries(found).map(([field, problem]) => [field, problemWords(problem, inWords)]),
    )
    setProblems(told)
    const isAny = Object.keys(told).length > 0
    if (isAny) announce(told)
    return isAny
  }
  const forget = (change: object) =>
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    )
  return { problems, tell, forget }
}
