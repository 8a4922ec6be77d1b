import { issuesOf } from '@etalase/contract/rules/field.ts'
import { giftForm, promoForm, summaryForm, updatesForm } from '@etalase/contract/rules/forms.ts'
import { toE164 } from '@etalase/contract/rules/phone.ts'
import { typedText } from '@etalase/contract/rules/typed-text.ts'
import type { Destination } from '#lib/checkout/destination.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** The ids of the summary's fields. */
export const emailId = 'guest-email'
export const notesId = 'order-notes'
export const giftId = 'gift-message'
export const updatesPhoneId = 'updates-phone'
export const promoId = 'promo-code'

/** Problem texts by field id. */
type PayProblems = Partial<
  Record<typeof emailId | typeof updatesPhoneId | typeof notesId | typeof giftId, string>
>

/** Returns the problem with the phone number for requested WhatsApp updates. */
function updatesProblem(state: CheckoutState, offersUpdates: boolean): string | undefined {
  if (!offersUpdates || !state.wantsUpdates || !typesUpdatesPhone(state)) return
  return problemTexts(issuesOf(updatesForm, { phone: state.updatesPhone }), checkoutMessages).phone
}

/** Returns the problems that block 'Go To Payment', by field and in form order (spec §5). */
export function payProblems(state: CheckoutState, offersUpdates: boolean): PayProblems {
  const { isCustomer, email, notes, giftMessage: message } = state
  const phone = updatesProblem(state, offersUpdates)
  const issues = issuesOf(summaryForm, { email, notes })
  const problems = problemTexts(issues, checkoutMessages)
  const gift = problemTexts(issuesOf(giftForm, { message }), {})
  return {
    ...(problems.email && !isCustomer ? { [emailId]: problems.email } : {}),
    ...(phone ? { [updatesPhoneId]: phone } : {}),
    ...(problems.notes ? { [notesId]: problems.notes } : {}),
    ...(gift.message ? { [giftId]: gift.message } : {}),
  }
}

/** Returns why a typed promo code is invalid; undefined when it can be sent. */
export const promoProblem = (promo_code: string): string | undefined =>
  problemTexts(issuesOf(promoForm, { promo_code }), checkoutMessages).promo_code

/** Whether the shopper types the number for WhatsApp updates: a pickup has no recipient's phone number. */
export const typesUpdatesPhone = ({ shippingType }: Pick<CheckoutState, 'shippingType'>): boolean =>
  shippingType === 'PICKUP_ON_STORE'

/** Returns the phone number for order updates, as E.164; null without one. */
export const updatesPhoneOf = (state: CheckoutState, { phone }: Destination): string | null =>
  toE164(typesUpdatesPhone(state) ? state.updatesPhone : phone)

/** Returns the consent text beside the checkbox. The stored consent keeps the number separately. */
export const updatesLabel = (state: CheckoutState, phone: string): string =>
  typesUpdatesPhone(state) ? checkoutMessages.updates : checkoutMessages.updatesTo(phone)

/** Returns the order's fields for WhatsApp updates; empty unless the shopper ticked an offered checkbox. */
export function updatesConsent(
  state: CheckoutState,
  { destination, isOffered }: { destination: Destination; isOffered: boolean },
) {
  const phone = updatesPhoneOf(state, destination)
  if (!isOffered || !state.wantsUpdates || phone === null) return {}
  const words = `${updatesLabel(state, '…')} ${checkoutMessages.updatesHint}`
  return { whatsapp_phone: phone, whatsapp_wording: words }
}
export type UpdatesConsent = ReturnType<typeof updatesConsent>

/** Returns the order's fields for a present; empty if the backend doesn't offer presents. */
export function giftWishes({ giftMessage, hidesPrices }: CheckoutState, isOffered: boolean) {
  const message = typedText(giftMessage)
  return {
    ...(isOffered && message ? { gift_message: message } : {}),
    ...(isOffered && hidesPrices ? { hide_prices: true } : {}),
  }
}
export type GiftWishes = ReturnType<typeof giftWishes>
