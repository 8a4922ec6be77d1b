import type { NumberedKind } from '@etalase/contract/rules/payment/provider.ts'
import type { paymentMessages as English } from '#lib/messages/en/payment.ts'

const steps: Record<NumberedKind, (channel: string) => string[]> = {
  'virtual-account': (channel) => [
    'Buka aplikasi atau internet banking bank Anda, atau datang ke ATM-nya.',
    `Pilih ${channel}. Dari bank lain, pilih transfer ke bank itu.`,
    'Masukkan nomor di atas. Jumlah dan nama kami muncul dengan sendirinya.',
    'Cocokkan jumlahnya, lalu konfirmasi. Dalam beberapa menit kami menerima kabarnya dan mengirim email kepada Anda.',
  ],
  store: (channel) => [
    `Datang ke gerai ${channel} mana pun, dan katakan kepada kasir bahwa Anda ingin membayar pesanan online.`,
    'Tunjukkan nomor di atas.',
    'Cocokkan jumlahnya, bayar, dan simpan struknya. Dalam beberapa menit kami menerima kabarnya dan mengirim email kepada Anda.',
  ],
}

/** The payment result. */
export const paymentMessages: typeof English = {
  outcomes: {
    paid: {
      state: 'Lunas',
      title: 'Pesanan Berhasil',
      text: 'Pembayaran Anda sudah kami terima.',
    },
    confirmed: {
      state: 'Dikonfirmasi',
      title: 'Pesanan Berhasil',
      text: 'Pesanan Anda sudah dikonfirmasi.',
    },
    notCollected: {
      state: 'Tidak diambil',
      title: 'Pesanan tidak diambil',
      text: 'Pesanan ini tidak diambil, dan tidak ada yang perlu dibayar. Barangnya dapat dipesan lagi.',
    },
    waiting: {
      state: 'Belum dibayar',
      title: 'Pesanan Berhasil',
      text: 'Pesanan Anda sudah dibuat dan menunggu pembayaran. Pakai nomor dari halaman pembayaran di ATM, aplikasi bank, atau kasir gerai ritel, atau pindai kode QR-nya. Bila ada nomor pembayaran, nomor itu juga ada di email yang kami kirim.',
    },
    notCompleted: {
      state: 'Belum dibayar',
      title: 'Pembayaran belum selesai',
      text: 'Anda tidak ditagih. Pesanan kami simpan sampai batas waktu pembayaran, jadi Anda dapat mencoba lagi.',
    },
    expired: {
      state: 'Kedaluwarsa',
      title: 'Batas waktu pembayaran sudah lewat',
      text: 'Pesanan ini kedaluwarsa dan barangnya dijual kembali. Silakan pesan lagi.',
    },
    cancelled: {
      state: 'Dibatalkan',
      title: 'Pesanan dibatalkan',
      text: 'Pesanan ini dibatalkan dan barangnya dijual kembali. Bila Anda ternyata sudah membayarnya, atau bukan Anda yang memintanya, silakan hubungi kami.',
    },
    reversed: {
      state: 'Dikembalikan',
      title: 'Pembayaran dikembalikan',
      text: 'Pembayaran sudah dikembalikan dan pesanan dibatalkan. Bila bukan Anda yang memintanya, silakan hubungi kami.',
    },
    checking: {
      state: 'Belum dikonfirmasi',
      title: 'Pembayaran Anda sedang kami periksa',
      text: 'Belum ada kabar dari penyedia pembayaran. Bila sudah membayar, Anda tidak perlu membayar lagi: kami mengirim email begitu kabarnya kami terima.',
    },
  },
  metaTitle: 'Hasil pembayaran',
  stepsTitle: (channel: string) => `Cara membayar dengan ${channel}`,
  steps,
  qrTitle: 'Pindai untuk membayar',
  qrAlt: (amount: string) => `Kode QR untuk membayar ${amount}`,
  qrSave: 'Simpan kode QR sebagai gambar',
  qrWrong:
    'Kode QR ini bukan untuk tagihan Anda, jadi tidak kami tampilkan. Silakan hubungi kami, atau mulai lagi pembayarannya.',
  qrSteps: [
    'Buka aplikasi bank atau dompet digital Anda, lalu pilih QRIS atau Scan.',
    'Pindai kodenya. Jika memakai ponsel ini, simpan kodenya, lalu pilih dari galeri di aplikasi.',
    'Cocokkan jumlahnya, lalu bayar. Halaman ini berubah sendiri begitu kami menerima kabarnya.',
  ],
  reporting: 'Memeriksa pembayaran Anda…',
  needsScripts:
    'Halaman ini memeriksa pembayaran Anda dengan JavaScript, yang tidak berjalan di peramban Anda. Pesanan Anda tetap disimpan. Hasil pembayaran kami kirim lewat email, dan tampil di pesanan Anda bila Anda memiliki akun. Bila tidak ada kabar, silakan tanyakan kepada kami.',
  thankYou: 'Terima kasih sudah berbelanja',
  checkEmail: 'Silakan periksa email Anda untuk konfirmasinya.',
  paymentNumber: 'Nomor pembayaran',
  orderNumber: (number: string) => `Nomor pesanan ${number}`,
  total: (amount: string) => `Total ${amount}`,
  payBefore: (deadline: string) =>
    `Silakan bayar sebelum ${deadline}. Setelah itu barangnya dijual kembali.`,
  seeAgain: 'Di peramban ini, nomor ini dapat dilihat lagi di checkout.',
  seeQrAgain: 'Di peramban ini, kode QR ini dapat dilihat lagi di checkout.',
  tryAgain: 'Coba bayar lagi',
  providerAway:
    'Penyedia pembayaran kami sedang tidak menjawab. Pesanan Anda tetap tersimpan: silakan coba lagi dalam beberapa menit.',
  toCheckout: 'Lihat pesanan di checkout',
  checkStatus: 'Cek Status Pesanan Saya',
  continueShopping: 'Lanjut Belanja',
  isLate: 'Prosesnya lebih lama dari biasanya.',
  checkAgain: 'Periksa lagi',
  contact: 'Hubungi kami',
}
