import type { pinMessages as English } from '#lib/messages/en/pin.ts'

/** A pin on the map, in French. */
export const pinMessages: typeof English = {
  legend: 'Repère sur la carte (facultatif)',
  hint: 'Les coursiers express en ont besoin. Il est conservé avec l’adresse, et seul le coursier qui livre votre commande le reçoit.',
  latitude: 'Latitude (nord ou sud)',
  latitudeHint: 'Par exemple -6,29150',
  longitude: 'Longitude (est)',
  longitudeHint: 'Par exemple 106,80120',
  here: 'Utiliser ma position',
  onMap: 'Placer sur une carte',
  remove: 'Retirer le repère',
  saved: 'Avec un repère sur la carte',
  problems: {
    pinHalf: 'Indiquez la latitude et la longitude, ou laissez les deux champs vides.',
    pinNumber: 'Indiquez les degrés en chiffres, par exemple -6,29150.',
    pinOutside:
      'Cet endroit n’est pas en Indonésie. Vérifiez le nombre, ou laissez les deux champs vides.',
  },
  add: 'Un coursier express peut livrer en quelques heures. Revenez à l’adresse et ajoutez un repère sur la carte.',
  noCourier: 'Aucun coursier express ne va de ce magasin à votre repère en ce moment.',
  hours: (hours) => `${hours} heures après le retrait par le coursier`,
}
