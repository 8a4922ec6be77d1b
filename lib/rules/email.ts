import { z } from 'zod'

const address = z.email().max(128)

/** Whether a text is an e-mail address that mail and payment provider accept (at most 128 characters). */
export function isEmail(text: string): boolean {
  return address.safeParse(text).success
}
