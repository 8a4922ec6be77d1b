import type { searchMessages as English } from '#lib/messages/en/search.ts'
import { plural } from '#lib/messages/formats.ts'

/** Search results, and the search field's suggestions. */
export const searchMessages: typeof English = {
  nothingFor: (search: string) => `Aucun résultat pour «\u202f${search}\u202f»`,
  tried: (tried: string) => `Nous avons cherché\u00a0: ${tried}.`,
  nothingText: 'Essayez d’autres mots, ou moins de mots.',
  didYouMean: 'Vouliez-vous dire',
  nearest: 'Catégories les plus proches',
  categories: 'Catégories',
  inCategory: (subcategory: string, category: string) => `${subcategory} dans ${category}`,
  bestSellers: 'Meilleures ventes',
  newest: 'Nouveautés',
  corrected: (search: string) => `Voici les résultats pour «\u202f${search}\u202f».`,
  leftOut: (left: string) =>
    `Aucun article ne contient tous les mots. Nous avons laissé de côté\u00a0: ${left}.`,
  suggestions: 'Suggestions',
  found: (count: number) =>
    plural(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  lastSearches: 'Dernières recherches',
  clear: 'Effacer les recherches',
  cleared: 'Les dernières recherches sont effacées.',
  label: 'Marque',
}
