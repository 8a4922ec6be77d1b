/** The buttons of the wishlist, on every page with products. */
export const wishMessages = {
  /** A heart that is pressed or not, so its name does not change. */
  heart: (name: string) => `Wishlist: ${name}`,
  add: 'Add To WishList',
  remove: 'Remove From WishList',
}
