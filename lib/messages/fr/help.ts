import type { help as English } from '#lib/messages/en/help.ts'

/** What the help pages name in the language of the interface. */
export const help: typeof English = {
  tabs: {
    account: 'Compte',
    cart: 'Panier',
    shipping: 'Livraison',
    payment: 'Paiement',
    help: 'Aide',
  },
  steps: {
    checkout: 'Commande',
    address: 'Adresse de livraison',
    courier: 'Transporteur',
    delivery: 'Expédition du colis',
    store: 'Choix de la boutique',
    payment: 'Paiement',
    paid: 'Achat confirmé',
    pickup: 'Retrait en boutique',
  },
  topics: 'Thèmes de la FAQ',
  orderTracking: 'Suivi de commande',
}
