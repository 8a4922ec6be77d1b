import { formatRupiah, plural } from '#lib/messages/formats.ts'
import type { Rupiah } from '#lib/rules/money.ts'

const size = (name: string) => `Size ${name}`

/** Cart and cart drawer. */
export const cart = {
  title: 'My Cart',
  items: 'Items',
  drawerTitle: 'Cart',
  emptyDrawer: 'Your cart is empty',
  empty: 'Your Cart is Empty',
  emptyText: 'Explore more of our collections',
  continueShopping: 'Continue Shopping',
  subtotal: 'Subtotal',
  total: 'Total',
  bundleMissing: (pieces: number) => `${pieces} more to go`,
  bundleWhole: 'you have them all',
  deliveryCost: 'What does delivery cost?',
  sentFrom: (shop: string, courier: string) => `Sent from ${shop} with ${courier}`,
  noDelivery: 'No shop can send these items right now. You can still pick them up in a store.',
  noCourier: 'No courier goes from our nearest shop to this place.',
  excludesShipping: 'Prices exclude shipping.',
  tariff: (cost: Rupiah) => (cost === 0 ? 'Free' : formatRupiah(cost)),
  freeShipping: (from: string) => `Free delivery from ${from}`,
  untilFreeShipping: (missing: string) => `${missing} more, and the cheapest delivery is free`,
  hasFreeShipping: 'Your order is sent free of charge by the cheapest courier service.',
  goToCart: 'Go To Cart',
  checkout: 'Checkout',
  signInToPurchase: 'Sign In To Purchase',
  checkoutAsGuest: 'Checkout as guest',
  size,
  /** A product in a size, as it is named where there is more than one. */
  sized: (product: string, sizeName: string) => `${product}, ${size(sizeName)}`,
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  decrease: (item: string) => `Decrease quantity of ${item}`,
  increase: (item: string) => `Increase quantity of ${item}`,
  remove: 'Remove',
  removeItem: (item: string) => `Remove ${item}`,
  confirmRemove: 'Are you sure?',
  yesRemove: 'Yes, remove it',
  keep: 'Keep it',
  close: 'Close',
  loading: 'Loading your cart',
  failed: 'We could not load your cart.',
  priceChanged: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  notAdded: 'The item was not added to your cart.',
  failedOutOfStock: 'There are not enough pieces of this size left.',
  soldOut: 'Sold out. Please remove it to go on.',
  onlyLeft: (pieces: number) => `Only ${pieces} left. Please lower the quantity.`,
}

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
