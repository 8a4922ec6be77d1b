import { brand } from '#lib/config/brand.ts'
import type { TermsSection } from '#lib/messages/help/terms-section.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { keptDays } from '#lib/rules/retention.ts'

const sections: readonly TermsSection[] = [
  {
    id: 'data-yang-disimpan',
    title: 'Data yang kami simpan, dan untuk apa',
    clauses: [
      'Akun: nama, jenis kelamin, alamat email, dan kata sandi dalam bentuk yang tidak dapat dibaca siapa pun. Untuk masuk, melihat pesanan, dan mengubah data Anda.',
      'Alamat: nama dan nomor telepon penerima, jalan, kecamatan, dan catatan untuk kurir. Untuk mengirim pesanan; alamat yang Anda simpan di akun dapat Anda hapus kapan saja.',
      'Pesanan: barang, harga, toko, alamat kirim, dan alamat email. Untuk memproses, mengirim, melacak, dan mengembalikan pesanan.',
      'Keranjang dan wishlist: barang dan ukuran, tanpa nama. Wishlist, dan keranjang setelah Anda masuk, terhubung dengan akun Anda.',
      'Kabar stok: alamat email dan ukuran yang Anda tunggu. Hanya untuk satu email ketika ukuran itu tersedia lagi.',
      'Data pembayaran seperti nomor kartu atau PIN tidak pernah sampai kepada kami: Anda membayar di halaman penyedia pembayaran.',
    ],
  },
  {
    id: 'di-peramban',
    title: 'Data di peramban Anda',
    clauses: [
      'Cookie yang diperlukan: untuk keranjang (400 hari), sesi masuk (30 hari), pesanan yang Anda buka (satu hari), hasil formulir (satu menit), keranjang yang digabungkan dan halaman tempat sesi Anda berakhir (satu jam), isian checkout (72 jam) dan tanda pemiliknya (30 hari), dan pemesan dari pesanan yang belum dibayar (24 jam). Isinya terkunci dan tidak dapat dibaca oleh skrip.',
      'Hanya di peramban ini: pencarian terakhir, barang yang baru dilihat, wilayah pengiriman dan toko pilihan, ukuran pakaian Anda, dan pilihan di checkout: tanpa nama, telepon, jalan, maupun alamat email. Yang Anda ketik di checkout hanya ada di cookie yang terkunci dan dihapus begitu pesanan dibuat; semuanya dihapus ketika Anda keluar dari akun.',
      'Halaman kode pengambilan yang pernah Anda buka tersimpan di peramban ini paling lama tujuh hari, agar dapat dibuka tanpa jaringan. Isinya hanya kode, toko, dan barang; setelah Anda keluar dari akun atau menutup pesanan, halaman itu tidak dapat dibuka lagi.',
      'Tidak ada cookie iklan, tidak ada pelacak pihak ketiga.',
    ],
  },
  {
    id: 'berapa-lama',
    title: 'Berapa lama',
    clauses: [
      `Akun dan alamat: sampai akun Anda dihapus. Sesi masuk: ${keptDays.session} hari.`,
      'Pesanan yang dibayar: selama diwajibkan oleh hukum pajak dan perlindungan konsumen. Setelah akun dihapus, pesanan itu tinggal tanpa nama, telepon, jalan, dan email.',
      `Pesanan tamu yang tidak dibayar atau dibatalkan: nama, telepon, jalan, dan email dihapus ${keptDays.unpaidGuestOrder} hari setelah pesanan ditutup.`,
      `Keranjang: ${keptDays.cart} hari setelah barang terakhir dimasukkan.`,
      `Permintaan kabar stok: ${keptDays.notifiedAlert} hari setelah emailnya dikirim, paling lama ${keptDays.waitingAlert} hari.`,
      `Email yang tidak dapat dikirim: ${keptDays.undeliveredMail} hari. Catatan bahwa email pesanan telah dikirim, tanpa alamat: ${keptDays.sentMail} hari.`,
      'Catatan teknis server tidak memuat nama, telepon, alamat, email, maupun kata sandi.',
    ],
  },
  {
    id: 'siapa-menerima',
    title: 'Siapa yang menerima data',
    clauses: [
      'Kurir menerima nama, telepon, dan alamat penerima untuk mengantar pesanan.',
      'Penyedia pembayaran menerima nomor tagihan, jumlah, nama, dan kontak untuk memproses pembayaran.',
      'Kami tidak menjual data pribadi, dan tidak memberikannya kepada pengiklan.',
    ],
  },
  {
    id: 'hak-anda',
    title: 'Hak Anda',
    clauses: [
      'Menurut Undang-Undang Nomor 27 Tahun 2022 Anda berhak mengetahui, mengakses, melengkapi, memperbaiki, dan menghapus data Anda, menarik kembali persetujuan, serta memperoleh salinan data Anda.',
      'Salinan data akun dapat Anda unduh sendiri di halaman akun, dan akun Anda dapat Anda hapus di sana.',
      `Sampaikan permintaan ke ${brand.email} atau telepon ${formatPhone(brand.phone)}. Kami menjawab paling lambat 3x24 jam.`,
      'Bila terjadi kegagalan pelindungan data pribadi, kami memberitahukannya secara tertulis kepada Anda dan lembaga yang berwenang paling lambat 3x24 jam.',
    ],
  },
]

/** The privacy notice, for Law 27/2022 on personal data. */
export const privacy = {
  title: 'Kebijakan Privasi',
  description: `Data pribadi apa yang disimpan ${brand.name}, untuk apa, berapa lama, siapa yang menerimanya, dan hak Anda.`,
  intro: 'Data apa yang kami simpan, untuk apa, berapa lama, dan kepada siapa Anda dapat bertanya.',
  effective: { date: '2026-11-22', shown: '22 November 2026' },
  sections,
}
