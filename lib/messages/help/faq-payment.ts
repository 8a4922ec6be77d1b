import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'

/** The FAQ's fourth tab. */
export const paymentTopic: HelpTopic = {
  id: 'payment',
  tab: words.help.tabs.payment,
  title: 'Pembayaran',
  questions: [
    {
      id: 'payment-cara',
      question: 'Cara pembayaran apa saja yang tersedia?',
      answer: [
        [
          'Virtual account: BCA, BNI, BRI, Mandiri, Permata, dan Maybank.',
          'Internet banking: BCA KlikPay.',
          'Dompet digital: OVO dan DANA.',
          'Gerai ritel: Alfamart.',
        ],
        `Cara pembayaran dipilih di halaman penyedia pembayaran, setelah Anda menekan ${words.checkout.goToPayment}.`,
      ],
    },
    {
      id: 'payment-va',
      question: 'Bagaimana cara membayar dengan virtual account?',
      answer: [
        'Anda menerima nomor virtual account di halaman pembayaran. Buka ATM, mobile banking, atau internet banking, pilih menu virtual account, lalu masukkan nomor itu. Jumlah tagihan muncul dengan sendirinya; cocokkan dengan pesanan Anda sebelum membayar.',
      ],
    },
    {
      id: 'payment-gerai',
      question: 'Bagaimana cara membayar di Alfamart?',
      answer: [
        'Sebutkan kode pembayaran dari halaman pembayaran kepada kasir Alfamart, lalu bayar sejumlah tagihan. Simpan struknya sampai pesanan Anda terima.',
      ],
    },
    {
      id: 'payment-batas',
      question: 'Berapa lama batas waktu pembayaran?',
      answer: [
        'Pesanan yang belum dibayar kami simpan paling lama 1x24 jam, pesanan tamu lebih singkat. Setelah itu pesanan berakhir dan barangnya dijual kembali. Batas waktunya, dalam WIB, tertulis pada halaman hasil pembayaran dan pada email.',
      ],
    },
    {
      id: 'payment-konfirmasi',
      question: 'Apakah saya perlu mengirim bukti pembayaran?',
      answer: [
        `Tidak perlu. Penyedia pembayaran memberi tahu kami begitu pembayaran diterima, lalu Anda menerima konfirmasi lewat email. Bila Anda memiliki akun, statusnya juga berubah di ${words.account.orders}.`,
      ],
    },
    {
      id: 'payment-gagal',
      question: 'Pembayaran saya gagal. Apa yang harus saya lakukan?',
      answer: [
        'Selama batas waktunya belum lewat, pesanan Anda tetap kami simpan dan pembayaran dapat dicoba lagi, juga dengan cara lain. Bila saldo sudah terpotong tetapi pesanan belum tercatat lunas, jangan membayar dua kali: hubungi layanan pelanggan dengan menyebutkan nomor pesanan.',
      ],
      links: [{ label: 'Kontak layanan pelanggan', href: '#help-kontak' }],
    },
    {
      id: 'payment-aman',
      question: 'Apakah data pembayaran saya aman?',
      answer: [
        'PIN, kata sandi bank, dan data dompet digital hanya Anda isi di halaman penyedia pembayaran atau aplikasi bank Anda. Kami tidak melihat dan tidak menyimpannya, dan tidak pernah memintanya lewat telepon, chat, atau email.',
      ],
    },
  ],
}
