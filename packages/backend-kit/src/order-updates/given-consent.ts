import { toE164 } from '@etalase/contract/rules/phone.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** What the checkout sends of it. */
export interface GivenConsent {
  whatsapp_phone?: string | undefined
  whatsapp_wording?: string | undefined
}

/**
 * What the buyer of a new order agreed to; null for nothing: a number without the words that were shown is no consent.
 * Throws INVALID_INPUT (400) for what is no Indonesian phone number.
 */
export function givenConsent({ whatsapp_phone, whatsapp_wording: wording }: GivenConsent) {
  if (!whatsapp_phone || !wording) return null
  const phone = toE164(whatsapp_phone)
  if (phone === null) throw badRequest('INVALID_INPUT', messages().answers.updates.noPhone)
  return { phone, wording }
}
