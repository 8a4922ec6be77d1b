import type { wishlistMessages as English } from '#lib/messages/en/wishlist.ts'

/** The wishlist's page, and messages for guests. */
export const wishlistMessages: typeof English = {
  signInToAdd: 'Silakan masuk dahulu untuk menambah ke wishlist.',
  signInToRemove: 'Silakan masuk dahulu untuk menghapus dari wishlist.',
  empty: 'Wishlist Anda kosong',
  emptyText: 'Tekan tanda hati pada barang yang Anda suka, lalu temukan lagi di sini.',
  emptyLink: 'Lihat lebih banyak koleksi kami',
  count: (count: number) => `${count} barang`,
  chooseSize: 'Pilih ukuran',
  chooseSizeOf: (name: string) => `Pilih ukuran ${name}`,
  removeItem: (name: string) => `Hapus ${name} dari wishlist`,
  removed: (name: string) => `${name} sudah dihapus dari wishlist.`,
  undo: 'Urungkan',
  undoRemoval: (name: string) => `Urungkan: kembalikan ${name} ke wishlist`,
  gone: 'Tidak tersedia lagi',
}
