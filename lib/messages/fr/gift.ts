import type { giftMessages as English } from '#lib/messages/en/gift.ts'

/** A present: its message, and a parcel without prices, in French. */
export const giftMessages: typeof English = {
  label: 'Message cadeau (facultatif)',
  hidePrices: 'Pas de prix dans le colis',
  hidePricesHint: 'Pour un cadeau. La facture se trouve avec votre commande.',
  message: 'Message cadeau',
}
