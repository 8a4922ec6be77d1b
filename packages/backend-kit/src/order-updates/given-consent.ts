import { toE164 } from '@etalase/contract/rules/phone.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** Consent fields in the checkout's request. */
export interface GivenConsent {
  whatsapp_phone?: string | undefined
  whatsapp_wording?: string | undefined
}

/**
 * Returns the consent of a new order's buyer, or null if there is none. A number counts only with the wording that was shown. Throws
 * INVALID_INPUT (400) unless it is an Indonesian phone number.
 */
export function givenConsent({ whatsapp_phone, whatsapp_wording: wording }: GivenConsent) {
  if (!whatsapp_phone || !wording) return null
  const phone = toE164(whatsapp_phone)
  if (phone === null) throw badRequest('INVALID_INPUT', messages().answers.updates.noPhone)
  return { phone, wording }
}
