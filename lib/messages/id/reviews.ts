import type { ReviewFit } from '@etalase/contract/rules/constants.ts'
import type { reviewsMessages as English } from '#lib/messages/en/reviews.ts'

const fits: Readonly<Record<ReviewFit, string>> = {
  SMALL: 'Lebih kecil dari ukurannya',
  TRUE: 'Sesuai ukuran',
  LARGE: 'Lebih besar dari ukurannya',
}

/** Reviews of products. */
export const reviewsMessages: typeof English = {
  fits,
  problems: {
    starsRequired: 'Silakan pilih jumlah bintang',
    fitUnknown: 'Silakan pilih kesesuaian ukurannya',
    textRequired: 'Silakan tulis beberapa kata',
  },
  title: 'Ulasan',
  of: (name) => `Ulasan ${name}`,
  stars: (average) => `${average} dari 5 bintang`,
  count: (count) => `${count} ulasan`,
  mainFit: (fit, count, total) => `${fits[fit]}, kata ${count} dari ${total} pembeli`,
  aBuyer: 'Seorang pembeli',
  all: 'Baca semua ulasan',
  none: 'Belum ada ulasan.',
  who: 'Hanya pembeli yang dapat mengulas barang ini. Formulirnya ada di pesanan Anda setelah barangnya sampai.',
  toProduct: 'Ke halaman barang',
  older: 'Ulasan sebelumnya',
  newer: 'Ulasan yang lebih baru',
  write: 'Tulis ulasan',
  yours: (stars) => `Anda memberi ${stars} dari 5 bintang`,
  writeTitle: 'Tulis ulasan',
  writeText:
    'Setiap ulasan kami baca sebelum ditampilkan, berapa pun bintangnya. Mohon tanpa hinaan, iklan, dan data pribadi.',
  starsLabel: 'Bintang',
  starChoice: (stars) => `${stars} bintang`,
  fitLabel: 'Bagaimana ukurannya? (opsional)',
  noFit: 'Tidak dijawab',
  textLabel: 'Ulasan Anda',
  nameLabel: 'Nama Anda yang ditampilkan (opsional)',
  send: 'Kirim ulasan',
  notPossible: 'Barang ini tidak dapat diulas, atau sudah Anda ulas.',
}
