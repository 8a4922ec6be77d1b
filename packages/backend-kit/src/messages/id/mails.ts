import type { mails as english, OrderFacts } from '#messages/en/mails.ts'

const arrivesIfPaid = (arrival: OrderFacts['arrival']) =>
  arrival ? [`Tiba ${arrival.days} bila dibayar sebelum ${arrival.payBefore}.`] : []

const order: (typeof english)['order'] = {
  ORDER_RECEIVED: ({ number, total, deadline, howToPay, arrival }) => ({
    subject: `Pesanan ${number} sudah kami terima`,
    paragraphs: [
      'Terima kasih atas pesanan Anda. Barangnya kami simpan sampai batas waktu pembayaran.',
      `Silakan bayar ${total} sebelum ${deadline}. Setelah itu barangnya dijual kembali.`,
      ...arrivesIfPaid(arrival),
      howToPay,
      'Untuk melanjutkan pembayaran, gunakan tautan di bawah ini.',
    ],
  }),
  ORDER_WAITING: ({ number, total, channel, deadline, howToPay, arrival }) => ({
    subject: `Pesanan ${number} menunggu pembayaran Anda`,
    paragraphs: [
      `Silakan bayar ${total} lewat ${channel} sebelum ${deadline}. Setelah itu barangnya dijual kembali.`,
      ...arrivesIfPaid(arrival),
      howToPay,
    ],
  }),
  ORDER_CONFIRMED: ({ number, total, deadline, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `Pesanan ${number} dikonfirmasi`,
    paragraphs: isPickup
      ? [
          `Terima kasih atas pesanan Anda. Silakan bayar ${total} di toko saat mengambilnya.`,
          `Toko menyimpannya sampai ${deadline}. Setelah itu barangnya dijual kembali.`,
          ...(readyFrom ? [`Siap diambil mulai ${readyFrom}.`] : []),
          ...(hasPickupCode ? ['Tunjukkan kode ini kepada kasir saat mengambilnya:'] : []),
        ]
      : [
          `Terima kasih atas pesanan Anda. Silakan siapkan uang tunai ${total} saat paket tiba.`,
          'Pesanan Anda kami serahkan ke kurir dalam 1x24 jam.',
          ...(arrival ? [`Dijanjikan tiba ${arrival.days}.`] : []),
        ],
  }),
  ORDER_PAID: ({ number, isFree, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `Pesanan ${number} sudah dibayar`,
    paragraphs: [
      isFree
        ? 'Terima kasih sudah berbelanja. Tidak ada yang perlu dibayar untuk pesanan ini.'
        : 'Terima kasih sudah berbelanja. Pembayaran Anda sudah kami terima.',
      isPickup
        ? 'Toko sedang menyiapkan pesanan Anda, paling cepat satu jam setelah pembayaran.'
        : 'Pesanan Anda kami serahkan ke kurir dalam 1x24 jam.',
      ...(arrival ? [`Dijanjikan tiba ${arrival.days}.`] : []),
      ...(readyFrom ? [`Siap diambil mulai ${readyFrom}.`] : []),
      ...(hasPickupCode ? ['Tunjukkan kode ini kepada kasir saat mengambilnya:'] : []),
    ],
  }),
  ORDER_COLLECTED: ({ number, total, isPickup }) => ({
    subject: `Pembayaran pesanan ${number} sudah kami terima`,
    paragraphs: [
      `Anda membayar ${total} ${isPickup ? 'di toko' : 'saat paket tiba'}. Terima kasih sudah berbelanja.`,
      'Bila pesanan belum Anda terima, atau jumlah yang Anda bayar berbeda, silakan hubungi kami.',
    ],
  }),
  ORDER_NOT_COLLECTED: ({ number, isPickup }) => ({
    subject: `Pesanan ${number} tidak ${isPickup ? 'diambil' : 'diterima'}`,
    paragraphs: [
      isPickup
        ? 'Pesanan Anda tidak diambil pada waktunya, jadi barangnya dijual kembali.'
        : 'Kurir tidak dapat menyerahkan paket Anda dan membawanya kembali kepada kami.',
      'Tidak ada yang perlu dibayar, dan Anda dapat memesan lagi kapan saja. Bila ada yang keliru, silakan hubungi kami.',
    ],
  }),
  READY_FOR_PICKUP: ({ number, total, deadline, isToCollect }) => ({
    subject: `Pesanan ${number} siap diambil`,
    paragraphs: [
      'Pesanan Anda sudah siap di toko, buka pukul 10:00-20:00 WIB.',
      ...(isToCollect
        ? [`Silakan bayar ${total} di kasir. Toko menyimpannya sampai ${deadline}.`]
        : []),
      'Tunjukkan kode ini kepada kasir:',
    ],
  }),
  ORDER_SHIPPED: ({ number, total, arrivalDays, arrival, isToCollect }) => ({
    subject: `Pesanan ${number} sedang dikirim`,
    paragraphs: [
      `Paket Anda sudah dibawa kurir. ${arrivalDays ? `Perkiraan tiba: ${arrivalDays} hari.` : 'Kami kabari saat paketnya tiba.'}`,
      ...(arrival ? [`Dijanjikan tiba ${arrival.days}.`] : []),
      ...(isToCollect ? [`Silakan siapkan uang tunai ${total} untuk kurir.`] : []),
      'Nomor resinya:',
    ],
  }),
  ORDER_CANCELLED: ({ number }) => ({
    subject: `Pesanan ${number} dibatalkan`,
    paragraphs: [
      'Anda telah membatalkan pesanan ini. Barangnya dijual kembali, dan Anda tidak ditagih.',
      'Bila sudah memiliki nomor pembayaran, mohon jangan dipakai lagi. Bila bukan Anda yang membatalkan, silakan hubungi kami.',
    ],
  }),
  ORDER_WITHDRAWN: ({ number, total, isPaid }) => ({
    subject: `Pesanan ${number} dibatalkan`,
    paragraphs: [
      'Mohon maaf, pesanan Anda harus kami batalkan.',
      isPaid
        ? `Dana ${total} kami kembalikan kepada Anda, dan kami kabari saat sudah dikirim.`
        : 'Anda tidak ditagih. Bila sudah memiliki nomor pembayaran, mohon jangan dipakai lagi.',
      'Bila ada pertanyaan, silakan hubungi kami.',
    ],
  }),
  ORDER_REFUNDED: ({ number, paid, isCash }) => ({
    subject: `Dana pesanan ${number} sudah dikirim kembali`,
    paragraphs: [
      isCash
        ? `Dana ${paid} yang Anda bayar tunai sudah kami kembalikan.`
        : `Dana ${paid} sudah kami kirim kembali kepada Anda, lewat cara pembayaran yang sama.`,
      isCash
        ? 'Bila belum Anda terima, silakan hubungi kami.'
        : 'Waktu masuknya bergantung pada bank atau dompet digital Anda. Bila belum masuk, silakan hubungi kami.',
    ],
  }),
  RETURN_REQUESTED: ({ number }) => ({
    subject: `Permintaan pengembalian pesanan ${number} kami terima`,
    paragraphs: [
      'Kami memeriksanya dan mengirim email dalam dua hari kerja. Sampai saat itu, simpan barangnya apa adanya, dan jangan kirim apa pun.',
    ],
  }),
  RETURN_APPROVED: ({ number, returnAnswer }) => ({
    subject: `Anda dapat mengirim kembali pesanan ${number}`,
    paragraphs: [
      'Pengembalian Anda disetujui. Kirim barang beserta labelnya, dengan cara berikut:',
      ...(returnAnswer ? [returnAnswer] : []),
      'Bila ada pertanyaan, silakan hubungi kami.',
    ],
  }),
  RETURN_REJECTED: ({ number, returnAnswer }) => ({
    subject: `Tentang pengembalian pesanan ${number}`,
    paragraphs: [
      'Kami tidak dapat menerima pengembalian pesanan ini.',
      ...(returnAnswer ? [returnAnswer] : []),
      'Bila ada pertanyaan, silakan hubungi kami.',
    ],
  }),
  RETURN_RECEIVED: ({ number, returnAnswer }) => ({
    subject: `Barang dari pesanan ${number} sudah kami terima kembali`,
    paragraphs: [
      'Barang Anda sudah sampai dan sedang diperiksa. Kami kirim email saat dananya dikirim.',
      ...(returnAnswer ? [returnAnswer] : []),
      'Bila ada pertanyaan, silakan hubungi kami.',
    ],
  }),
  ORDER_LINK: ({ number, linkDays }) => ({
    subject: `Tautan ke pesanan ${number}`,
    paragraphs: [
      `Tautan di bawah ini membuka pesanan Anda di perangkat mana pun, selama ${linkDays} hari.`,
      'Bila Anda tidak memintanya, abaikan email ini. Jangan bagikan tautannya: alamat Anda tertera di sana.',
    ],
  }),
}

/** All texts of mails, in Indonesian. */
export const mails: typeof english = {
  order,
  item: (qty, name, size) => `${qty} x ${name}, ukuran ${size}`,
  total: 'Total',
  shipping: (service) => `Ongkos kirim, ${service}`,
  paymentFee: (way) => `Biaya, ${way}`,
  promo: (code) => `Promo ${code}`,
  deliverTo: 'Dikirim ke',
  pickUpAt: 'Diambil di',
  newPassword: {
    subject: 'Kata sandi baru Anda',
    paragraphs: [
      'Anda meminta kata sandi baru. Masuklah dengan kata sandi ini dalam 24 jam, lalu ganti di akun Anda.',
      'Selama belum dipakai, kata sandi lama tetap berlaku. Bila Anda tidak memintanya, abaikan saja email ini.',
    ],
  },
  emailChanged: {
    subject: 'Alamat email akun Anda telah diganti',
    paragraphs: [
      'Akun Anda kini memakai alamat email baru, yang dikonfirmasi dengan kata sandi Anda. Mulai sekarang masuklah dengan alamat baru itu; kami tidak lagi mengirim email ke alamat ini.',
      'Bukan Anda yang menggantinya? Berarti ada orang lain yang tahu kata sandi Anda: segera hubungi kami.',
    ],
  },
  passkeyAdded: (name) => ({
    subject: 'Akun Anda punya passkey baru',
    paragraphs: [
      `Passkey “${name}” ditambahkan ke akun Anda, dan dikonfirmasi dengan kata sandi Anda. Passkey itu dapat dipakai untuk masuk tanpa kata sandi.`,
      'Bukan Anda yang menambahkannya? Berarti ada orang lain yang tahu kata sandi Anda: minta kata sandi baru lewat “Lupa kata sandi”, yang menghapus semua passkey dan mengakhiri semua sesi.',
    ],
  }),
  confirmEmail: (days) => ({
    subject: 'Konfirmasi alamat email Anda',
    paragraphs: [
      'Ada akun dengan alamat email ini. Konfirmasikan bahwa keduanya milik Anda, lalu pesanan yang Anda buat sebagai tamu dipindahkan ke akun itu.',
      `Tautannya berlaku satu kali, selama ${days} hari.`,
      'Bukan Anda yang membuat akunnya? Jangan gunakan tautannya: pesanan Anda tetap seperti semula.',
    ],
  }),
  backInStock: (name, size) => ({
    subject: `Tersedia lagi: ${name}, ukuran ${size}`,
    paragraphs: [
      `Kabar yang Anda minta: ${name} tersedia lagi dalam ukuran ${size}.`,
      'Kami tidak dapat menyimpankan barangnya untuk Anda, dan ini satu-satunya email tentangnya.',
    ],
  }),
  noMoreMails: 'Tidak ingin menerima email seperti ini lagi?',
}
