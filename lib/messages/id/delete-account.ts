import type { deleteAccount as English } from '#lib/messages/en/delete-account.ts'

/** The end of an account. */
export const deleteAccount: typeof English = {
  title: 'Hapus akun saya',
  text: 'Akun yang sudah dihapus tidak dapat dikembalikan.',
  download: 'Unduh dahulu data Anda bila ingin menyimpannya.',
  goes: 'Yang dihapus',
  going: [
    'Nama, alamat email, kata sandi, alamat tersimpan, dan wishlist Anda.',
    'Langganan newsletter dan permintaan kabar stok.',
    'Pesanan yang belum dibayar: dibatalkan, dan tidak ada yang ditagih.',
    'Anda keluar di semua perangkat, dan keranjang di peramban ini dikosongkan.',
  ],
  stays: 'Yang tetap disimpan',
  staying: [
    'Pesanan yang sudah dibayar, sebagaimana diwajibkan hukum: barang dan harganya, tanpa nama, nomor telepon, jalan, dan alamat email Anda. Pesanan itu tidak dapat dibuka lagi oleh siapa pun, termasuk Anda.',
    'Pesanan yang Anda buat sebagai tamu dan belum dipindahkan ke akun ini.',
  ],
  wait: 'Selama masih ada pesanan terbayar yang belum Anda terima, akun tidak dapat dihapus.',
  password: 'Kata sandi Anda, untuk memastikan bahwa ini Anda',
  confirm: 'Hapus akun saya selamanya',
  keep: 'Tetap simpan akun saya',
  notOffered: 'Akun tidak dapat dihapus di sini. Silakan minta kepada kami, dan kami menghapusnya.',
}
