import { plural } from '#lib/messages/formats.ts'

/** The wishlist's page, and messages for guests. */
export const wishlistMessages = {
  signInToAdd: 'Please sign in first to add wishlist',
  signInToRemove: 'Please sign in first to remove from wishlist',
  empty: 'Your wishlist is empty',
  emptyText: "Press the heart on anything you like, and you'll find it here.",
  emptyLink: 'Explore more of our collections',
  count: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  chooseSize: 'Choose a size',
  chooseSizeOf: (name: string) => `Choose a size of ${name}`,
  removeItem: (name: string) => `Remove ${name} from your wishlist`,
  removed: (name: string) => `${name} was removed from your wishlist.`,
  undo: 'Undo',
  undoRemoval: (name: string) => `Undo: put ${name} back on your wishlist`,
  gone: 'No longer available',
}
