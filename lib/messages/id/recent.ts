import type { recentMessages as English } from '#lib/messages/en/recent.ts'

/** Products viewed in this browser. */
export const recentMessages: typeof English = {
  title: 'Baru dilihat',
  clear: 'Hapus',
  cleared: 'Daftar barang yang baru dilihat sudah dihapus.',
}
