import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { cashMessages as English } from '#lib/messages/en/cash.ts'
import { plural } from '#lib/messages/formats.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

const time = (hours: number): string =>
  hours % 24 === 0
    ? plural(hours / 24, { one: '1\u00a0jour', other: `${hours / 24}\u00a0jours` })
    : plural(hours, { one: '1\u00a0heure', other: `${hours}\u00a0heures` })

/** Ways to pay without the payment provider, in French. */
export const cashMessages: typeof English = {
  title: 'Comment souhaitez-vous payer\u202f?',
  online: 'Payer maintenant',
  onlineText:
    'Par banque, portefeuille électronique, QRIS ou magasin partenaire, sur la page du prestataire de paiement.',
  ways: {
    CASH_ON_DELIVERY: {
      name: 'Paiement à la livraison',
      text: () => 'Payez le livreur en espèces à l’arrivée du colis.',
      due: (total) => `Payez ${total} en espèces à l’arrivée du colis.`,
    },
    PAY_AT_STORE: {
      name: 'Paiement en boutique',
      text: (hours) =>
        `Payez à la caisse lors du retrait.${hours ? ` La boutique garde votre commande ${time(hours)}.` : ''}`,
      due: (total) => `Payez ${total} en boutique lors du retrait.`,
    },
  },
  fee: (amount) => `+ ${amount}`,
  feeOf: (way) => `Frais, ${way}`,
  notByTier: 'Pas avec le mode d’envoi choisi.',
  atMost: (amount) => `Seulement pour les commandes jusqu’à ${amount}.`,
  notReadyYet: `La boutique prépare votre commande. Comptez au moins 1\u00a0heure\u202f; elle est ouverte ${hours}. Nous vous écrivons dès que votre commande est prête.`,
  refunded: 'Nous avons remboursé cette commande. Si l’argent n’arrive pas, contactez-nous.',
  keptUntil: (deadline) => `La boutique garde votre commande jusqu’au ${deadline}.`,
}
