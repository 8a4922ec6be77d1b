import type {
  helpMessages as EnglishHelp,
  legalMessages as EnglishLegal,
} from '#lib/messages/en/help.ts'

/** The help pages' names in the interface's language. */
export const helpMessages: typeof EnglishHelp = {
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

/** Statements required by law, with the same wording everywhere. */
export const legalMessages: typeof EnglishLegal = {
  returns: (days: number) =>
    `Un article défectueux ou non conforme à la commande peut être retourné\u00a0: signalez-le et renvoyez-le dans les ${days}\u00a0jours suivant la réception.`,
  ppnIncluded: 'Les prix comprennent la TVA indonésienne (PPN).',
  address: (address: string) => `Adresse\u00a0: ${address}`,
  nib: (nib: string) => `Numéro d’identification d’entreprise (NIB)\u00a0: ${nib}`,
  pse: (pse: string) => `Enregistrement d’opérateur de système électronique (PSE)\u00a0: ${pse}`,
  complaints: 'Réclamations des consommateurs',
  whatsapp: (phone: string) => `WhatsApp\u00a0: ${phone}`,
}
