import type { Rupiah } from '@etalase/contract/rules/money.ts'
import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import { formatRupiah, plural } from '#lib/messages/formats.ts'

const size = ({ size_name: name }: NamedSize) => `Size ${name}`

/** Cart and cart drawer. */
export const cartMessages = {
  /** For a browser that can't resend the first form of a new cart by itself. */
  firstPress: {
    title: 'One more step',
    text: 'Your browser has no cart yet. Press Continue to start one.',
  },
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
  bundleWhole: 'all in your cart',
  deliveryCost: 'How much is delivery?',
  sentFrom: (shop: string, courier: string) => `Ships from ${shop} with ${courier}`,
  noDelivery: "We can't deliver these items right now. You can still pick them up in a store.",
  noCourier: "We can't deliver to this area from our nearest store.",
  excludesShipping: 'Prices exclude shipping.',
  tariff: (cost: Rupiah) => (cost === 0 ? 'Free' : formatRupiah(cost)),
  freeShipping: (from: string) => `Free delivery from ${from}`,
  untilFreeShipping: (missing: string) =>
    `Spend ${missing} more, and the cheapest delivery is free`,
  hasFreeShipping: 'The cheapest delivery is free for this order.',
  goToCart: 'Go To Cart',
  checkout: 'Checkout',
  signInToPurchase: 'Sign In To Purchase',
  checkoutAsGuest: 'Checkout as guest',
  size,
  /** A product with its size, for lists of several products. */
  sized: (product: string, sized: NamedSize) => `${product}, ${size(sized)}`,
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
  failed: "We couldn't load your cart.",
  priceChanged: (before: string, now: string) => `The price has changed from ${before} to ${now}.`,
  notAdded: "We couldn't add this item to your cart.",
  failedOutOfStock: "There aren't enough left in this size.",
  soldOut: 'Sold out. Please remove it to continue.',
  onlyLeft: (pieces: number) => `Only ${pieces} left. Please reduce the quantity.`,
}

/** The page that asks before a link fills the cart. */
export const cartLinkMessages = {
  title: 'Add to your cart?',
  question: 'This link adds these items to your cart. Nothing is added until you confirm.',
  nothing: "This link doesn't contain anything we can add to a cart.",
  pieces: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  onlyLeft: (left: number, wanted: number) =>
    plural(left, {
      one: `Only 1 of ${wanted} is left.`,
      other: `Only ${left} of ${wanted} are left.`,
    }),
  add: (pieces: number) =>
    plural(pieces, { one: 'Add 1 item to cart', other: `Add ${pieces} items to cart` }),
  decline: 'No, keep browsing',
  notOffered: "We can't add these",
  unknownProduct: 'An item',
  reasons: {
    gone: 'no longer available.',
    unknownSize: "doesn't come in this size.",
    soldOut: 'sold out.',
  },
  unreadable: (parts: string) => `We couldn't read these parts of the link: ${parts}`,
  tooLong: (lines: number) => `A link can add up to ${lines} products. We left out the others.`,
  added: (items: number) =>
    plural(items, {
      one: '1 product was added to your cart.',
      other: `${items} products were added to your cart.`,
    }),
  addedSome: (added: number, all: number) =>
    `${added} of ${all} products were added to your cart. Please check the others.`,
}
