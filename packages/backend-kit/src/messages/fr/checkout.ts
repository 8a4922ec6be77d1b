import type {
  payment as englishPayment,
  shipping as englishShipping,
} from '#messages/en/checkout.ts'

/** Payment instructions per kind of channel, in French. */
export const payment: typeof englishPayment = {
  virtualAccount: (channel, number) =>
    `À un distributeur, dans l’application ou sur le site de votre banque, choisissez ${channel} et saisissez le numéro${number ? ` ${number}` : ' de la page de paiement'}. Le montant s’affiche de lui-même.`,
  store: (channel, number) =>
    `À la caisse de n’importe quel magasin ${channel}, donnez le code de paiement${number ? ` ${number}` : ' de la page de paiement'}.`,
  confirmIn: (channel) => `Confirmez le paiement dans ${channel}.`,
  byQr: 'Ouvrez la page de votre commande et scannez-y le code QR avec l’application de votre banque ou de votre portefeuille électronique.',
  byCard: 'Saisissez les coordonnées de votre carte sur la page de paiement.',
  byCredit: (channel) =>
    `Confirmez le paiement dans ${channel}. C’est un crédit d’une autre entreprise, que vous remboursez à ses conditions et avec ses frais.`,
  chooseFirst:
    'Sur la page de paiement, choisissez une banque, un portefeuille électronique ou un magasin, et suivez ses indications.',
  anyChannel: 'le moyen de paiement de votre choix',
  ways: { CASH_ON_DELIVERY: 'Paiement à la livraison', PAY_AT_STORE: 'Paiement en boutique' },
  toCollect: {
    CASH_ON_DELIVERY: 'À payer en espèces à la livraison',
    PAY_AT_STORE: 'À payer en boutique',
  },
  statuses: {
    PENDING: 'En attente de paiement',
    PAID: 'Payée',
    EXPIRED: 'Expirée',
    CANCELLED: 'Annulée',
    REFUNDED: 'Remboursée',
    NOT_COLLECTED: 'Rien à payer',
  },
}

/** Texts about shipping, in French. */
export const shipping: typeof englishShipping = {
  services: {
    UDRSDS: 'Le jour même',
    UDRONS: 'Un jour',
    UDRREG: 'Standard, un à deux jours',
    DRGREG: 'Fret',
  },
  events: {
    pickedUp: 'Pris en charge par le transporteur',
    sorted: 'Parti du centre de tri',
    arrived: 'Arrivé dans la ville de destination',
    outForDelivery: 'En cours de livraison',
    delivered: 'Livré',
  },
  stages: {
    booked: 'Transporteur réservé',
    courierFound: 'Livreur attribué',
    collecting: 'Le livreur est en route vers nous',
    pickedUp: 'Pris en charge par le transporteur',
    onItsWay: 'En route vers vous',
    held: 'Retenu par le transporteur',
    delivered: 'Livré',
    returning: 'En route vers nous',
    returned: 'Revenu chez nous',
    lost: 'Perdu ou détruit par le transporteur',
  },
  keptTariff: (when) =>
    `Le système des transporteurs ne répond pas pour le moment. Voici son prix du ${when}. Il vaut pour votre commande.`,
  ownTariff:
    'Le système des transporteurs ne répond pas pour le moment. Voici notre propre prix. Il vaut pour votre commande.',
}
