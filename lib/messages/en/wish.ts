/** The buttons of the wishlist, on every page with products. */
export const wishMessages = {
  /** The heart is a toggle, so its name does not change. */
  heart: (name: string) => `Wishlist: ${name}`,
  add: 'Add To WishList',
  remove: 'Remove From WishList',
}
