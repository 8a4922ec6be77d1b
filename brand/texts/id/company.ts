import type {
  company as English,
  helpSummaries as EnglishSummaries,
} from '#brand/texts/en/company.ts'

/** The company's texts about itself. */
export const company: typeof English = {
  tagline: 'Busana dan batik dari lima merek Indonesia',
  about:
    'Lima merek di satu rumah: Rimba untuk pria, Laras untuk wanita, Bocah untuk anak, Wastra untuk batik, dan Tala untuk tas dan aksesori.',
  promoBar: 'Diskon hingga 80%!',
}

/** Short summaries of the help pages in `brand/help`. */
export const helpSummaries: typeof EnglishSummaries = {
  delivery:
    'Singkatnya: pilih toko dan kurir saat checkout, lalu bayar sebelum batas waktu. Ikuti paketnya di halaman pesanan.',
  pickup:
    'Singkatnya: pilih toko saat checkout, lalu bayar sebelum batas waktu. Tunjukkan kode pengambilan dari email atau halaman pesanan di toko.',
  faq: 'Pertanyaan tentang akun, keranjang, pengiriman, pembayaran, dan bantuan.',
  terms:
    'Singkatnya: pesanan menjadi perjanjian setelah pembayarannya kami terima. Pesanan yang belum dibayar dapat dibatalkan, yang sudah dibayar tidak. Hukum Indonesia berlaku.',
  privacy:
    'Singkatnya: kami menyimpan yang diperlukan pesanan dan akun Anda. Nomor kartu tetap di penyedia pembayaran, dan pelacak perusahaan lain hanya dimuat bila Anda menerimanya. Anda dapat melihat, memperbaiki, dan menghapus data Anda.',
}
