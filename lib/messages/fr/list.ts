import type { Sort } from '@etalase/contract/rules/constants.ts'
import type {
  filterMessages as EnglishFilter,
  listMessages as EnglishList,
} from '#lib/messages/en/list.ts'
import { plural } from '#lib/messages/formats.ts'

const sorts: Record<Sort, string> = {
  NEWEST: 'Nouveautés',
  PRICE_DESC: 'Prix décroissant',
  PRICE_ASC: 'Prix croissant',
}

/** Product lists. */
export const listMessages: typeof EnglishList = {
  /** For agents in browsers (docs/agents.md). */
  sortTool: 'Trie cette liste autrement.',
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

const items = (count: number) => plural(count, { one: 'article', other: 'articles' })

/** The filters of a product list. */
export const filterMessages: typeof EnglishFilter = {
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
  searchTooLong: (limit: number) =>
    `Cette recherche est trop longue\u00a0: voici les résultats pour ses ${limit} premiers caractères.`,
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
