import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'

/** The FAQ's second tab. */
export const cartTopic: HelpTopic = {
  id: 'keranjang',
  tab: words.help.tabs.cart,
  title: 'Keranjang belanja',
  questions: [
    {
      id: 'keranjang-cara',
      question: 'Bagaimana cara berbelanja?',
      answer: [
        [
          'Pilih barang dari menu kategori, atau cari lewat kolom pencarian.',
          `Pilih ukuran dan jumlah, lalu tekan ${words.product.addToCartBar}.`,
          `Buka keranjang, periksa isinya, lalu lanjutkan ke ${words.cart.checkout}.`,
          `Pilih ${words.checkout.onlineDelivery} (dikirim ke alamat Anda) atau ${words.checkout.storePickup} (diambil di toko).`,
          `Periksa ringkasan pesanan, tekan ${words.checkout.goToPayment}, dan selesaikan pembayaran.`,
        ],
      ],
      links: [
        { label: `Langkah ${words.checkout.onlineDelivery}`, href: '/stores/online-delivery' },
        { label: `Langkah ${words.checkout.storePickup}`, href: '/stores/pickup-on-store' },
      ],
    },
    {
      id: 'keranjang-ukuran',
      question: 'Bagaimana memilih ukuran yang tepat?',
      answer: [
        'Halaman produk memuat tabel ukuran dalam sentimeter bila tersedia. Ukur pakaian Anda yang pas di badan dalam keadaan terhampar, lalu bandingkan dengan tabel itu.',
        `Anda juga dapat mencoba langsung di toko. Tekan ${words.product.checkStock} pada halaman produk untuk melihat toko yang memiliki ukuran Anda.`,
      ],
    },
    {
      id: 'keranjang-simpan',
      question: 'Apakah isi keranjang tersimpan bila saya menutup halaman?',
      answer: [
        'Ya. Isi keranjang tersimpan untuk perangkat yang Anda pakai, juga sebelum Anda masuk ke akun. Namun barang di keranjang belum dipesan: stok baru disisihkan untuk Anda setelah pesanan dibuat.',
      ],
    },
    {
      id: 'keranjang-ubah-batal',
      question: 'Bisakah pesanan diubah atau dibatalkan?',
      answer: [
        'Selama masih di keranjang, ukuran, jumlah, dan barang bebas Anda ubah. Pesanan yang sudah selesai dan dibayar tidak dapat diubah atau dibatalkan, jadi periksalah ringkasan pesanan sebelum membayar.',
        `Pesanan yang belum dibayar dapat dibatalkan selama halaman pesanannya menampilkan ${words.orders.cancel}.`,
        'Pesanan yang tidak dibayar sampai batas waktunya, paling lama 1x24 jam, berakhir dengan sendirinya, dan barangnya dijual kembali.',
      ],
    },
    {
      id: 'keranjang-habis',
      question: 'Barang atau ukuran yang saya mau habis. Apakah akan ada lagi?',
      answer: [
        'Anda dapat menyimpan barang yang habis ke Wishlist supaya mudah ditemukan kembali. Menyimpan ke Wishlist bukan pemesanan: kami tidak menjamin stoknya akan tersedia lagi.',
      ],
    },
    {
      id: 'keranjang-promo',
      question: 'Bagaimana cara memakai kode promo?',
      answer: [
        `Masukkan kode pada ringkasan pesanan sebelum menekan ${words.checkout.goToPayment}. Satu pesanan memakai satu kode. Ada kode yang memotong harga barang dan ada yang memotong ongkos kirim, masing-masing dengan batas potongannya.`,
      ],
    },
    {
      id: 'keranjang-toko',
      question: 'Mengapa ada barang yang dikeluarkan saat saya memilih toko?',
      answer: [
        'Satu pesanan dilayani oleh satu toko. Barang yang jumlahnya tidak cukup di toko pilihan Anda dikeluarkan dari pesanan itu. Untuk membelinya juga, pilih toko lain pada checkout berikutnya.',
      ],
    },
  ],
}
