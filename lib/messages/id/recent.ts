import type { recent as English } from '#lib/messages/en/recent.ts'

/** Products that were seen in this browser. */
export const recent: typeof English = {
  title: 'Baru dilihat',
  clear: 'Hapus',
  cleared: 'Daftar barang yang baru dilihat sudah dihapus.',
}
