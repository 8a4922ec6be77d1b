import type {
  accountMessages as EnglishAccount,
  deleteAccountMessages as EnglishDeleteAccount,
} from '#lib/messages/en/account.ts'

/** The account area. */
export const accountMessages: typeof EnglishAccount = {
  link: 'Akun',
  menu: 'Akun Anda',
  information: 'Informasi Akun',
  orders: 'Pesanan Saya',
  wishlist: 'Wishlist Saya',
  addresses: 'Alamat Pengiriman',
  changePassword: 'Ganti Kata Sandi',
  changePasswordText: 'Anda akan keluar di semua perangkat lain, dan tetap masuk di perangkat ini.',
  yesChangePassword: 'Ganti kata sandi',
  goOn: 'Lanjutkan',
  save: 'Simpan perubahan',
  saving: 'Menyimpan…',
  profileSaved: 'Profil Anda berhasil diperbarui.',
  passwordForEmail:
    'Hanya untuk alamat email baru, karena Anda masuk dengan alamat itu. Alamat lama juga kami beri tahu.',
  newsletter: 'Newsletter',
  subscribed: 'Anda berlangganan newsletter kami: koleksi baru, dan kabar sebelum diskon dimulai.',
  notSubscribed: 'Jadilah yang pertama tahu tentang koleksi baru dan diskon.',
  subscribe: 'Berlangganan',
  unsubscribe: 'Berhenti',
  signOut: 'Keluar',
  confirmSignOut: 'Yakin ingin keluar?',
  confirmSignOutText: 'Keranjang di peramban ini juga akan dikosongkan.',
  yesSignOut: 'Ya, keluar',
  stay: 'Tetap masuk',
  data: 'Data Anda',
  dataText: 'Profil, alamat, pesanan, dan wishlist dalam satu berkas.',
  downloadData: 'Unduh data saya',
  everywhere: 'Perangkat lain',
  everywhereText:
    'Ponsel hilang, atau pernah masuk di komputer orang lain? Keluar dari semua perangkat, termasuk yang ini.',
  signOutEverywhere: 'Keluar di semua perangkat',
  confirmEverywhere: 'Keluar dari semua perangkat?',
  confirmEverywhereText:
    'Anda harus masuk lagi di setiap perangkat. Di sini Anda juga keluar, dan keranjang di peramban ini dikosongkan.',
  yesEverywhere: 'Ya, keluar dari semua',
  signingOut: 'Sedang keluar…',
}

/** The end of an account. */
export const deleteAccountMessages: typeof EnglishDeleteAccount = {
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
  password: 'Kata sandi Anda, untuk memastikan ini memang Anda',
  confirm: 'Hapus akun saya secara permanen',
  keep: 'Tetap simpan akun saya',
  notOffered: 'Akun tidak dapat dihapus di sini. Silakan hubungi kami, dan kami akan menghapusnya.',
}
