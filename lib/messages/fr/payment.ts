import type { NumberedKind, OrderOutcome } from '@etalase/contract/rules/payment/provider.ts'
import type { paymentMessages as English } from '#lib/messages/en/payment.ts'

interface OutcomeWords {
  /** The status in one or two words. */
  state: string
  title: string
  text: string
}

const paymentOutcomes: Record<OrderOutcome, OutcomeWords> = {
  paid: {
    state: 'Payée',
    title: 'Commande confirmée',
    text: 'Nous avons bien reçu votre paiement.',
  },
  confirmed: {
    state: 'Confirmée',
    title: 'Commande confirmée',
    text: 'Votre commande est confirmée.',
  },
  notCollected: {
    state: 'Non retirée',
    title: 'Commande non retirée',
    text: 'Cette commande n’a pas été retirée, et il n’y a rien à payer. Vous pouvez commander ses articles à nouveau.',
  },
  waiting: {
    state: 'Pas encore payée',
    title: 'Commande enregistrée',
    text: 'Votre commande est enregistrée et attend votre paiement. Utilisez le numéro de la page de paiement à un distributeur (ATM), dans l’application de votre banque ou à la caisse du magasin partenaire, ou scannez son code QR. Si vous avez un numéro, il figure aussi dans l’e-mail que nous vous avons envoyé.',
  },
  notCompleted: {
    state: 'Pas encore payée',
    title: 'Paiement inachevé',
    text: 'Vous n’avez pas été débité. Nous gardons votre commande jusqu’à la fin du délai de paiement\u00a0: vous pouvez réessayer.',
  },
  expired: {
    state: 'Expirée',
    title: 'Le délai de paiement est écoulé',
    text: 'Cette commande a expiré, et ses articles sont remis en vente. Vous pouvez les commander à nouveau.',
  },
  cancelled: {
    state: 'Annulée',
    title: 'Commande annulée',
    text: 'Cette commande a été annulée, et ses articles sont remis en vente. Si vous l’avez payée, ou si vous n’avez pas demandé son annulation, contactez-nous.',
  },
  reversed: {
    state: 'Remboursée',
    title: 'Paiement remboursé',
    text: 'Votre paiement vous a été renvoyé, et la commande est annulée. Si vous ne l’avez pas demandé, contactez-nous.',
  },
  checking: {
    state: 'Pas encore confirmée',
    title: 'Nous vérifions votre paiement',
    text: 'Le prestataire de paiement ne nous a pas encore répondu. Si vous avez payé, vous recevrez un e-mail dès sa réponse, et vous n’avez pas à payer de nouveau.',
  },
}

/** How to pay with a payment number, by kind of channel. */
const steps: Record<NumberedKind, (channel: string) => string[]> = {
  'virtual-account': (channel) => [
    'Ouvrez l’application ou le site de votre banque, ou allez à l’un de ses distributeurs (ATM).',
    `Choisissez ${channel}. Depuis une autre banque, choisissez un virement vers cette banque.`,
    'Saisissez le numéro ci-dessus. Le montant et notre nom s’affichent d’eux-mêmes.',
    'Vérifiez le montant, et confirmez. Nous le savons en quelques minutes et vous envoyons un e-mail.',
  ],
  store: (channel) => [
    `Allez dans un magasin ${channel}, et dites à la caisse que vous voulez payer une commande en ligne.`,
    'Montrez le numéro ci-dessus.',
    'Vérifiez le montant, payez, et gardez le reçu. Nous le savons en quelques minutes et vous envoyons un e-mail.',
  ],
}

/** The payment result. */
export const paymentMessages: typeof English = {
  outcomes: paymentOutcomes,
  metaTitle: 'Résultat du paiement',
  stepsTitle: (channel: string) => `Comment payer avec ${channel}`,
  steps,
  qrTitle: 'Scannez pour payer',
  qrAlt: (amount: string) => `Code QR pour payer ${amount}`,
  qrSave: 'Enregistrer le code QR en image',
  qrWrong:
    'Ce code QR n’est pas celui de votre facture\u00a0: nous ne l’affichons pas. Contactez-nous, ou recommencez le paiement.',
  qrSteps: [
    'Ouvrez l’application de votre banque ou de votre portefeuille électronique, et choisissez QRIS ou Scan.',
    'Scannez le code. Sur ce téléphone, enregistrez-le et choisissez-le parmi vos images dans l’application.',
    'Vérifiez le montant et payez. Cette page s’actualise d’elle-même dès que nous en sommes informés.',
  ],
  reporting: 'Vérification de votre paiement…',
  needsScripts:
    'Cette page vérifie votre paiement à l’aide de JavaScript, qui ne fonctionne pas dans votre navigateur. Votre commande est conservée. Le résultat de votre paiement vous parviendra par e-mail, et il figure dans vos commandes si vous avez un compte. Sans nouvelles, écrivez-nous.',
  thankYou: 'Merci de votre commande',
  checkEmail: 'Vous trouverez la confirmation dans vos e-mails.',
  paymentNumber: 'Numéro de paiement',
  orderNumber: (number: string) => `Numéro de commande ${number}`,
  total: (amount: string) => `Total ${amount}`,
  payBefore: (deadline: string) =>
    `À payer avant le ${deadline}. Ensuite, les articles sont remis en vente.`,
  seeAgain: 'Dans ce navigateur, vous retrouvez ce numéro sur la page de commande.',
  seeQrAgain: 'Dans ce navigateur, vous retrouvez ce code QR sur la page de commande.',
  tryAgain: 'Réessayer le paiement',
  providerAway:
    'Notre prestataire de paiement ne répond pas pour l’instant. Votre commande est conservée. Réessayez dans quelques minutes.',
  toCheckout: 'Voir la commande en cours',
  checkStatus: 'Suivre ma commande',
  continueShopping: 'Continuer mes achats',
  isLate: 'C’est plus long que d’habitude.',
  checkAgain: 'Vérifier à nouveau',
  contact: 'Nous contacter',
}
