import type { returns as English } from '#lib/messages/en/returns.ts'

/** Requests to return an order. */
export const returns: typeof English = {
  reasons: {
    DAMAGED: 'Barang rusak atau cacat',
    WRONG_ITEM: 'Bukan barang yang saya pesan',
    WRONG_SIZE: 'Ukurannya tidak pas',
    NOT_AS_SHOWN: 'Tidak sesuai dengan gambar',
    OTHER: 'Alasan lain',
  },
  statuses: {
    REQUESTED: {
      title: 'Pengembalian: sedang diperiksa',
      text: 'Permintaan Anda kami terima, dan kami menulis kepada Anda setelah diputuskan. Jangan kirim apa pun dulu.',
    },
    APPROVED: {
      title: 'Pengembalian: disetujui',
      text: 'Silakan kirim kembali barangnya dengan cara berikut:',
    },
    REJECTED: {
      title: 'Pengembalian: tidak dapat',
      text: 'Kami tidak dapat menerima pengembalian pesanan ini.',
    },
    RECEIVED: {
      title: 'Pengembalian: sudah kami terima',
      text: 'Barang Anda sudah sampai dan sedang diperiksa. Setelah itu uangnya dikirim.',
    },
    REFUNDED: {
      title: 'Pengembalian: uang dikembalikan',
      text: 'Uangnya sudah dikirim kembali kepada Anda.',
    },
  },
  problems: {
    reasonRequired: 'Silakan pilih alasan',
    wordsRequired: 'Silakan tulis apa masalahnya',
  },
  title: 'Kembalikan pesanan ini',
  link: 'Kembalikan pesanan ini',
  until: (deadline) => `Pengembalian dapat diminta sampai ${deadline}.`,
  intro:
    'Tulis barang mana yang ingin Anda kembalikan dan apa masalahnya. Kami periksa dulu: jangan kirim apa pun sebelum itu.',
  reason: 'Alasan',
  words: 'Barang mana, dan apa masalahnya?',
  pictures: 'Foto',
  picturesHint: (count) =>
    `Paling banyak ${count}, bila membantu: JPEG, PNG, atau WebP, masing-masing paling besar 8 MB. Hanya Anda dan staf kami yang melihatnya.`,
  tooManyPictures: (count) => `Silakan pilih paling banyak ${count} foto`,
  pictureTooLarge: (name) => `${name} lebih besar dari 8 MB`,
  noPicture: (name) => `${name} bukan gambar JPEG, PNG, atau WebP, atau rusak`,
  chooseAgain: 'Silakan pilih fotonya lagi.',
  send: 'Minta pengembalian',
  youWrote: 'Anda menulis',
  weAnswer: 'Jawaban kami',
  picture: (number) => `Foto Anda ${number}`,
  notPossible: 'Pesanan ini tidak dapat, atau tidak dapat lagi, dikembalikan di sini.',
}
