/** Longest texts of an address form, in characters; the contract takes no more. */
export const addressLimits = {
  label: 60,
  recipientName: 100,
  recipientPhone: 30,
  street: 300,
  zip: 10,
  notes: 300,
} as const

/** Longest name of an account. */
export const nameLimit = 100

/** Longest e-mail address that mail and payment provider accept. */
export const emailLimit = 128

/** Longest promo code. */
export const promoCodeLimit = 40

/** Longest notes for the shop. */
export const orderNotesLimit = 300

/** A text that does not fit; both in characters. */
export interface TooLong {
  limit: number
  length: number
}

/** Text as it travels, on one line: no database or mail header wants control characters. */
export const onOneLine = (typed: string): string => typed.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** By how much a text does not fit; undefined when it does. */
export function tooLong(typed: string, limit: number): TooLong | undefined {
  const { length } = onOneLine(typed)
  return length > limit ? { limit, length } : undefined
}
