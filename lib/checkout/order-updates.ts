import type { Destination } from '#lib/checkout/destination.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import { toE164 } from '#lib/rules/phone.ts'
import { checkoutMessages } from '#messages/checkout.ts'

/** Whether the shopper types the number for updates by WhatsApp: a pickup has no phone number of its own. */
export const typesUpdatesPhone = ({ shippingType }: Pick<CheckoutState, 'shippingType'>): boolean =>
  shippingType === 'PICKUP_ON_STORE'

/** The number that updates of the order go to, as E.164; null while there is none. */
export const updatesPhoneOf = (state: CheckoutState, { phone }: Destination): string | null =>
  toE164(typesUpdatesPhone(state) ? state.updatesPhone : phone)

/** The words that are shown with the tick. In what is kept of the consent, the number stands beside them. */
export const updatesLabel = (state: CheckoutState, phone: string): string =>
  typesUpdatesPhone(state) ? checkoutMessages.updates : checkoutMessages.updatesTo(phone)

/** What the order says of updates by WhatsApp: nothing, unless the shopper has ticked what is offered. */
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
