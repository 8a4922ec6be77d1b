/** The store that a shopper has chosen in this browser. */
export const myStore = {
  mine: 'My store',
  makeMine: 'Make this my store',
  /** The button's name; pressed or not pressed. */
  make: (store: string) => `Make this my store: ${store}`,
  none: 'Make a store your own: it then stands first where stock and pickup are shown.',
  /** In the head of the stock dialog. */
  is: (store: string) => `My store: ${store}`,
  has: (store: string) => `My store, ${store}, has it.`,
  hasNot: (store: string) => `My store, ${store}, does not have it now.`,
  /** In the pickup step. */
  notHere: (store: string) => `My store, ${store}, has none of these items now.`,
  becomes: 'The store that you choose is kept in this browser as your store.',
}
