import type { ReviewFit } from '@etalase/contract/rules/constants.ts'
import type { reviewsMessages as English } from '#lib/messages/en/reviews.ts'
import { plural } from '#lib/messages/formats.ts'

const fits: Readonly<Record<ReviewFit, string>> = {
  SMALL: 'Taille petit',
  TRUE: 'Taille normalement',
  LARGE: 'Taille grand',
}

/** Reviews of products. */
export const reviewsMessages: typeof English = {
  fits,
  problems: {
    starsRequired: 'Choisissez le nombre d’étoiles',
    fitUnknown: 'Choisissez comment l’article taille',
    textRequired: 'Écrivez quelques mots',
  },
  title: 'Avis',
  of: (name) => `Avis sur ${name}`,
  stars: (average) => `${average} étoiles sur 5`,
  count: (count) => `${count} avis`,
  mainFit: (fit, count, total) => `${fits[fit]}, selon ${count} acheteurs sur ${total}`,
  aBuyer: 'Un acheteur',
  all: 'Lire tous les avis',
  none: 'Aucun avis pour l’instant.',
  who: 'Seuls ceux qui ont acheté un article ici peuvent l’évaluer. Le formulaire se trouve avec votre commande, une fois qu’elle est arrivée.',
  toProduct: 'Voir l’article',
  older: 'Avis plus anciens',
  newer: 'Avis plus récents',
  write: 'Donner votre avis',
  yours: (stars) =>
    `Vous avez donné ${plural(stars, { one: '1 étoile', other: `${stars} étoiles` })} sur 5`,
  writeTitle: 'Donner votre avis',
  writeText:
    'Nous lisons chaque avis avant de le publier, quelle que soit sa note. Merci d’éviter les insultes, la publicité et les données personnelles.',
  starsLabel: 'Étoiles',
  starChoice: (stars) => plural(stars, { one: '1 étoile', other: `${stars} étoiles` }),
  fitLabel: 'Comment l’article taille-t-il\u00a0? (facultatif)',
  noFit: 'Sans réponse',
  textLabel: 'Votre avis',
  nameLabel: 'Votre nom, tel qu’il s’affiche (facultatif)',
  send: 'Envoyer l’avis',
  notPossible: 'Cet article ne peut pas être évalué, ou vous l’avez déjà évalué.',
}
