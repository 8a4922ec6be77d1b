import type { cartLink as English } from '#lib/messages/en/cart-link.ts'
import { plural } from '#lib/messages/formats.ts'

/** The page that asks before a link puts something into the cart. */
export const cartLink: typeof English = {
  title: 'Ajouter à votre panier\u202f?',
  question:
    'Ce lien propose d’ajouter ces articles à votre panier. Rien n’est ajouté sans votre accord.',
  nothing: 'Ce lien ne désigne rien qui puisse être ajouté à un panier.',
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
    gone: 'il n’est pas, ou plus, vendu ici.',
    unknownSize: 'cette taille n’existe pas.',
    soldOut: 'il est épuisé.',
  },
  unreadable: (parts: string) => `Nous ne comprenons pas ces parties du lien\u00a0: ${parts}`,
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
