import type { answers as english } from '#messages/en/answers.ts'

/** Texts of responses, in Indonesian. */
export const answers: typeof english = {
  request: {
    tooLarge: 'Datanya terlalu banyak untuk sekali kirim.',
    unreadable: 'Permintaan itu tidak dapat kami baca.',
    internal: 'Terjadi kesalahan di pihak kami. Silakan coba lagi.',
    unavailable: 'Toko kami sedang mengalami gangguan. Silakan coba lagi sebentar lagi.',
    nothingHere: 'Yang Anda cari tidak kami temukan.',
    notAllowed: 'Hal itu tidak dapat dilakukan di sini.',
    check: (fields) => `Silakan periksa: ${fields}.`,
    tooMany: (minutes) => `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
  },
  session: {
    ended: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
    signInFirst: 'Silakan masuk untuk melanjutkan.',
    signedOut: 'Anda sudah keluar.',
    wrongSignIn: 'Alamat email atau kata sandinya salah.',
    noAccount:
      'Akun ini tidak dapat kami buat. Bila Anda sudah punya akun, silakan masuk atau minta kata sandi baru.',
    passwordMismatch: 'Konfirmasi tidak sama dengan kata sandi.',
    passwordSent: 'Kata sandi baru sudah kami kirim ke email Anda.',
    invalidEmail: 'Isi alamat email yang benar.',
  },
  account: {
    emailTaken: 'Alamat email ini sudah dipakai akun lain.',
    updated: 'Profil Anda berhasil diperbarui.',
    subscribed: 'Anda sudah berlangganan newsletter kami.',
    unsubscribed: 'Anda sudah berhenti berlangganan newsletter kami.',
    wrongPassword: 'Kata sandinya salah.',
    wrongOldPassword: 'Kata sandi lama salah.',
    newPasswordMismatch: 'Konfirmasi tidak sama dengan kata sandi baru.',
    passwordChanged: 'Kata sandi Anda sudah diganti.',
    deleted: 'Akun Anda sudah dihapus.',
    openReturn: 'Salah satu pengembalian Anda belum selesai. Akun dapat dihapus setelah selesai.',
    openOrders:
      'Ada pesanan Anda yang sudah dibayar dan belum sampai. Akun dapat dihapus setelah pesanan itu sampai.',
    emailConfirmed: (orders) =>
      orders === 0
        ? 'Alamat email Anda sudah dikonfirmasi.'
        : `Alamat email Anda sudah dikonfirmasi. ${orders} pesanan yang Anda buat sebagai tamu kini ada di akun Anda.`,
    emailConfirmedAlready: 'Alamat email Anda sudah pernah dikonfirmasi.',
    linkSent: (days) => `Tautannya sudah kami kirim ke email Anda. Berlaku ${days} hari.`,
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
    primaryAlready: 'Alamat ini sudah menjadi alamat utama Anda.',
    gone: 'Alamat ini sudah tidak ada.',
    tooMany: (max) => `Anda dapat menyimpan paling banyak ${max} alamat.`,
    invalidPhone: 'Isi nomor telepon yang benar.',
    invalidZip: 'Isi kode pos dengan 5 angka.',
    pinOutside:
      'Titik di peta berada di luar Indonesia. Pindahkan ke alamat pengiriman, atau kosongkan.',
    chooseSubdistrict: 'Kecamatan belum dipilih.',
    incomplete: 'Silakan lengkapi alamat pengiriman.',
    chooseFirst: 'Silakan pilih alamat dahulu.',
    signInFirst: 'Silakan masuk untuk memakai alamat tersimpan.',
  },
  catalogue: {
    noCategory: 'Kategori ini tidak kami temukan.',
    noProduct: 'Produk ini tidak kami temukan.',
    noStore: 'Toko ini tidak kami temukan.',
  },
  wishlist: {
    added: 'Barang ditambahkan ke wishlist',
    removed: 'Barang dihapus dari wishlist',
  },
  stockAlert: {
    inStock: 'Ukuran ini sedang tersedia.',
    added: 'Kami kirim satu email saat ukuran ini tersedia lagi.',
    tooMany: (max) =>
      `Anda sudah menunggu ${max} ukuran. Tunggu sampai salah satunya tersedia lagi.`,
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
    joined: ({ here, elsewhere, limited }) => {
      if (here === 0) return `Keranjang Anda ada di sini: ${elsewhere} barang.`
      const both = `Keranjang Anda kami gabungkan: ${here} barang dari perangkat ini, ${elsewhere} dari perangkat lain.`
      return limited > 0
        ? `${both} Stok ${limited} barang tidak cukup untuk semua jumlahnya.`
        : both
    },
    outOfStock: (name, size, available) =>
      available <= 0
        ? `${name}, ukuran ${size}, sudah habis.`
        : `${name}, ukuran ${size}, hanya tersisa ${available}.`,
    overOrderLimit: (name, limit) =>
      `${name}: maksimal ${limit} buah per pelanggan, untuk semua pesanan.`,
    noneInStore: 'Toko ini tidak memiliki barang Anda.',
  },
  promo: {
    invalid: 'Kode promo ini tidak berlaku.',
    ended: 'Promo ini sudah berakhir.',
    usedUp: 'Kode promo ini sudah habis dipakai.',
    withoutEffect: 'Kode promo ini tidak berlaku untuk pesanan ini.',
    leavesTooLittle: (minimum: string) =>
      `Kode promo ini menyisakan kurang dari ${minimum}, batas terendah penyedia pembayaran kami. Tambahkan barang, atau pesan tanpa kode ini.`,
  },
  checkout: {
    emailMissing: 'Alamat email belum diisi.',
    priceChanged: 'Ada harga yang berubah. Silakan periksa keranjang sebelum membayar.',
    tooLittle: (minimum: string) =>
      `Penyedia pembayaran kami menerima paling sedikit ${minimum}. Silakan tambahkan barang ke pesanan Anda.`,
    chooseShipping: 'Silakan pilih layanan kurir.',
    shippingChanged: 'Ongkos kirim berubah. Silakan pilih kembali.',
    noOnlineOrders: 'Toko ini tidak mengirim pesanan online.',
    payFirst:
      'Ada beberapa pesanan Anda yang belum dibayar. Silakan bayar salah satunya, atau tunggu sampai batas waktu pembayarannya lewat.',
    busyNetwork:
      'Terlalu banyak pesanan dari jaringan Anda yang menunggu pembayaran. Silakan coba lagi nanti, atau dari jaringan lain.',
    manyUnpaid: (product: string) =>
      `Terlalu banyak pesanan ${product} dari jaringan Anda yang menunggu pembayaran. Silakan pesan nanti, atau dari jaringan lain. Barang lain dapat dipesan sekarang.`,
    wayGone: 'Cara pembayaran ini tidak tersedia untuk pesanan ini. Silakan pilih kembali.',
    openCash: (limit: number) =>
      `Anda masih memiliki ${limit} pesanan yang harus dibayar tunai. Silakan bayar ${limit === 1 ? 'dulu' : 'salah satunya dulu'}, atau bayar online.`,
    anothersOrder: 'Pesanan ini milik akun lain.',
    signInForOrder: 'Silakan masuk untuk melanjutkan pesanan ini.',
    closed: 'Pesanan ini sudah ditutup: sudah dibayar, atau batas waktu pembayarannya sudah lewat.',
  },
  returns: {
    asked: 'Permintaan Anda kami terima. Kami kirim email setelah ada keputusan.',
    already: 'Anda sudah meminta pengembalian pesanan ini. Permintaan pertama Anda tetap berlaku.',
    notArrived: 'Pesanan dapat dikembalikan setelah sampai.',
    tooLate: 'Batas waktu pengembalian pesanan ini sudah lewat. Silakan hubungi kami.',
    noPicture: 'Salah satu foto tidak dapat dibaca. Silakan pilih foto lain.',
    tooManyPixels: ({ has, most }) =>
      `Salah satu foto memiliki ${has} megapiksel. Silakan pilih foto dengan maksimal ${most} megapiksel.`,
    pictureGone: 'Foto ini tidak ada.',
  },
  updates: {
    stopped: 'Tidak ada lagi kabar pesanan ini lewat WhatsApp.',
    noPhone: 'Nomor itu bukan nomor telepon Indonesia.',
  },
  reviews: {
    written: 'Terima kasih. Ulasan Anda ditampilkan setelah kami membacanya.',
    already: 'Anda sudah mengulas barang ini. Ulasan pertama Anda tetap berlaku.',
    noLine: 'Barang ini tidak ada dalam pesanan.',
    notArrived: 'Barang dapat diulas setelah sampai.',
  },
  passkeys: {
    refused: 'Passkey ini tidak berhasil. Silakan masuk dengan kata sandi Anda.',
    added: 'Passkey Anda ditambahkan.',
    removed: 'Passkey dihapus. Hapus juga di perangkat Anda.',
    gone: 'Passkey ini sudah tidak ada.',
    defaultName: 'Passkey tanpa nama',
  },
  order: {
    changed: {
      ADDED: (product: string) => `${product} (ditambahkan)`,
      EXCHANGE: (product: string) => `${product} (barang penukar)`,
      REPLACEMENT: (product: string) => `${product} (barang pengganti)`,
    },
    unknown: 'Pesanan ini tidak kami temukan.',
    notFound: 'Pesanan dengan nomor dan alamat email ini tidak kami temukan.',
    linkExpired: 'Tautan ke pesanan Anda ini sudah tidak berlaku.',
    linkSent: 'Bila pesanan itu ada, tautan barunya sudah kami kirim ke email Anda.',
    cancelled: 'Pesanan Anda dibatalkan. Anda tidak ditagih.',
    expired: 'Batas waktu pembayaran sudah lewat, jadi tidak ada yang perlu dibatalkan.',
    onItsWay:
      'Pesanan ini sedang dikemas atau dikirim dan tidak dapat dibatalkan lagi di sini. Bila paket tidak Anda terima, Anda tidak membayar.',
    paid: 'Pesanan ini sudah dibayar dan tidak dapat dibatalkan lagi di sini. Silakan hubungi kami.',
  },
}
