import type { ownGarmentMessages as English } from '#lib/messages/en/own-garment.ts'

/** Decimals in French notation: '1,5'. */
const decimal = (value: number) => String(value).replace('.', ',')

/** The form that compares the shopper's own garment with a product's sizes. */
export const ownGarmentMessages: typeof English = {
  hint: 'Posez à plat un vêtement qui vous va, et mesurez-le le long des mêmes lettres. Les mesures restent dans ce navigateur.',
  inCentimetres: (measurement: string) => `${measurement} (cm)`,
  wrongCentimetres: 'Saisissez une mesure de 1 à 200\u00a0cm, par exemple 52,5.',
  findSize: 'Trouver ma taille',
  nearestSize: (size: string) => `La taille ${size} est la plus proche de la vôtre.`,
  noCloseSize: (size: string) =>
    `Aucune taille n’est proche de la vôtre. La moins éloignée est ${size}.`,
  difference: (measurement: string, cm: number) =>
    cm === 0
      ? `${measurement}\u00a0: identique`
      : `${measurement}\u00a0: ${decimal(Math.abs(cm))}\u00a0cm de ${cm > 0 ? 'plus' : 'moins'} que le vôtre`,
}
