import { typedEmail } from '#rules/typed-text.ts'

/** Maximum length of an e-mail address that mail and the payment provider accept. */
export const emailLimit = 128

/** Accepts the same addresses as `z.email`; without zod, to keep it out of the scripts of pages with forms. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** Whether a text is an e-mail address that mail and the payment provider accept (at most `emailLimit` characters). */
export function isEmail(text: string): boolean {
  return text.length <= emailLimit && address.test(text)
}

/** Returns the form in which a typed e-mail address is stored, looked up and counted, so that each address has one account. */
export const emailKey = (typed: string): string => typedEmail(typed).toLowerCase()
