import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { ShownStatus } from '@etalase/contract/rules/trx-status.ts'
import type { ordersMessages as English } from '#lib/messages/en/orders.ts'
import { plural } from '#lib/messages/formats.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'

interface StatusWords {
  title: string
  /** Explains it to the customer. */
  text: string
}

const hours = `${storeHours.opens}-${storeHours.closes} WIB`
const delivered = 'Nous espérons que tout vous plaît.'

/** A paid pickup that isn't ready yet. */
const beingPrepared = `Merci. La boutique prépare votre commande. Comptez au moins 1\u00a0heure après le paiement\u202f; elle est ouverte ${hours}. Présentez votre code de retrait à la caisse.`

const shared = {
  PENDING: {
    title: 'En attente de paiement',
    text: 'Vos articles vous sont réservés jusqu’à la fin du délai de paiement.',
  },
  PROCESSING: {
    title: 'En préparation',
    text: 'Nous emballons votre colis, puis nous le remettons au transporteur.',
  },
  SHIPPED: { title: 'En route', text: 'Votre colis est chez le transporteur.' },
  READY_FOR_PICKUP: {
    title: 'Prête à retirer',
    text: 'Présentez votre code de retrait à la caisse de la boutique.',
  },
  EXPIRED: {
    title: 'Expirée',
    text: 'Cette commande n’a pas été payée à temps\u00a0: ses articles sont remis en vente. Vous pouvez les commander à nouveau.',
  },
  CANCELLED: {
    title: 'Annulée',
    text: 'Cette commande a été annulée. Si vous ne l’avez pas demandé, contactez-nous.',
  },
  REFUNDED: {
    title: 'Remboursée',
    text: 'Nous avons remboursé cette commande. Le délai dépend de votre banque ou de votre portefeuille électronique.',
  },
  UNKNOWN: {
    title: 'Statut inconnu',
    text: 'Nous ne pouvons pas afficher ici le statut de cette commande. Contactez-nous\u00a0: nous vérifierons pour vous.',
  },
} as const

const statuses: Record<ShippingType, Record<ShownStatus, StatusWords>> = {
  ONLINE_DELIVERY: {
    ...shared,
    CONFIRMED: {
      title: 'Confirmée',
      text: 'Merci. Nous préparons votre colis sous 24\u00a0heures.',
    },
    NOT_COLLECTED: {
      title: 'Non livrée',
      text: 'Le transporteur n’a pas pu remettre votre colis. Il n’y a rien à payer, et vous pouvez commander à nouveau.',
    },
    PAID: {
      title: 'Payée',
      text: 'Merci. Nous préparons votre colis sous 24\u00a0heures.',
    },
    COMPLETED: { title: 'Livrée', text: delivered },
  },
  PICKUP_ON_STORE: {
    ...shared,
    CONFIRMED: {
      title: 'Confirmée',
      text: `Merci. La boutique prépare votre commande. Comptez au moins 1\u00a0heure\u202f; elle est ouverte ${hours}. Présentez votre code de retrait à la caisse.`,
    },
    NOT_COLLECTED: {
      title: 'Non retirée',
      text: 'Cette commande n’a pas été retirée à temps, ses articles sont donc remis en vente. Il n’y a rien à payer, et vous pouvez commander à nouveau.',
    },
    PAID: {
      title: 'Payée',
      text: beingPrepared,
    },
    PROCESSING: { title: shared.PROCESSING.title, text: beingPrepared },
    COMPLETED: { title: 'Retirée', text: delivered },
  },
}

/** A customer's orders. */
export const ordersMessages: typeof English = {
  emptyTitle: 'Aucune commande pour l’instant',
  emptyText:
    'Ce que vous commandez avec votre compte apparaît ici, du paiement jusqu’à votre porte.',
  emptyLink: 'Trouver un coup de cœur',
  statuses,
  number: (number: string) => `Commande ${number}`,
  orderedOn: (date: string) => `Passée le ${date}`,
  pieces: (pieces: number) => plural(pieces, { one: `${pieces} pièce`, other: `${pieces} pièces` }),
  view: 'Voir la commande',
  notFresh: 'Nous n’avons pas pu vérifier s’il y a du nouveau pour vos commandes.',
  title: 'Votre commande',
  missingTitle: 'Commande introuvable',
  missingText: 'Cette commande n’est pas la vôtre, ou le lien est incorrect.',
  toList: 'Voir toutes mes commandes',
  items: 'Articles',
  payBefore: (deadline: string) => `À payer avant le ${deadline}`,
  timeLeft: ({ hours, minutes }: TimeLeft) => {
    if (hours > 0) return `il reste ${hours}\u00a0h ${minutes}\u00a0min`
    return minutes > 0 ? `il reste ${minutes}\u00a0min` : 'il reste moins d’une minute'
  },
  timeUp:
    'Le délai de paiement est écoulé. Si vous venez de payer, cette page l’indiquera dès que le prestataire de paiement nous l’aura confirmé.',
  billDiffers: 'Cette facture ne peut pas être payée ici pour l’instant. Contactez-nous.',
  toProvider: 'Vous payez sur la page de notre prestataire de paiement, puis vous revenez ici.',
  payment: 'Paiement',
  paymentStatus: 'Statut',
  paymentChannel: 'Moyen de paiement',
  paymentDate: 'Payée le',
  parcel: 'Livraison',
  trackingNumber: 'Numéro de suivi (no. resi)',
  notes: 'Indications',
  notesForShop: 'Message pour la boutique',
  history: 'Historique de la commande',
  placed: 'Commande passée',
  paid: 'Paiement reçu',
  receivedBy: (name: string) => `Reçue par ${name}`,
  pickupCode: 'Code de retrait',
  pickupText: 'Présentez-le à la caisse.',
  codeComes: 'Votre code de retrait apparaîtra ici.',
  notReadyYet: `La boutique prépare votre commande. Comptez au moins 1\u00a0heure après le paiement\u202f; elle est ouverte ${hours}. Nous vous écrivons dès que votre commande est prête.`,
  printCode: 'Imprimer ou présenter le code',
  print: 'Imprimer',
  qr: (code: string) => `Code QR avec le code de retrait ${code}`,
  saveVoucher: 'Télécharger le fichier',
  voucherKept:
    'Pas de réseau en boutique\u202f? Une fois ouverte, cette page s’ouvre à nouveau sans réseau, mais elle ne peut pas être rechargée. Le fichier téléchargé s’ouvre toujours.',
  questions: 'Des questions sur cette commande\u202f?',
  questionsText: 'La discussion s’ouvre avec votre numéro de commande déjà rempli.',
  asGuest: 'Commandé sans vous connecter\u202f?',
  asGuestLink: 'Ouvrir cette commande par son numéro',
  backToOrder: 'Revenir à la commande',
  cancel: 'Annuler cette commande',
  cancelText:
    'Ses articles sont remis en vente, et un code promo peut être utilisé à nouveau. Si vous avez un numéro de paiement, ne l’utilisez plus.',
  updatesGoTo: (phone: string) =>
    `Nous envoyons le suivi de cette commande par WhatsApp au ${phone}.`,
  stopUpdates: 'Désactiver le suivi WhatsApp',
  confirmCancel: 'Oui, annuler la commande',
  buyAgain: 'Racheter',
  buyingAgain: 'Ajout au panier…',
  bought: {
    all: 'Tout est dans votre panier.',
    some: 'Le reste est dans votre panier. Ces articles n’ont pas pu être ajoutés\u00a0:',
    none: 'Rien n’a pu être ajouté à votre panier\u00a0:',
  },
  priceChanged: (before: string, now: string) => `Maintenant ${now}, auparavant ${before}.`,
  pricesChanged: 'Des prix ont changé\u00a0:',
  buyAgainLink: 'Racheter\u00a0: choisir dans le panier',
  gone: 'Cet article n’est plus vendu.',
}
