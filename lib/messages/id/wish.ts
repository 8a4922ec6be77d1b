import type { wishMessages as English } from '#lib/messages/en/wish.ts'

/** The buttons of the wishlist, on every page with products. */
export const wishMessages: typeof English = {
  heart: (name: string) => `Wishlist: ${name}`,
  add: 'Tambah ke Wishlist',
  remove: 'Hapus dari Wishlist',
}
