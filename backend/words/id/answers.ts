import type { answers as english } from '#backend/words/en/answers.ts'

/** What calls answer in words, in Indonesian. */
export const answers: typeof english = {
  request: {
    tooLarge: 'Datanya terlalu banyak untuk sekali kirim.',
    unreadable: 'Permintaan itu tidak dapat kami baca.',
    internal: 'Ada masalah di pihak kami. Silakan coba lagi.',
    unavailable: 'Toko sedang tidak dapat diakses. Silakan coba lagi sebentar lagi.',
    nothingHere: 'Tidak ada apa-apa di sini.',
    notAllowed: 'Hal itu tidak dapat dilakukan di sini.',
    check: (fields) => `Silakan periksa: ${fields.join(', ')}.`,
    tooMany: (minutes) => `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
  },
  session: {
    ended: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    signInFirst: 'Silakan masuk untuk melanjutkan.',
    signedOut: 'Anda sudah keluar.',
    wrongSignIn: 'Alamat email atau kata sandinya salah.',
    noAccount:
      'Akun ini tidak dapat kami buat. Jika Anda sudah punya akun, silakan masuk atau minta kata sandi baru.',
    passwordMismatch: 'Konfirmasi kata sandi tidak sama dengan kata sandinya',
    passwordSent: 'Kata sandi baru sudah dikirim ke email Anda.',
    invalidEmail: 'Silakan isi alamat email yang benar',
  },
  account: {
    emailTaken: 'Alamat email ini sudah dipakai akun lain.',
    updated: 'Profil Anda berhasil diperbarui.',
    subscribed: 'Anda sudah berlangganan buletin kami.',
    unsubscribed: 'Anda sudah berhenti berlangganan buletin kami.',
    wrongPassword: 'Kata sandinya salah.',
    wrongOldPassword: 'Kata sandi lama salah.',
    newPasswordMismatch: 'Kata sandi baru tidak sama dengan konfirmasinya.',
    passwordChanged: 'Kata sandi Anda sudah diganti.',
    deleted: 'Akun Anda sudah dihapus.',
    openOrders:
      'Ada pesanan Anda yang sudah dibayar dan belum sampai. Akun dapat dihapus setelah pesanan itu sampai.',
    emailConfirmed: (orders) =>
      orders === 0
        ? 'Alamat email Anda sudah dikonfirmasi.'
        : `Alamat email Anda sudah dikonfirmasi. ${orders} pesanan yang Anda buat sebagai tamu kini ada di akun Anda.`,
    emailConfirmedAlready: 'Alamat email Anda memang sudah dikonfirmasi.',
    linkSent: (days) => `Tautannya sedang dikirim ke email Anda. Berlaku ${days} hari.`,
    linkExpired: (days) =>
      `Tautan ini tidak berlaku lagi. Tautan berlaku ${days} hari, dan hanya untuk alamat yang dikirimi.`,
    linkUsed: 'Tautan ini sudah dipakai: alamat email Anda sudah dikonfirmasi.',
  },
  address: {
    added: 'Alamat Anda sudah ditambahkan.',
    updated: 'Alamat Anda sudah diperbarui.',
    removed: 'Alamat Anda sudah dihapus.',
    primaryChanged: 'Alamat utama Anda sudah diganti.',
    primaryStays: 'Alamat utama tidak dapat dihapus.',
    primaryAlready: 'Ini memang sudah alamat utama Anda.',
    gone: 'Alamat ini sudah tidak ada.',
    tooMany: (max) => `Alamat yang disimpan paling banyak ${max}.`,
    invalidPhone: 'Silakan isi nomor telepon yang benar',
    invalidZip: 'Kode pos terdiri dari 5 angka.',
    chooseSubdistrict: 'Kecamatan harus dipilih.',
    incomplete: 'Silakan lengkapi alamat pengiriman.',
    chooseFirst: 'Silakan pilih alamat dulu.',
    signInFirst: 'Silakan masuk untuk memakai alamat tersimpan.',
  },
  catalogue: {
    noHome: 'Halaman depan belum ada isinya.',
    noCategory: 'Kategori itu tidak ada.',
    noProduct: 'Produk itu tidak ada.',
    noStore: 'Toko itu tidak ada.',
  },
  wishlist: {
    added: 'Barang ditambahkan ke wishlist',
    removed: 'Barang dihapus dari wishlist',
  },
  stockAlert: {
    inStock: 'Ukuran ini sedang tersedia.',
    added: 'Kami kirim satu email saat ukuran ini tersedia lagi.',
    tooMany: (max) =>
      `Anda sudah menunggu ${max} ukuran. Salah satunya harus tersedia lagi lebih dulu.`,
    stopped: 'Anda tidak akan menerima email tentang ukuran yang tersedia lagi.',
  },
  cart: {
    empty: 'Keranjang Anda kosong',
    changed: 'Keranjang Anda berubah. Silakan periksa sebelum membayar.',
    invalidItem: 'Barangnya tidak dikenal.',
    notInCart: 'Barang ini sudah tidak ada di keranjang Anda.',
    added: 'Barang ditambahkan ke keranjang',
    decremented: 'Jumlah barang di keranjang dikurangi',
    removed: 'Barang dihapus dari keranjang',
    moved: 'Keranjang dipindahkan',
    outOfStock: (name, size, available) =>
      available <= 0
        ? `${name}, ukuran ${size}, sudah habis.`
        : `${name}, ukuran ${size}, tinggal ${available}.`,
    noneInStore: 'Toko ini tidak punya barang-barang Anda.',
  },
  promo: {
    invalid: 'Kode promo ini tidak berlaku.',
    ended: 'Promo ini sudah berakhir.',
    usedUp: 'Kuota kode promo ini sudah habis.',
    withoutEffect: 'Promo ini tidak mengurangi harga pesanan ini.',
  },
  checkout: {
    emailMissing: 'Silakan isi alamat email Anda.',
    priceChanged: 'Ada harga yang berubah. Silakan periksa keranjang sebelum membayar.',
    chooseShipping: 'Silakan pilih cara pengiriman.',
    shippingChanged: 'Ongkos kirimnya berubah. Silakan pilih lagi.',
    noOnlineOrders: 'Toko ini tidak mengirim pesanan online.',
    payFirst:
      'Ada beberapa pesanan Anda yang belum dibayar. Silakan bayar salah satunya, atau tunggu sampai batas waktu bayarnya lewat.',
    busyNetwork:
      'Terlalu banyak pesanan dari jaringan Anda yang menunggu pembayaran. Silakan coba lagi nanti, atau dari jaringan lain.',
    anothersOrder: 'Pesanan ini milik akun lain.',
    signInForOrder: 'Silakan masuk untuk melanjutkan pesanan ini.',
    closed: 'Pesanan ini sudah ditutup: sudah dibayar, atau batas waktu bayarnya sudah lewat.',
  },
  order: {
    unknown: 'Pesanan itu tidak ada.',
    notFound: 'Tidak ada pesanan dengan nomor dan alamat email ini.',
    linkExpired: 'Tautan ke pesanan Anda ini sudah tidak berlaku.',
    linkSent: 'Jika pesanannya ada, tautan baru sedang dikirim ke email Anda.',
    cancelled: 'Pesanan Anda dibatalkan. Tidak ada yang ditagih.',
    expired: 'Batas waktu bayarnya sudah lewat, jadi tidak ada yang perlu dibatalkan.',
    paid: 'Pesanan ini sudah dibayar dan tidak dapat dibatalkan lagi di sini. Silakan hubungi kami.',
  },
}
