import { plural } from '#lib/messages/formats.ts'

/** The page that asks before a link puts something into the cart. */
export const cartLink = {
  title: 'Add to your cart?',
  question: 'This link would put these into your cart. Nothing is added until you say so.',
  nothing: 'This link names nothing that can be put into a cart.',
  pieces: (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` }),
  onlyLeft: (left: number, wanted: number) =>
    plural(left, {
      one: `Only 1 of ${wanted} is left.`,
      other: `Only ${left} of ${wanted} are left.`,
    }),
  add: (pieces: number) =>
    plural(pieces, { one: 'Add 1 piece to cart', other: `Add ${pieces} pieces to cart` }),
  decline: 'No, look around instead',
  notOffered: 'These cannot be added',
  unknownProduct: 'An item',
  reasons: {
    gone: 'it is not sold here, or no longer.',
    unknownSize: 'it has no such size.',
    soldOut: 'sold out.',
  },
  unreadable: (parts: string) => `We do not understand these parts of the link: ${parts}`,
  tooLong: (lines: number) => `A link can add up to ${lines} items. The others are left out.`,
  added: (items: number) =>
    plural(items, {
      one: '1 item was added to your cart.',
      other: `${items} items were added to your cart.`,
    }),
  addedSome: (added: number, all: number) =>
    `${added} of ${all} items were added to your cart. The others were not: please check them.`,
}
