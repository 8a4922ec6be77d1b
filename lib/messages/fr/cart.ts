import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import type {
  cartMessages as EnglishCart,
  cartLinkMessages as EnglishCartLink,
} from '#lib/messages/en/cart.ts'
import { formatRupiah, plural } from '#lib/messages/formats.ts'

const size = ({ size_name: name }: NamedSize) => `Taille ${name}`

/** Cart and cart drawer. */
export const cartMessages: typeof EnglishCart = {
  /** For a browser that can't resend the first form of a new cart by itself. */
  firstPress: {
    title: 'Encore une étape',
    text: 'Votre navigateur n’a pas encore de panier. Appuyez sur Continuer pour en créer un.',
  },
  title: 'Mon panier',
  items: 'Articles',
  drawerTitle: 'Panier',
  emptyDrawer: 'Votre panier est vide',
  empty: 'Votre panier est vide',
  emptyText: 'Découvrir nos collections',
  continueShopping: 'Continuer mes achats',
  subtotal: 'Sous-total',
  total: 'Total',
  bundleMissing: (pieces: number) =>
    plural(pieces, { one: `encore ${pieces} pièce`, other: `encore ${pieces} pièces` }),
  bundleWhole: 'tout est dans votre panier',
  deliveryCost: 'Combien coûte la livraison\u202f?',
  sentFrom: (shop: string, courier: string) => `Expédié depuis ${shop} par ${courier}`,
  noDelivery:
    'Ces articles ne peuvent pas être livrés en ce moment. Vous pouvez toujours les retirer en boutique.',
  noCourier: 'Notre boutique la plus proche ne peut pas livrer dans ce quartier.',
  excludesShipping: 'Prix hors livraison.',
  tariff: (cost: Rupiah) => (cost === 0 ? 'Offert' : formatRupiah(cost)),
  freeShipping: (from: string) => `Livraison offerte dès ${from}`,
  untilFreeShipping: (missing: string) =>
    `Encore ${missing} d’achats, et la livraison la moins chère est offerte`,
  hasFreeShipping: 'La livraison la moins chère est offerte pour cette commande.',
  goToCart: 'Voir le panier',
  checkout: 'Passer la commande',
  signInToPurchase: 'Se connecter pour acheter',
  checkoutAsGuest: 'Commander sans compte',
  size,
  sized: (product: string, { size_name }: NamedSize) => `${product}, taille ${size_name}`,
  product: 'Article',
  price: 'Prix',
  quantity: 'Quantité',
  decrease: (item: string) => `Diminuer la quantité\u00a0: ${item}`,
  increase: (item: string) => `Augmenter la quantité\u00a0: ${item}`,
  remove: 'Retirer',
  removeItem: (item: string) => `Retirer\u00a0: ${item}`,
  confirmRemove: 'Retirer cet article\u202f?',
  yesRemove: 'Oui, retirer',
  keep: 'Garder',
  close: 'Fermer',
  loading: 'Chargement de votre panier',
  failed: 'Votre panier n’a pas pu être chargé.',
  priceChanged: (before: string, now: string) => `Le prix est passé de ${before} à ${now}.`,
  notAdded: 'L’article n’a pas pu être ajouté à votre panier.',
  failedOutOfStock: 'Il ne reste pas assez de pièces dans cette taille.',
  soldOut: 'Article épuisé. Retirez-le pour continuer.',
  onlyLeft: (pieces: number) => `Plus que ${pieces} en stock. Diminuez la quantité.`,
}

/** The page that asks before a link fills the cart. */
export const cartLinkMessages: typeof EnglishCartLink = {
  title: 'Ajouter à votre panier\u202f?',
  question: 'Ce lien ajoute ces articles à votre panier. Rien n’est ajouté sans votre accord.',
  nothing: 'Ce lien ne contient rien que nous puissions ajouter à un panier.',
  pieces: (count: number) => plural(count, { one: `${count} pièce`, other: `${count} pièces` }),
  onlyLeft: (left: number, wanted: number) => `Il n’en reste que ${left} sur ${wanted}.`,
  add: (pieces: number) =>
    plural(pieces, {
      one: `Ajouter ${pieces} pièce au panier`,
      other: `Ajouter ${pieces} pièces au panier`,
    }),
  decline: 'Non, voir plutôt la boutique',
  notOffered: 'Ces articles ne peuvent pas être ajoutés',
  unknownProduct: 'Un article',
  reasons: {
    gone: 'plus disponible.',
    unknownSize: 'n’existe pas dans cette taille.',
    soldOut: 'épuisé.',
  },
  unreadable: (parts: string) => `Nous n’avons pas pu lire ces parties du lien\u00a0: ${parts}`,
  tooLong: (lines: number) =>
    `Un lien peut ajouter jusqu’à ${lines} articles. Les autres sont laissés de côté.`,
  added: (items: number) =>
    plural(items, {
      one: `${items} article a été ajouté à votre panier.`,
      other: `${items} articles ont été ajoutés à votre panier.`,
    }),
  addedSome: (added: number, all: number) =>
    plural(added, {
      one: `${added} article sur ${all} a été ajouté à votre panier. Vérifiez les autres, qui n’ont pas pu l’être.`,
      other: `${added} articles sur ${all} ont été ajoutés à votre panier. Vérifiez les autres, qui n’ont pas pu l’être.`,
    }),
}
