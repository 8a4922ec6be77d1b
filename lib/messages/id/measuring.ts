import type { measuringMessages as English } from '#lib/messages/en/measuring.ts'

/** The choice about third-party analytics. */
export const measuringMessages: typeof English = {
  title: 'Statistik kunjungan',
  text: 'Jika Anda menerima, alat milik perusahaan lain menghitung kunjungan dan pembelian di toko ini. Jika Anda menolak, alat itu tidak dimuat. Pilihan ini dapat diubah di sini kapan saja.',
  answers: { accepted: 'Terima', refused: 'Tolak' },
  states: {
    open: 'Anda belum memilih. Tidak ada yang dimuat.',
    accepted: 'Anda menerima.',
    refused: 'Anda menolak. Tidak ada yang dimuat.',
  },
}
