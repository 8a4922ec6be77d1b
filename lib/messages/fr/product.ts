import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import type {
  productMessages as EnglishProduct,
  stockAlertMessages as EnglishStockAlert,
} from '#lib/messages/en/product.ts'
import { plural } from '#lib/messages/formats.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'

/** Product pages and products in lists. */
export const productMessages: typeof EnglishProduct = {
  /** For agents in browsers (docs/agents.md). */
  addTool:
    'Ajoute au panier des pièces de ce produit dans une taille. Le même appel dans les 30 secondes n’ajoute rien.',
  off: (percent: number) => `(−${percent}\u202f%)`,
  retailPrice: 'Prix d’origine',
  price: 'Prix',
  code: (code: string) => `Référence\u00a0: ${code}`,
  facts: {
    material: (material: string) => `Composition\u00a0: ${material}`,
  },
  colors: 'Couleurs',
  colorCount: (count: number) => `${count} coloris`,
  size: 'Taille',
  sizes: 'Tailles',
  sizeSoldOut: (name: string) => `${name}, taille épuisée`,
  soldOut: 'Épuisé',
  outOfStock:
    'Cette taille est épuisée, mais vous pouvez toujours ajouter l’article à vos favoris.',
  linkedSizeSoldOut: (size: string) =>
    `La taille ${size} est épuisée pour cet article. Choisissez-en une autre, ou ajoutez l’article à vos favoris.`,
  noSuchSize: 'Cet article n’existe pas dans cette taille. Choisissez-en une ci-dessus.',
  fewLeft: (pieces: number, size: string) =>
    plural(pieces, {
      one: `${size}\u00a0: plus que ${pieces} pièce`,
      other: `${size}\u00a0: plus que ${pieces} pièces`,
    }),
  saleEnds: (end: string) => `Offre valable jusqu’au ${end}`,
  saleEnded: 'Cette offre est terminée. Rechargez la page pour voir le prix actuel.',
  saleLeft: ({ hours, minutes }: TimeLeft) => {
    const days = Math.floor(hours / 24)
    if (days > 0) return plural(days, { one: `encore ${days} jour`, other: `encore ${days} jours` })
    return hours > 0 ? `encore ${hours} h ${minutes} min` : `encore ${minutes} min`
  },
  sizeChart: 'Guide des tailles',
  measurements: 'Mesures en centimètres, à plat',
  sizeChartHint:
    'Mesurez à plat un vêtement qui vous va, le long des lignes marquées d’une lettre.',
  compareSize: 'Comparer avec un de mes vêtements',
  maxPerOrder: (count: number) =>
    `Limite\u00a0: ${plural(count, { one: 'une pièce', other: `${count} pièces` })} par client`,
  quantity: 'Quantité',
  outOfStockLimit: 'Stock épuisé\u202f!',
  decrease: 'Diminuer la quantité',
  increase: 'Augmenter la quantité',
  addToCart: 'Ajouter au panier',
  addToCartBar: 'Ajouter au panier',
  buyNow: 'Acheter maintenant',
  adding: 'Ajout…',
  details: 'Détails',
  related: 'Vous aimerez aussi',
  gallery: 'Photos',
  itemNotValid: 'Cet article n’est pas valable.',
  chooseSize: 'Choisissez une taille.',
  minQuantity: 'Ajoutez au moins 1 pièce au panier.',
  wholeQuantity: 'Saisissez un nombre entier, par exemple 2.',
  maxQuantity: 'La quantité est limitée à 1\u202f000 à la fois.',
  quantityHint: 'Un nombre entier de 1 à 1\u202f000',
  minQuantityStock: 'Choisissez au moins 1 pièce pour vérifier le stock.',
  checkStock: 'Voir le stock en boutique',
  checkingStock: 'Vérification du stock des boutiques…',
  noLocation: 'Aucune boutique n’a cet article en stock.',
  stockTitle: ({ size_name }: NamedSize) => `Boutiques avec la taille ${size_name}`,
  quickView: 'Aperçu',
  quickViewOf: (name: string) => `Aperçu\u00a0: ${name}`,
  viewDetail: 'Voir l’article',
  share: 'Partager',
  shareOn: (network: string) => `Partager sur ${network}`,
  shareElsewhere: 'Partager par une application',
  zoomPicture: (number: number, count: number) => `Agrandir la photo ${number} sur ${count}`,
  showPicture: (number: number, count: number) => `Afficher la photo ${number} sur ${count}`,
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
  close: 'Fermer',
  mapsLink: 'Voir sur Google Maps',
  bundles: 'Encore mieux ensemble',
  bundlesMeaning: 'Une idée d’ensemble. Chaque pièce garde son prix.',
  bundle: (count: number, of: string) => `Acheter ${count} pièces «\u202f${of}\u202f»`,
  failed: 'L’article n’a pas pu être chargé.',
}

/** Back-in-stock alerts. */
export const stockAlertMessages: typeof EnglishStockAlert = {
  title: 'Me prévenir du retour en stock',
  ask: 'Taille épuisée\u202f? Me prévenir de son retour',
  text: (name: string) =>
    `${name}\u00a0: nous vous écrirons une seule fois, quand votre taille sera de retour.`,
  size: 'La taille que vous attendez',
  send: 'Me prévenir',
  chooseSize: 'Choisissez une taille.',
  inStock: 'Toutes ses tailles sont en stock.',
  toProduct: (name: string) => `Voir ${name}`,
  stopTitle: 'Ne plus recevoir ces e-mails',
  stopText:
    'Vous ne recevrez plus d’e-mails sur les tailles de retour en stock, même ceux que vous aviez demandés.',
  stop: 'Arrêter ces e-mails',
  toShop: 'Voir la boutique',
}
