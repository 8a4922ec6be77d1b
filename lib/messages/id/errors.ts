import type {
  errorsMessages as EnglishErrors,
  failedPageMessages as EnglishFailedPage,
  notFoundMessages as EnglishNotFound,
} from '#lib/messages/en/errors.ts'

/** Error messages. */
export const errorsMessages: typeof EnglishErrors = {
  connectionFailed: 'Koneksi gagal. Silakan coba lagi.',
  /** HTTP/2 sends no status text. */
  status: (status: number, text: string) =>
    text ? `Kesalahan ${status}: ${text}` : `Kesalahan ${status}`,
  /** The shop rejects requests under load. */
  busy: 'Toko sedang sangat ramai. Silakan coba lagi sebentar lagi.',
  unexpected: 'Terjadi kesalahan di pihak kami. Silakan coba lagi.',
  supportCode: (code: string, time: string) => `Kode bantuan: ${code}, ${time} WIB.`,
  badInput: 'Data yang dikirim tidak dapat kami proses. Silakan periksa, lalu coba lagi.',
  tooLarge: 'Isiannya terlalu panjang. Silakan singkatkan, lalu coba lagi.',
  tooLong: (limit: number, length: number) =>
    `Maksimal ${limit} karakter. Isian Anda ${length} karakter.`,
  tooManyAttempts: (minutes: number) =>
    `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
  signInFirst: 'Silakan masuk untuk melanjutkan.',
  sessionChanged:
    'Akun lain sedang masuk, jadi halaman ini kami muat ulang. Tidak ada isian dari halaman lama yang disimpan.',
  /** For a form from a browser that doesn't say which page sent it. */
  unknownPage: {
    title: 'Satu langkah lagi',
    text: 'Peramban Anda tidak memberi tahu dari halaman mana kiriman ini berasal. Jika Anda baru saja mengirimnya dari toko kami, tekan Lanjutkan. Jika tidak, buka beranda: belum ada yang dilakukan.',
  },
  notFound: 'Yang Anda cari tidak kami temukan.',
  text: 'Situs kami sedang mengalami gangguan. Isi keranjang Anda tetap aman. Silakan coba lagi sebentar lagi.',
  retry: 'Coba lagi',
  /** The page itself fails in the browser; a retry would fail too. */
  brokenTitle: 'Halaman ini tidak berfungsi di peramban Anda',
  brokenText:
    'Ada bagian yang gagal, dan mencoba lagi belum tentu membantu. Isi keranjang Anda aman. Muat ulang halaman, perbarui peramban Anda, atau lanjutkan di sini:',
  home: 'Beranda',
  cart: 'Keranjang Anda',
}

/** Shipped with each page, in case it fails and nothing more can be loaded. */
export const failedPageMessages: typeof EnglishFailedPage = {
  title: 'Halaman ini belum dapat ditampilkan',
  reload: 'Muat ulang halaman',
}

/** URLs without a page. */
export const notFoundMessages: typeof EnglishNotFound = {
  title: 'Halaman ini tidak ada',
  text: 'Mungkin halamannya dipindahkan, atau barangnya tidak dijual lagi.',
  link: 'Lihat semua produk',
}
