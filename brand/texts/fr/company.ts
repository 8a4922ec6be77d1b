import type {
  company as English,
  helpSummaries as EnglishSummaries,
} from '#brand/texts/en/company.ts'

/** The company's texts about itself. */
export const company: typeof English = {
  tagline: 'Mode et batik de cinq marques indonésiennes',
  about:
    'Cinq marques sous un même toit\u00a0: Rimba pour l’homme, Laras pour la femme, Bocah pour l’enfant, Wastra pour le batik et Tala pour les sacs et les accessoires.',
  promoBar: 'Soldes\u00a0: jusqu’à −80\u202f%\u202f!',
}

/** Summaries of the help pages in `brand/help`, in the shop's language: the pages themselves are in Indonesian (spec §1). */
export const helpSummaries: typeof EnglishSummaries = {
  delivery:
    'Cette page est en indonésien. En bref\u00a0: choisissez une boutique et un transporteur lors de la commande, puis payez avant l’heure indiquée. Suivez le colis sur la page de la commande.',
  pickup:
    'Cette page est en indonésien. En bref\u00a0: choisissez une boutique lors de la commande, puis payez avant l’heure indiquée. Vous recevez un code de retrait par e-mail et sur la page de la commande\u00a0: montrez-le en boutique.',
  faq: 'Cette page est en indonésien\u00a0: questions sur le compte, le panier, la livraison, le paiement et l’aide.',
  terms:
    'Cette page est en indonésien. En bref\u00a0: la commande devient un contrat dès réception de votre paiement. Une commande non payée peut être annulée, une commande payée ne le peut plus. Le droit indonésien s’applique.',
  privacy:
    'Cette page est en indonésien. En bref\u00a0: nous conservons ce qu’il faut à vos commandes et à votre compte. Les numéros de carte restent chez le prestataire de paiement, et les traceurs d’autres sociétés ne sont chargés qu’avec votre accord. Vous pouvez consulter, corriger et supprimer vos données.',
}
