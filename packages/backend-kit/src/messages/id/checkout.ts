import type {
  payment as englishPayment,
  shipping as englishShipping,
} from '#messages/en/checkout.ts'

/** Payment instructions per kind of channel, in Indonesian. */
export const payment: typeof englishPayment = {
  virtualAccount: (channel, number) =>
    `Di ATM, mobile banking, atau internet banking, pilih ${channel} dan masukkan nomor${number ? ` ${number}` : ' yang ada di halaman pembayaran'}. Jumlahnya muncul dengan sendirinya.`,
  store: (channel, number) =>
    `Sebutkan kode pembayaran${number ? ` ${number}` : ' yang ada di halaman pembayaran'} kepada kasir ${channel} mana pun.`,
  confirmIn: (channel) => `Konfirmasi pembayaran di ${channel}.`,
  byQr: 'Buka halaman pesanan Anda, lalu pindai kode QR di sana dengan aplikasi bank atau dompet digital Anda.',
  byCard: 'Masukkan data kartu Anda di halaman pembayaran.',
  byCredit: (channel) =>
    `Konfirmasi pembayaran di ${channel}. Ini kredit dari perusahaan lain: Anda membayar kembali kepada perusahaan itu, dengan syarat dan biayanya.`,
  chooseFirst:
    'Pilih bank, dompet digital, atau gerai di halaman pembayaran, lalu ikuti petunjuknya.',
  anyChannel: 'cara pembayaran yang Anda pilih',
  ways: { CASH_ON_DELIVERY: 'Bayar di tempat (COD)', PAY_AT_STORE: 'Bayar di toko' },
  toCollect: {
    CASH_ON_DELIVERY: 'Dibayar tunai saat paket tiba',
    PAY_AT_STORE: 'Dibayar di toko',
  },
  statuses: {
    PENDING: 'Menunggu pembayaran',
    PAID: 'Lunas',
    EXPIRED: 'Kedaluwarsa',
    CANCELLED: 'Dibatalkan',
    REFUNDED: 'Dana dikembalikan',
    NOT_COLLECTED: 'Tidak ada tagihan',
  },
}

/** Texts about shipping, in Indonesian. */
export const shipping: typeof englishShipping = {
  services: {
    UDRSDS: 'Tiba hari ini',
    UDRONS: 'Satu hari',
    UDRREG: 'Reguler, satu sampai dua hari',
    DRGREG: 'Kargo',
  },
  events: {
    pickedUp: 'Diambil kurir',
    sorted: 'Berangkat dari pusat sortir',
    arrived: 'Tiba di kota tujuan',
    outForDelivery: 'Sedang diantar',
    delivered: 'Sudah diterima',
  },
  stages: {
    booked: 'Kurir dipesan',
    courierFound: 'Kurir ditugaskan',
    collecting: 'Kurir menuju toko kami',
    pickedUp: 'Diambil kurir',
    onItsWay: 'Dalam perjalanan ke Anda',
    held: 'Tertahan di kurir',
    delivered: 'Sudah diterima',
    returning: 'Dalam perjalanan kembali ke kami',
    returned: 'Dikembalikan kepada kami',
    lost: 'Hilang atau rusak di kurir',
  },
  keptTariff: (when) =>
    `Sistem kurir sedang tidak menjawab. Ini tarifnya pada ${when}. Tarif ini berlaku untuk pesanan Anda.`,
  ownTariff:
    'Sistem kurir sedang tidak menjawab. Ini tarif kami sendiri. Tarif ini berlaku untuk pesanan Anda.',
}
