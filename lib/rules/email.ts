import { emailLimit } from '#lib/rules/text-limits.ts'

/** The same addresses that the contract takes (z.email), without zod, which every page with a form would carry. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** Whether a text is an e-mail address that mail and payment provider accept (at most 128 characters). */
export function isEmail(text: string): boolean {
  return text.length <= emailLimit && address.test(text)
}
