import { brand } from '#brand/company.ts'
import type { TermsSection } from '#lib/messages/help/terms-section.ts'
import { legal } from '#lib/messages/id/legal.ts'
import * as words from '#lib/messages/words.ts'
import { sameDayCutOff, storeHours } from '#lib/rules/time-zone.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

/** The terms on what is bought: orders, prices, payment, shipping, pickup, returns. */
export const shoppingTerms: readonly TermsSection[] = [
  {
    id: 'transaksi',
    title: 'Transaksi',
    clauses: [
      'Pesanan dapat dibuat dengan akun atau sebagai tamu dengan alamat email. Anda menjamin bahwa data yang diisi benar, lengkap, dan boleh Anda gunakan.',
      'Pesanan menjadi perjanjian jual beli setelah pembayarannya kami terima. Konfirmasi kami kirim ke alamat email Anda.',
      `Pesanan yang sudah selesai dan dibayar tidak dapat diubah atau dibatalkan oleh pembeli. Pesanan yang belum dibayar dapat dibatalkan selama halaman pesanannya menampilkan ${words.orders.cancel}.`,
      'Bila barang yang sudah dibayar ternyata tidak dapat kami serahkan, kami menghubungi Anda dan mengembalikan dananya secara penuh, atau menawarkan pengganti yang Anda setujui.',
      'Kami dapat menolak pesanan yang menunjukkan penyalahgunaan, penipuan, atau pembelian untuk dijual kembali tanpa izin kami.',
    ],
  },
  {
    id: 'harga',
    title: 'Harga dan promo',
    clauses: [
      'Semua harga dinyatakan dalam rupiah (IDR) dan belum termasuk ongkos kirim. Ongkos kirim dan jumlah akhir tampil pada ringkasan pesanan sebelum Anda membayar.',
      ...(brand.legal.pricesIncludePpn ? [legal.ppnIncluded] : []),
      'Harga yang berlaku adalah harga pada ringkasan pesanan saat pesanan dibuat. Perubahan harga setelah itu tidak memengaruhi pesanan Anda.',
      'Satu pesanan dapat memakai satu kode promo. Potongannya dibatasi oleh ketentuan masing-masing promo dan tidak dapat diuangkan.',
      'Bila terjadi kesalahan harga yang nyata, kami menghubungi Anda sebelum pesanan diproses; Anda boleh melanjutkan dengan harga yang benar atau menerima kembali seluruh pembayaran.',
    ],
  },
  {
    id: 'pembayaran',
    title: 'Pembayaran',
    clauses: [
      'Pembayaran dilakukan melalui penyedia pembayaran kami: virtual account BCA, BNI, BRI, Mandiri, Permata, dan Maybank; BCA KlikPay; OVO; DANA; serta Alfamart.',
      'Pesanan yang belum dibayar disimpan paling lama 1x24 jam. Setelah itu pesanan berakhir dan barangnya dijual kembali.',
      'Pesanan dianggap lunas setelah penyedia pembayaran memberitahukan penerimaannya kepada kami. Tampilan di perangkat atau struk saja bukan bukti pelunasan.',
      'Data kartu, PIN, dan kata sandi bank hanya diisi pada halaman penyedia pembayaran atau aplikasi bank Anda. Kami tidak menyimpan data itu.',
    ],
  },
  {
    id: 'pengiriman',
    title: 'Pengiriman',
    clauses: [
      `Pesanan ${words.checkout.onlineDelivery} dikirim dari toko yang Anda pilih saat checkout ke alamat yang Anda isi.`,
      `Pesanan diproses oleh tim admin paling lambat 1x24 jam setelah pembayaran diterima, pada hari yang sama selama jam buka toko, pukul ${hours}. Pesanan yang dibayar sebelum pukul ${sameDayCutOff} WIB dikirim hari itu juga.`,
      `Pengiriman dilakukan oleh ${brand.couriers.national} dengan layanan satu hari, satu sampai dua hari, hari yang sama, atau kargo (mulai 10 kg, dua sampai tiga hari), menurut ketersediaan di alamat Anda. Waktu tiba adalah perkiraan dari kurir.`,
      'Bila paket kembali karena alamat salah atau penerima tidak ditemukan, kami menghubungi Anda; ongkos pengiriman ulang menjadi tanggungan pembeli.',
      'Risiko atas barang beralih kepada Anda saat paket diterima di alamat tujuan.',
    ],
  },
  {
    id: 'pengambilan',
    title: 'Pengambilan di toko',
    clauses: [
      `Pesanan ${words.checkout.storePickup} disiapkan paling cepat 1 jam setelah pembayaran dan dapat diambil selama jam buka toko, pukul ${hours}.`,
      'Pesanan diserahkan kepada siapa pun yang menunjukkan kode pengambilan yang cocok. Jagalah kode itu dan jangan membagikannya kepada orang lain.',
      'Periksalah barang di toko sebelum Anda pulang, agar kesalahan dapat segera kami perbaiki.',
    ],
  },
  {
    id: 'pengembalian',
    title: 'Pengembalian',
    clauses: [
      legal.returns,
      'Kerusakan selama pengiriman dilaporkan paling lambat 2x24 jam setelah paket diterima, disertai foto kemasan dan barang.',
      'Barang dikembalikan dalam keadaan belum dipakai dan belum dicuci, lengkap dengan label dan kemasannya.',
      'Ongkos kirim pengembalian yang kami setujui diganti paling banyak Rp 20.000 atas bukti dari kurir.',
      'Barang yang dikembalikan umumnya tiba 1-3 hari kerja dari Jabodetabek dan 2-6 hari kerja dari daerah lain. Pemeriksaan mulai setelah barang tiba.',
      'Pengembalian yang memenuhi syarat diganti dengan barang yang sama. Bila stoknya habis, dana kami kembalikan.',
    ],
  },
]
