import type { headerMessages as English } from '#lib/messages/en/header.ts'
import { plural } from '#lib/messages/formats.ts'

/** Header, menus and search. */
export const headerMessages: typeof English = {
  /** For agents in browsers (docs/agents.md). */
  searchTool:
    'Recherche des produits par des mots, par exemple un vêtement, une couleur et une taille.',
  promotion: 'Promotion',
  skip: 'Aller au contenu',
  backToTop: 'Revenir en haut',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Navigation principale',
  stores: 'BOUTIQUES',
  news: 'JOURNAL',
  sale: 'SOLDES',
  saleText: 'À prix réduit, tant qu’il reste des tailles.',
  shopAll: 'Tout voir',
  discover: (title: string) => `Découvrir l’univers ${title}`,
  shopSale: (category: string) => `Voir les soldes ${category}`,
  shopSaleShort: (category: string) => `Soldes ${category}`,
  search: 'Rechercher',
  openSearch: 'Ouvrir la recherche',
  closeSearch: 'Fermer la recherche',
  searchLabel: 'Rechercher un article',
  searchHint: 'Batik, kimono, polo…',
  cart: (pieces: number | null) => {
    if (pieces === null) return 'Panier'
    if (pieces === 0) return 'Panier, vide'
    return plural(pieces, {
      one: `Panier, ${pieces} article`,
      other: `Panier, ${pieces} articles`,
    })
  },
  backToCart: 'Revenir au panier',
  home: (brand: string) => `${brand}, accueil`,
}
