import type { list as English } from '#lib/messages/en/list.ts'
import { plural } from '#lib/messages/formats.ts'
import type { Sort } from '#lib/rules/constants.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Nouveautés',
  PRICE_DESC: 'Prix décroissant',
  PRICE_ASC: 'Prix croissant',
}

/** Product lists. */
export const list: typeof English = {
  everything: 'Tous les articles',
  everythingText: 'Cinq marques indonésiennes, une seule garde-robe.',
  sale: 'Soldes',
  saleText: 'De beaux vêtements à prix plus doux, tant qu’il en reste.',
  searchTitle: (search: string) => `Résultats pour «\u202f${search}\u202f»`,
  within: (found: string, place: string) => `${found} dans ${place}`,
  onSale: (found: string) => `${found}, en soldes`,
  saleOf: (place: string) => `Soldes ${place}`,
  ofBrand: (brand: string, place: string) => `${brand}, ${place}`,
  found: (count: number) => plural(count, { one: `${count} article`, other: `${count} articles` }),
  sortBy: 'Trier par',
  apply: 'Appliquer',
  sorts,
  categories: 'Catégories',
  all: 'Tout',
  filter: 'Filtrer',
  loadMore: 'Voir plus',
  loading: 'Chargement…',
  end: 'Tous les articles sont affichés',
  products: 'Articles',
  empty: 'Bientôt disponible',
  emptyLink: 'Continuer mes achats',
  failed: 'Les articles n’ont pas pu être chargés.',
  categoriesFailed: 'Les catégories n’ont pas pu être chargées.',
  previousPage: 'Afficher les précédents',
}
