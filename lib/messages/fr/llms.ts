import type { llms as English } from '#lib/messages/en/llms.ts'

/** The page for language models. */
export const llms: typeof English = {
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
}
