import { collectionTexts } from '#brand/texts/fr/collections.ts'
import type {
  collectionsMessages as EnglishCollections,
  llmsMessages as EnglishLlms,
  seoMessages as EnglishSeo,
} from '#lib/messages/en/seo.ts'
import { plural } from '#lib/messages/formats.ts'

/** Collections for popular searches. */
export const collectionsMessages: typeof EnglishCollections = {
  title: 'Recherches populaires',
  all: (count: number) => `Voir les ${count} articles`,
  pages: collectionTexts,
}

/** The page for language models. */
export const llmsMessages: typeof EnglishLlms = {
  about:
    'Les prix sont en roupies indonésiennes entières (IDR). Les commandes sont livrées en Indonésie depuis la boutique la plus proche, ou gardées en boutique pour y être retirées\u202f; le paiement se fait en ligne.',
  lists: 'Listes d’articles',
  search: 'Recherche',
  searchText: (address: string) =>
    `Ajoutez des mots, en indonésien ou en anglais, à ${address} (par exemple un vêtement, une couleur et une taille).`,
  data: 'Données',
  googleFeed:
    'tous les articles et toutes les tailles avec prix et disponibilité, au format de Google Merchant Center',
  tsvFeed: 'les mêmes données en valeurs séparées par des tabulations',
  inventoryFeed: 'quelle boutique a quelle taille',
  sitemap: 'toutes les pages',
  cartLink: (address: string) =>
    `${address} montre ce qui serait ajouté (article, code de taille et nombre de pièces), et demande l’accord du client avant de remplir le panier.`,
  cart: 'Remplir un panier',
  service: 'Service et conditions',
  markdown: 'Texte simple',
  markdownText: (address) =>
    `Les produits, listes, boutiques et pages d’aide existent aussi en Markdown\u00a0: ajoutez .md au chemin, comme dans ${address}, ou envoyez Accept: text/markdown.`,
  page: 'La page dans la boutique',
  /** For platforms that fill a cart for a shopper. */
  payInShop: 'Le client choisit la livraison et paie dans la boutique, à continue_url.',
}

/** Descriptions for search engines and shared links. */
export const seoMessages: typeof EnglishSeo = {
  inCategory: (name: string, category: string) => `${name}, ${category}`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  listDescription: (title: string, count: number, brand: string) =>
    `${title}\u00a0: ${plural(count, {
      one: `${count} article chez ${brand}, livré`,
      other: `${count} articles chez ${brand}, livrés`,
    })} depuis la boutique la plus proche, ou à retirer près de chez vous.`,
  productDescription: (name: string, price: string, brand: string) =>
    `${name} à ${price} chez ${brand}.`,
}
