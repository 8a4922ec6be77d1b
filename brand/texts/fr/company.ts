import type { company as English } from '#brand/texts/en/company.ts'

/** What the company says of itself. */
export const company: typeof English = {
  tagline: 'Mode et batik de cinq marques indonésiennes',
  about:
    'Cinq marques sous un même toit\u00a0: Rimba pour l’homme, Laras pour la femme, Bocah pour l’enfant, Wastra pour le batik et Tala pour les sacs et les accessoires.',
  promoBar: 'Soldes\u00a0: jusqu’à −80\u202f%\u202f!',
}
