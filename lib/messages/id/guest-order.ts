import type { OrderLookupProblem } from '@etalase/contract/rules/forms.ts'
import type { guestOrderMessages as English } from '#lib/messages/en/guest-order.ts'

const problems: Record<OrderLookupProblem, string> = {
  numberRequired: 'Nomor pesanan belum diisi.',
  emailRequired: 'Alamat email belum diisi.',
  emailInvalid: 'Isi alamat email yang benar.',
}

/** An order opened without signing in. */
export const guestOrderMessages: typeof English = {
  title: 'Lacak pesanan',
  text: 'Buka pesanan Anda di perangkat mana pun dengan nomor pesanan dan alamat email Anda. Lihat sampai di mana, cara membayarnya, dan kode pengambilannya.',
  number: 'Nomor pesanan',
  numberHint: 'Delapan huruf dan angka, tertulis di email pesanan Anda. Misalnya 1A2B3C4D.',
  email: 'Email pesanan',
  problems,
  open: 'Buka pesanan',
  mailLink: 'Kirim tautan lewat email',
  haveAccount: 'Memesan dengan akun?',
  haveAccountText: 'Semua pesanan Anda ada di sana.',
  toAccount: 'Lihat pesanan saya',
  needHelp: 'Tidak menemukan nomor pesanan?',
  needHelpText:
    'Nomor pesanan tertulis pada judul setiap email tentang pesanan Anda. Kami juga siap membantu mencarinya.',
  expiredTitle: 'Tautan ini sudah tidak berlaku',
  expiredText:
    'Tautan pesanan hanya berlaku sementara karena menampilkan alamat Anda. Kami dapat mengirim tautan baru.',
  otherOpened:
    'Sekarang pesanan ini yang terbuka di peramban ini, menggantikan pesanan lain. Tidak ada yang dibatalkan.',
  newLink: 'Kirim tautan baru',
  offerTitle: 'Buka pesanan ini?',
  offerText:
    'Sebuah tautan membawa Anda ke pesanan ini. Tautan seperti itu ada di email kami tentang pesanan; bila bukan pesanan Anda, jangan dibuka.',
  offerReplaces: (number) =>
    `Pesanan ${number} sedang terbuka di peramban ini. Pesanan itu tidak berubah, tetapi akan ditutup di sini.`,
  decline: 'Jangan buka',
  offerExpired: 'Silakan buka sekali lagi tautan di email.',
  byNumber: 'Atau buka dengan nomornya',
  unavailableText:
    'Pesanan Anda ada di email yang kami kirim: cara membayar, nomor resi, atau kode pengambilan. Bila ada yang kurang, silakan tanyakan kepada kami.',
  notOffered: 'Pesanan sedang tidak dapat dibuka di sini.',
  gone: 'Pesanan ini tidak lagi terbuka di peramban ini.',
  openAgain: 'Buka lagi',
  close: 'Lupakan di perangkat ini',
  closeText:
    'Pesanan Anda tidak berubah. Untuk membukanya lagi di sini diperlukan nomor pesanan dan alamat emailnya.',
}
