/**
 * Tool descriptions of forms for agents in browsers (docs/agents.md). Descriptions of tools in the catalogue pages' scripts are among
 * those pages' other messages, which they load anyway. Short, since pages include them.
 */

/** On lists of products. */
export const listToolsMessages = {
  filter: 'Narrows this list. Empty fields narrow nothing.',
  /** Lists the page's codes, if it has any. */
  sizes: (codes: string) => `Size codes, separated by commas${codes && `, from ${codes}`}`,
  colors: (codes: string) => `Colour codes, separated by commas${codes && `, from ${codes}`}`,
  priceMin: 'Lowest price in rupiah',
  priceMax: 'Highest price in rupiah',
  available: '1: only what is in stock',
}

/** Answers to an add. */
export const buyToolMessages = {
  /** Found in the cart after a lost answer. */
  found: 'It is in the cart.',
  repeated: (message: string) =>
    `This call was made a moment ago, and nothing was added again: ${message}`,
  notKnown:
    "The connection was lost, so it's not known yet whether it was added. Call this again: nothing is added twice.",
  notAdded: 'The connection was lost, and nothing was added. Please try again.',
}

/** In the cart. */
export const cartToolsMessages = {
  setQuantity: 'Sets the quantity of a line in the cart. 0 removes the line.',
  line: 'Line of the cart: product id and size code',
  qty: 'Pieces, from 0',
  deliveryCost: 'Tells what delivery of this cart costs.',
  place: 'Subdistrict and city, or postal code',
  checkout: 'Starts the checkout. The shopper completes its last step, the payment.',
  quantitySet: (item: string, qty: number) => `${item}: ${qty} in the cart.`,
  quantityOnly: (item: string, qty: number, wanted: number) =>
    `${item}: ${qty} in the cart, not ${wanted}.`,
  unknownPlace: (place: string) => `We couldn't find a subdistrict for “${place}”.`,
  placesUnknown: "Places can't be searched for here. The checkout shows what delivery costs.",
  costs: (place: string, shop: string, offers: string) => `To ${place}, from ${shop}: ${offers}.`,
}

/** In the checkout by plain forms, up to its summary. */
export const checkoutToolsMessages = {
  shippingType: 'Chooses delivery or pickup in a store.',
  address: 'Sets the delivery address. Call it again for each list: province, city, subdistrict.',
  savedAddress: 'Chooses one of the saved delivery addresses.',
  shop: 'Chooses the store that ships the order, or the store for pickup.',
  shopId: 'Store',
  method: 'Chooses the shipping method.',
  promo: 'Applies a promo code.',
}

/** On the pages of stores, orders and sold-out sizes. */
export const serviceToolsMessages = {
  lookUpOrder: 'Opens an order by its number and email address.',
  stockAlert: 'Asks for one email when a sold-out size is back.',
}
