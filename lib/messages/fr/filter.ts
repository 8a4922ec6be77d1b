import type { filter as English } from '#lib/messages/en/filter.ts'
import { plural } from '#lib/messages/formats.ts'

const items = (count: number) => plural(count, { one: 'article', other: 'articles' })

/** What narrows a product list. */
export const filter: typeof English = {
  open: 'Filtrer',
  openWith: (chosen: number) => `Filtrer (${chosen})`,
  title: 'Filtres',
  close: 'Fermer les filtres',
  available: 'Disponibles seulement',
  size: 'Taille',
  color: 'Couleur',
  label: 'Marque',
  price: 'Prix',
  priceFrom: 'De (IDR)',
  priceTo: 'À (IDR)',
  priceUnread: 'Nous n’avons pas pu lire ce prix. Écrivez par exemple 150\u00a0000 ou 150k.',
  applyPrice: 'Appliquer le prix',
  items,
  chosen: 'Filtres choisis',
  sizeOf: (name: string) => `Taille ${name}`,
  priceBetween: (min: string, max: string) => `De ${min} à ${max}`,
  priceFromOn: (min: string) => `À partir de ${min}`,
  priceUpTo: (max: string) => `Jusqu’à ${max}`,
  remove: (name: string) => `Retirer le filtre\u00a0: ${name}`,
  clear: 'Tout effacer',
  show: (count: number) => (count === 0 ? 'Aucun article' : `Voir ${count} ${items(count)}`),
  nothing: 'Aucun article ne correspond à tous ces filtres',
  nothingText: 'Retirez-en un pour voir ce qu’il reste.',
}
