import type { CheckoutState } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'
import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, orderNotesLimit, promoCodeLimit } from '#lib/rules/text-limits.ts'
import { tooLong } from '#lib/rules/too-long.ts'
import { typedEmail } from '#lib/rules/typed-text.ts'

/** The ids of the summary's fields. */
export const emailId = 'guest-email'
export const notesId = 'order-notes'
export const promoId = 'promo-code'

/** Problem texts by field id. */
export type PayProblems = Partial<Record<typeof emailId | typeof notesId, string>>

const tooLongWords = (text: string, limit: number): string | undefined => {
  const long = tooLong(text, limit)
  return long && words.errors.tooLong(long.limit, long.length)
}

function emailProblem(typed: string): string | undefined {
  const email = typedEmail(typed)
  if (!email) return words.checkout.emailRequired
  if (isEmail(email)) return undefined
  return tooLongWords(email, emailLimit) ?? words.checkout.emailInvalid
}

/** What keeps a summary from 'Go To Payment', by field and in the form's order (spec §5). */
export function payProblems({ isCustomer, email, notes }: CheckoutState): PayProblems {
  const wrongEmail = isCustomer ? undefined : emailProblem(email)
  const longNotes = tooLongWords(notes, orderNotesLimit)
  return {
    ...(wrongEmail ? { [emailId]: wrongEmail } : {}),
    ...(longNotes ? { [notesId]: longNotes } : {}),
  }
}

/** Why a typed promo code is not sent; `typed` as `typedPromoCode` gives it. */
export const promoProblem = (typed: string): string | undefined =>
  typed ? tooLongWords(typed, promoCodeLimit) : words.checkout.promoRequired
