import { customerServiceHours } from '@etalase/contract/rules/time-zone.ts'
import type { checkoutMessages as English } from '#lib/messages/en/checkout.ts'
import { plural } from '#lib/messages/formats.ts'
import type { Proximity } from '#lib/rules/proximity.ts'

/** Short names of the steps. */
const stepNames = {
  'choose-shipping-type': 'Livraison',
  'choose-address': 'Adresse',
  'choose-hub': 'Boutique',
  'choose-shipping-method': 'Envoi',
  'choose-showroom': 'Boutique',
  'order-summary': 'Résumé',
}

const nearness: Record<Proximity, string> = {
  city: 'Dans votre ville',
  province: 'Dans votre province',
  other: 'Plus loin',
}

/** The checkout. */
export const checkoutMessages: typeof English = {
  title: 'Votre commande',
  stepsTitle: 'Étapes de la commande',
  stepNames,
  stepOf: (number: number, count: number) => `Étape ${number} sur ${count}`,
  shippingTypeTitle: 'Comment souhaitez-vous recevoir votre commande\u202f?',
  onlineDelivery: 'Livraison à domicile',
  onlineDeliveryText: 'depuis la boutique la plus proche',
  storePickup: 'Retrait en boutique',
  storePickupText: 'pour l’avoir plus vite',
  nothingAvailable:
    'Ces articles ne sont disponibles dans aucune boutique en ce moment. Modifiez votre panier.',
  availabilityFailed: 'La disponibilité de vos articles n’a pas pu être vérifiée.',
  retry: 'Réessayer',
  addressTitle: 'Où devons-nous livrer votre commande\u202f?',
  chooseAddress: 'Choisissez d’abord une adresse.',
  noAddresses: 'Vous n’avez pas encore d’adresse enregistrée. Ajoutez-en une pour continuer.',
  suggestionTitle: 'Ou suivez notre suggestion',
  suggestion: (shop: string, tier: string, cost: string) =>
    `Expédié depuis ${shop}, qui a tous vos articles\u00a0: ${tier}, ${cost}.`,
  toSummary: 'Aller directement au résumé',
  hubTitle: 'Quelle boutique doit expédier votre commande\u202f?',
  hubText:
    'D’abord les boutiques qui ont tous vos articles, puis les moins chères et les plus rapides.',
  nearness,
  recommended: 'Recommandée',
  otherShops: 'Autres boutiques',
  shippingFrom: (cost: string) => `Dès ${cost}`,
  noCourierFrom: 'Ne livre pas à votre adresse',
  missing: (items: string) => `Sans ${items}`,
  secondOrder: (cost: string) =>
    `Commandez le reste séparément, avec une livraison à ${cost} au plus.`,
  hasEverything: 'A tous vos articles',
  shopStock: (served: number, all: number) => `A ${served} de vos ${all} articles`,
  inStock: (pieces: number) => `${pieces} en stock`,
  onlyOf: (pieces: number, qty: number) => `Seulement ${pieces} sur ${qty}`,
  notHere: 'Pas en stock',
  storesIn: (count: number) =>
    plural(count, { one: `${count} boutique`, other: `${count} boutiques` }),
  shopGone: (shop: string) => `${shop} n’a plus vos articles. Choisissez une autre boutique.`,
  shippingTypeGone: 'Vos articles ne sont plus disponibles de cette façon. Faites un autre choix.',
  methodTitle: 'Mode d’envoi',
  etd: (days: string) => `Délai estimé\u00a0: ${days}\u00a0${days === '1' ? 'jour' : 'jours'}`,
  daysHold: (payBefore: string) => `Ces dates sont valables ${payBefore}.`,
  noMethods: 'Cette boutique ne peut pas livrer à votre adresse. Choisissez une autre boutique.',
  chooseMethod: 'Choisissez un mode d’envoi.',
  costChanged: (before: string, now: string) =>
    `Les frais de livraison sont passés de ${before} à ${now}.`,
  methodGone: 'Ce mode d’envoi n’est plus proposé. Choisissez-en un autre.',
  showroomTitle: 'Où souhaitez-vous retirer votre commande\u202f?',
  showroomText:
    'Comptez au moins 1\u00a0heure après le paiement. Les boutiques sont ouvertes 10:00-20:00 WIB.',
  summaryTitle: 'Résumé de la commande',
  deliverTo: 'Adresse de livraison',
  sentFrom: 'Expédié depuis',
  sentWith: 'Mode d’envoi',
  pickupAt: 'Retrait en boutique',
  change: 'Modifier',
  changeAddress: 'Modifier l’adresse',
  changeShop: 'Modifier la boutique',
  changeMethod: 'Modifier le mode d’envoi',
  changeStore: 'Modifier la boutique',
  accepted: 'Moyens de paiement acceptés',
  payLater:
    'PayLater est un crédit d’une autre entreprise. C’est elle que vous remboursez, à ses conditions et avec ses frais, et non nous.',
  support: 'Des questions\u202f?',
  supportHours: `lun.-ven. ${customerServiceHours.opens}-${customerServiceHours.closes} WIB`,
  shipping: 'Livraison',
  discount: 'Remise',
  discountBy: (code: string) => `Remise (${code})`,
  promoCode: 'Code promo',
  applyPromo: 'Appliquer',
  offers: 'Codes promo pour cette commande',
  saves: (amount: string) => `${amount} de remise`,
  takeOffer: 'Utiliser',
  takeOfferOf: (code: string) => `Utiliser ${code}`,
  promoRequired: 'Saisissez un code promo.',
  promoApplied: (code: string) => `Le code ${code} est appliqué.`,
  promoTakesNothing: (code: string) => `Le code ${code} ne s’applique pas à cette commande.`,
  orderNotes: 'Message pour la boutique (facultatif)',
  grandTotal: 'Total',
  guestEmail: 'Votre adresse e-mail',
  guestEmailHint: 'Nous y envoyons la confirmation.',
  confirmationToCustomer: 'Nous envoyons la confirmation à l’adresse e-mail de votre compte.',
  emailRequired: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail valide.',
  continue: 'Continuer',
  back: 'Retour',
  goToPayment: 'Aller au paiement',
  updates: 'Recevoir le suivi de cette commande par WhatsApp',
  updatesTo: (phone: string) => `Recevoir le suivi de cette commande par WhatsApp au ${phone}`,
  updatesHint:
    'Quand elle est payée, en route ou prête, livrée ou remboursée. Pas de publicité. Vous pouvez désactiver ce suivi sur la page de la commande.',
  updatesPhone: 'Votre numéro WhatsApp',
  updatesPhoneRequired: 'Indiquez votre numéro WhatsApp, ou désactivez le suivi par WhatsApp.',
  updatesPhoneInvalid: 'Indiquez un numéro de téléphone indonésien, par exemple 0812 3456 7890.',
  confirmUpdates: 'Nous envoyons le suivi de cette commande par WhatsApp au\u00a0:',
  confirmPayment: 'Aller au paiement maintenant\u202f?',
  confirmPaymentText: (total: string) =>
    `Vous paierez ${total} sur la page de notre prestataire de paiement. Vos articles vous sont réservés jusqu’à la fin du délai de paiement.`,
  confirmPaymentEmail: 'Nous envoyons la confirmation à cette adresse e-mail\u00a0:',
  notYet: 'Pas encore',
  preparing: 'Préparation de votre commande…',
  handOff: 'Redirection vers le prestataire de paiement…',
  handOffButton: 'Aller au paiement',
  /** Replaces the payment texts for an order with nothing to pay. */
  nothingToPay: {
    button: 'Passer la commande',
    question: 'Passer la commande maintenant\u202f?',
    text: 'Il n’y a rien à payer. Nous confirmons votre commande aussitôt.',
    handOff: 'Confirmation de votre commande…',
    handOffButton: 'Voir votre commande',
  },
  pendingPlaced: {
    title: 'Votre commande attend votre paiement',
    text: 'Nous vous réservons ses articles. Si vous l’avez déjà payée, vous pouvez passer une autre commande.',
  },
  pendingUnknown: {
    title: 'Nous ne savons pas encore si votre commande a été passée',
    text: 'La connexion s’est coupée avant la réponse. Continuez pour redemander\u00a0: c’est sans risque, et aucune seconde commande ne sera créée.',
  },
  pendingNotice:
    'Votre dernière commande depuis ce navigateur attend peut-être encore son paiement.',
  pendingNoticeLink: 'Voir comment la payer',
  pendingRefused: { title: 'Cette commande ne peut pas être payée ici', text: '' },
  buyerLost:
    'Ce navigateur ne sait plus qui a passé la commande. Si elle a abouti, ouvrez-la par le lien de notre e-mail.',
  continuePayment: 'Continuer le paiement',
  startNewOrder: 'Passer une autre commande',
  newOrder: 'L’abandonner et en passer une autre',
  confirmNewOrder: 'Abandonner cette commande\u202f?',
  confirmNewOrderText: (isPlaced: boolean) =>
    `${isPlaced ? 'Ses' : 'Si elle a été passée, ses'} articles restent réservés jusqu’à la fin du délai de paiement, mais vous ne pourrez plus la payer ici.`,
  yesNewOrder: 'Oui, l’abandonner',
  keepOrder: 'La garder',
  orderChanged: 'Votre commande a changé. Vérifiez-la encore une fois.',
  totalChanged: (before: string, now: string) => `Le total est passé de ${before} à ${now}.`,
  billTitle: 'La facture ne correspond pas à votre commande',
  billDiffers: (expected: string, billed: string) =>
    `La facture indique ${billed}, mais votre résumé indique ${expected}. Vous n’avez pas été débité. Contactez-nous.`,
  excluded: (count: number) =>
    `${plural(count, {
      one: `${count} article a été retiré de cette commande, car il n’est pas disponible dans la boutique choisie. Pour l’acheter aussi`,
      other: `${count} articles ont été retirés de cette commande, car ils ne sont pas disponibles dans la boutique choisie. Pour les acheter aussi`,
    })}, terminez celle-ci, puis passez une autre commande en choisissant une autre boutique.`,
  shortHere: (pieces: number, qty: number) =>
    `Cette boutique n’en a que ${pieces} sur ${qty}\u00a0: nous avons écarté cet article.`,
  leftOut: 'Cette boutique n’en a plus\u00a0: nous avons écarté cet article.',
  takeInstead: (pieces: number) => `En acheter ${pieces}`,
  takeInsteadOf: (pieces: number, item: string) => `En acheter ${pieces}\u00a0: ${item}`,
  servesEverything: (shop: string, place: string) =>
    `${place ? `${shop} (${place})` : shop} a tous vos articles.`,
  chooseThatShop: 'Choisir cette boutique',
  nothingKept: 'Cette boutique n’a aucun de vos articles. Choisissez-en une autre.',
  emptyCart: 'Votre panier est vide',
  backToProduct: 'Retour à l’article',
  isLate: 'C’est plus long que d’habitude. Vous pouvez aussi commander page par page.',
  onePageAtATime: 'Page par page',
  byForms: 'Sans JavaScript, la commande se fait page par page.',
  pieces: (qty: number) => `${qty}\u00a0×`,
}
