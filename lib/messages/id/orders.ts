import type { ShippingType } from '@etalase/contract/rules/constants.ts'
import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { ShownStatus } from '@etalase/contract/rules/trx-status.ts'
import type { ordersMessages as English } from '#lib/messages/en/orders.ts'

type StatusWords = (typeof English)['statuses'][ShippingType][ShownStatus]

const hours = `${storeHours.opens}-${storeHours.closes} WIB`
const delivered = 'Semoga Anda suka.'

/** A paid pickup that isn't ready yet. */
const beingPrepared = `Terima kasih. Toko sedang menyiapkan pesanan Anda, paling cepat 1 jam setelah pembayaran. Toko buka pukul ${hours}. Tunjukkan kode pengambilan kepada kasir.`

const shared = {
  PENDING: {
    title: 'Menunggu pembayaran',
    text: 'Barangnya kami simpan sampai batas waktu pembayaran.',
  },
  PROCESSING: {
    title: 'Sedang disiapkan',
    text: 'Paket Anda sedang dikemas, lalu diserahkan kepada kurir.',
  },
  SHIPPED: { title: 'Dalam perjalanan', text: 'Paket Anda sudah dibawa kurir.' },
  READY_FOR_PICKUP: {
    title: 'Siap diambil',
    text: 'Tunjukkan kode pengambilan kepada kasir toko.',
  },
  EXPIRED: {
    title: 'Kedaluwarsa',
    text: 'Pesanan ini tidak dibayar sampai batas waktunya, jadi barangnya dijual kembali. Silakan pesan lagi.',
  },
  CANCELLED: {
    title: 'Dibatalkan',
    text: 'Pesanan ini dibatalkan. Bila bukan Anda yang memintanya, silakan hubungi kami.',
  },
  REFUNDED: {
    title: 'Dana dikembalikan',
    text: 'Dana untuk pesanan ini sudah kami kirim kembali kepada Anda. Kapan dana masuk bergantung pada bank atau dompet digital Anda.',
  },
  UNKNOWN: {
    title: 'Status belum diketahui',
    text: 'Kami belum dapat menampilkan status pesanan ini di sini. Silakan hubungi kami: kami akan memeriksanya untuk Anda.',
  },
} as const

const statuses: Record<ShippingType, Record<ShownStatus, StatusWords>> = {
  ONLINE_DELIVERY: {
    ...shared,
    CONFIRMED: {
      title: 'Dikonfirmasi',
      text: 'Terima kasih. Paket Anda kami siapkan paling lambat 1x24 jam.',
    },
    NOT_COLLECTED: {
      title: 'Tidak diterima',
      text: 'Kurir tidak dapat menyerahkan paket Anda. Tidak ada yang perlu dibayar. Silakan pesan lagi.',
    },
    PAID: {
      title: 'Lunas',
      text: 'Terima kasih. Paket Anda kami siapkan paling lambat 1x24 jam.',
    },
    COMPLETED: { title: 'Diterima', text: delivered },
  },
  PICKUP_ON_STORE: {
    ...shared,
    CONFIRMED: {
      title: 'Dikonfirmasi',
      text: `Terima kasih. Toko sedang menyiapkan pesanan Anda, paling cepat 1 jam. Toko buka pukul ${hours}. Tunjukkan kode pengambilan kepada kasir.`,
    },
    NOT_COLLECTED: {
      title: 'Tidak diambil',
      text: 'Pesanan ini tidak diambil pada waktunya, jadi barangnya dijual kembali. Tidak ada yang perlu dibayar. Silakan pesan lagi.',
    },
    PAID: {
      title: 'Lunas',
      text: beingPrepared,
    },
    PROCESSING: { title: shared.PROCESSING.title, text: beingPrepared },
    COMPLETED: { title: 'Sudah diambil', text: delivered },
  },
}

/** A customer's orders. */
export const ordersMessages: typeof English = {
  emptyTitle: 'Belum ada pesanan',
  emptyText:
    'Pesanan yang Anda buat dengan akun ini tampil di sini, dari pembayaran sampai ke depan pintu.',
  emptyLink: 'Cari yang Anda suka',
  statuses,
  number: (number: string) => `Pesanan ${number}`,
  orderedOn: (date: string) => `Dipesan ${date}`,
  pieces: (pieces: number) => `${pieces} buah`,
  view: 'Lihat pesanan',
  notFresh: 'Kabar terbaru pesanan Anda tidak dapat dimuat.',
  title: 'Pesanan Anda',
  missingTitle: 'Pesanan ini tidak kami temukan',
  missingText: 'Pesanan ini bukan milik Anda, atau tautannya salah.',
  toList: 'Lihat semua pesanan saya',
  items: 'Barang',
  payBefore: (deadline: string) => `Bayar sebelum ${deadline}`,
  timeLeft: ({ hours, minutes }) => {
    if (hours > 0) return `Sisa ${hours} jam ${minutes} menit`
    return minutes > 0 ? `Sisa ${minutes} menit` : 'Sisa kurang dari 1 menit'
  },
  timeUp:
    'Batas waktu pembayaran sudah lewat. Bila Anda baru saja membayar, kabarnya tampil di sini begitu kami terima.',
  billDiffers: 'Tagihan ini sedang tidak dapat dibayar di sini. Silakan hubungi kami.',
  toProvider: 'Anda membayar di halaman penyedia pembayaran kami, lalu kembali ke sini.',
  payment: 'Pembayaran',
  paymentStatus: 'Status',
  paymentChannel: 'Metode pembayaran',
  paymentDate: 'Tanggal pembayaran',
  parcel: 'Pengiriman',
  trackingNumber: 'Nomor resi',
  notes: 'Catatan',
  notesForShop: 'Catatan untuk toko',
  history: 'Perjalanan pesanan',
  placed: 'Pesanan dibuat',
  paid: 'Pembayaran diterima',
  receivedBy: (name: string) => `Diterima oleh ${name}`,
  pickupCode: 'Kode pengambilan',
  pickupText: 'Tunjukkan kepada kasir.',
  codeComes: 'Kode pengambilan akan tampil di sini.',
  notReadyYet: `Toko sedang menyiapkan pesanan Anda, paling cepat 1 jam setelah pembayaran. Toko buka pukul ${hours}. Kami kirim email begitu pesanan siap.`,
  printCode: 'Cetak atau tunjukkan kode',
  print: 'Cetak',
  qr: (code: string) => `Kode QR dengan kode pengambilan ${code}`,
  saveVoucher: 'Simpan sebagai berkas',
  voucherKept:
    'Tidak ada jaringan di toko? Setelah pernah dibuka, halaman ini dapat dibuka lagi tanpa jaringan, tetapi tidak dapat dimuat ulang. Berkas yang disimpan selalu dapat dibuka.',
  questions: 'Ada pertanyaan tentang pesanan ini?',
  questionsText: 'Chat terbuka dengan nomor pesanan Anda sudah terisi.',
  asGuest: 'Memesan sebagai tamu?',
  asGuestLink: 'Buka pesanan itu dengan nomornya',
  backToOrder: 'Kembali ke pesanan',
  cancel: 'Batalkan pesanan ini',
  cancelText:
    'Barangnya dijual kembali, dan kode promo dapat dipakai lagi. Bila sudah memiliki nomor pembayaran, mohon jangan dipakai lagi.',
  updatesGoTo: (phone: string) => `Kabar pesanan ini dikirim ke ${phone} lewat WhatsApp.`,
  stopUpdates: 'Matikan kabar WhatsApp',
  confirmCancel: 'Ya, batalkan pesanan',
  buyAgain: 'Beli lagi',
  buyingAgain: 'Menambahkan ke keranjang…',
  bought: {
    all: 'Semuanya sudah ada di keranjang.',
    some: 'Sisanya sudah ada di keranjang. Yang ini tidak dapat ditambahkan:',
    none: 'Tidak ada yang dapat ditambahkan ke keranjang:',
  },
  priceChanged: (before: string, now: string) => `Sekarang ${now}, sebelumnya ${before}.`,
  pricesChanged: 'Harga berubah:',
  buyAgainLink: 'Beli lagi: pilih di keranjang',
  gone: 'Barang ini tidak dijual lagi.',
}
