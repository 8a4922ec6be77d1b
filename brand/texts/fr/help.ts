import type { HelpPage } from '#brand/help-pages.ts'

/** What each page in Indonesian says, in short; null where the shop speaks Indonesian itself. */
export const helpSummaries: Record<HelpPage, string> | null = {
  delivery:
    'Choisissez la boutique qui expédie votre commande, puis un transporteur et un délai. Dès que votre colis est en route, son numéro figure dans votre commande et dans un e-mail.',
  pickup:
    'Choisissez une boutique lors de la commande. Vous recevez un code par e-mail et sur la page de la commande : montrez-le en boutique.',
  faq: 'Des réponses sur votre compte, le panier, la livraison, le paiement et nos contacts.',
  terms:
    'Votre commande devient un contrat une fois votre paiement reçu. Une commande non payée peut être annulée, une commande payée ne le peut plus. Le droit indonésien s’applique.',
  privacy:
    'Nous gardons ce qu’il faut à vos commandes et à votre compte. Vos données de paiement restent chez le prestataire, et aucun traceur tiers n’est chargé sans votre accord. Vous pouvez consulter, corriger et supprimer ce que nous gardons.',
}
