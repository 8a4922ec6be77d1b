/** The store chosen in this browser. */
export const myStoreMessages = {
  mine: 'My store',
  makeMine: 'Make this my store',
  /** The button's name, whether pressed or not. */
  make: (store: string) => `Make this my store: ${store}`,
  none: 'Choose your store to see its stock and pickup times first.',
  /** In the header of the stock dialog. */
  is: (store: string) => `My store: ${store}`,
  has: (store: string) => `In stock at your store, ${store}.`,
  hasNot: (store: string) => `Not in stock at your store, ${store}, right now.`,
  /** In the pickup step. */
  notHere: (store: string) => `Your store, ${store}, has none of these items right now.`,
  becomes: "We'll remember the store you choose as your store in this browser.",
}
