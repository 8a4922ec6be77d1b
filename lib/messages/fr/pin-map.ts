import type { pinMapMessages as English } from '#lib/messages/en/pin-map.ts'

/** The pin's map, in French. */
export const pinMapMessages: typeof English = {
  map: 'Carte',
  empty: 'pas encore de repère',
  at: (latitude, longitude) => `repère à ${latitude}, ${longitude}`,
  capital: 'Capitale de la province',
  move: 'Déplacer le repère',
  directions: { north: 'Nord', west: 'Ouest', east: 'Est', south: 'Sud' },
  zoom: 'Échelle',
  closer: 'Agrandir',
  farther: 'Réduire',
  step: (metres) =>
    `Touchez la carte, ou déplacez le repère : ${metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`} par pas.`,
  locating: 'Recherche de votre position…',
  located: (metres) => `Trouvée à ${metres} m près. Placez le repère devant votre porte.`,
  abroad: 'Vous n’êtes pas en Indonésie. Placez le repère sur la carte, à l’adresse de livraison.',
  problems: {
    refused:
      'Ce navigateur ne nous donne pas votre position. Placez le repère sur la carte, ou autorisez-la dans les réglages du navigateur et réessayez.',
    unavailable: 'Votre position est inconnue pour le moment. Placez le repère sur la carte.',
    timeout:
      'La recherche de votre position a été trop longue. Réessayez, ou placez le repère sur la carte.',
  },
  noStreets:
    'Nous dessinons cette carte nous-mêmes, sans rues : personne d’autre ne sait où vous êtes.',
  check: 'Vérifier ce repère sur Google Maps',
}
