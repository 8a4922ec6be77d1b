import type { returnsMessages as English } from '#lib/messages/en/returns.ts'

/** Return requests. */
export const returnsMessages: typeof English = {
  reasons: {
    DAMAGED: 'Barang rusak atau cacat',
    WRONG_ITEM: 'Bukan barang yang saya pesan',
    WRONG_SIZE: 'Ukurannya tidak pas',
    NOT_AS_SHOWN: 'Tidak sesuai dengan gambar',
    OTHER: 'Alasan lain',
  },
  statuses: {
    REQUESTED: {
      title: 'Pengembalian diminta',
      text: 'Permintaan Anda kami terima. Kami kirim email setelah ada keputusan. Mohon jangan kirim apa pun dahulu.',
    },
    APPROVED: {
      title: 'Pengembalian disetujui',
      text: 'Silakan kirim kembali barangnya dengan cara berikut:',
    },
    REJECTED: {
      title: 'Pengembalian ditolak',
      text: 'Kami tidak dapat menerima pengembalian pesanan ini.',
    },
    RECEIVED: {
      title: 'Pengembalian diterima',
      text: 'Barang Anda sudah kami terima dan sedang diperiksa. Setelah itu dananya kami kembalikan.',
    },
    REFUNDED: {
      title: 'Dana dikembalikan',
      text: 'Dananya sudah kami kirim kembali kepada Anda.',
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
    'Tulis barang mana yang ingin Anda kembalikan dan apa masalahnya. Kami periksa dahulu, jadi mohon jangan kirim apa pun.',
  reason: 'Alasan',
  words: 'Barang mana, dan apa masalahnya?',
  pictures: 'Foto',
  picturesHint: (count) =>
    `Maksimal ${count}, bila membantu: JPEG, PNG, atau WebP, masing-masing hingga 8 MB. Hanya Anda dan staf kami yang dapat melihatnya.`,
  tooManyPictures: (count) => `Silakan pilih maksimal ${count} foto`,
  pictureTooLarge: (name) => `${name} lebih besar dari 8 MB`,
  noPicture: (name) => `${name} bukan gambar JPEG, PNG, atau WebP`,
  otherFormat: (name, format) =>
    `${name} berformat ${format}. Silakan pilih gambar JPEG, PNG, atau WebP`,
  damagedPicture: (name) => `${name} rusak atau tidak lengkap. Silakan pilih foto lain`,
  emptyPicture: (name) => `${name} kosong. Silakan pilih foto lain`,
  tooManyPixels: (name, { has, most }) =>
    `${name} memiliki ${has} megapiksel. Silakan pilih foto dengan maksimal ${most} megapiksel`,
  chooseAgain: 'Silakan pilih fotonya lagi.',
  send: 'Minta pengembalian',
  youWrote: 'Anda menulis',
  weAnswer: 'Jawaban kami',
  picture: (number) => `Foto Anda ${number}`,
  busy: 'Terlalu banyak foto sedang dikirim saat ini. Kembali, lalu kirim lagi formulirnya semenit lagi.',
  notPossible: 'Pesanan ini tidak dapat dikembalikan di sini, atau tidak dapat dikembalikan lagi.',
}
