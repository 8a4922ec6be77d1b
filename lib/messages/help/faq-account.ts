import { brand } from '#brand/company.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'
import { minPasswordLength } from '#lib/rules/constants.ts'

/** The FAQ's first tab. */
export const accountTopic: HelpTopic = {
  id: 'akun',
  tab: words.help.tabs.account,
  title: 'Akun Anda',
  questions: [
    {
      id: 'akun-perlu',
      question: 'Apakah saya perlu akun untuk berbelanja?',
      answer: [
        `Ya, berbelanja di ${brand.name} dilakukan dengan akun, supaya keranjang, alamat, dan riwayat pesanan Anda tersimpan di satu tempat.`,
        `Bila belum ingin mendaftar, Anda tetap dapat menyelesaikan pesanan sebagai tamu: di keranjang pilih ${words.cart.checkoutAsGuest}, lalu isi alamat email. Konfirmasi pesanan kami kirim ke alamat email itu.`,
      ],
      links: [{ label: 'Manfaat memiliki akun', href: '#akun-manfaat' }],
    },
    {
      id: 'akun-daftar',
      question: 'Bagaimana cara mendaftar?',
      answer: [
        `Buka ${words.auth.signUp}, lalu isi:`,
        [
          'nama lengkap;',
          'jenis kelamin;',
          'alamat email yang aktif;',
          `kata sandi, paling sedikit ${minPasswordLength} karakter, dan sekali lagi kata sandi yang sama.`,
        ],
        'Setelah terdaftar, Anda langsung masuk dan bisa mulai berbelanja. Pendaftaran tidak dipungut biaya.',
      ],
    },
    {
      id: 'akun-manfaat',
      question: 'Apa manfaat memiliki akun?',
      answer: [
        [
          'Checkout lebih cepat karena alamat pengiriman tersimpan.',
          `Semua pesanan dan statusnya terlihat di ${words.account.orders}.`,
          `Barang yang Anda sukai tersimpan di ${words.account.wishlist}.`,
          'Anda dapat berlangganan kabar koleksi baru dan promo lewat newsletter.',
        ],
      ],
    },
    {
      id: 'akun-ubah-alamat',
      question: 'Bagaimana cara mengubah alamat pengiriman?',
      answer: [
        `Masuk ke akun Anda, buka ${words.account.information}, lalu pilih ${words.help.steps.address}. Di sana Anda dapat menambah alamat baru, mengubah alamat yang ada, atau menghapusnya.`,
        `Untuk menjadikan sebuah alamat sebagai alamat utama, tekan ${words.address.setPrimary} pada alamat itu. Alamat utama tidak dapat dihapus; jadikan dahulu alamat lain sebagai alamat utama.`,
      ],
    },
    {
      id: 'akun-ubah-data',
      question: 'Bagaimana cara mengubah nama atau email saya?',
      answer: [
        `Masuk ke akun Anda dan buka ${words.account.information}. Nama, jenis kelamin, dan alamat email dapat diubah di halaman itu. Jangan lupa menyimpan perubahan.`,
      ],
    },
    {
      id: 'akun-lupa-sandi',
      question: 'Saya lupa kata sandi. Apa yang harus saya lakukan?',
      answer: [
        `Di halaman ${words.auth.signIn} pilih ${words.auth.forgotTitle}, isi alamat email yang terdaftar, lalu tekan ${words.auth.sendPassword}. Kata sandi sementara kami kirim ke email Anda dan berlaku 24 jam.`,
        `Setelah masuk dengan kata sandi sementara, segera ganti di menu ${words.account.changePassword}. Bila email belum tiba, periksa folder spam.`,
      ],
    },
    {
      id: 'akun-ganti-sandi',
      question: 'Bagaimana cara mengganti kata sandi?',
      answer: [
        `Masuk ke akun Anda dan buka ${words.account.changePassword}. Isi kata sandi lama, lalu kata sandi baru (paling sedikit ${minPasswordLength} karakter) dua kali.`,
      ],
    },
    {
      id: 'akun-newsletter',
      question: 'Bagaimana cara berlangganan atau berhenti dari newsletter?',
      answer: [
        `Masuk ke akun Anda dan buka ${words.account.information}. Di sana newsletter dapat dinyalakan atau dimatikan kapan saja.`,
      ],
    },
  ],
}
