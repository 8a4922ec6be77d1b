import { brand } from '#brand/company.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import { legal } from '#lib/messages/id/legal.ts'
import * as words from '#lib/messages/words.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { customerServiceHours } from '#lib/rules/time-zone.ts'

const hours = `${customerServiceHours.opens}-${customerServiceHours.closes} WIB`

/** The FAQ's last tab. */
export const helpTopic: HelpTopic = {
  id: 'help',
  tab: words.help.tabs.help,
  title: 'Bantuan dan pengembalian',
  questions: [
    {
      id: 'help-kontak',
      question: 'Bagaimana menghubungi layanan pelanggan?',
      answer: [
        `Layanan pelanggan melayani Anda Senin sampai Jumat, pukul ${hours}. Sabtu, Minggu, dan hari libur nasional tutup.`,
        [
          `Telepon: ${formatPhone(brand.phone)}`,
          `Email: ${brand.email}`,
          'Chat: lewat tautan di bawah ini',
        ],
        'Sebutkan nomor pesanan supaya kami dapat membantu lebih cepat.',
      ],
      links: [
        { label: 'Telepon', href: `tel:${brand.phone}` },
        { label: 'Kirim email', href: `mailto:${brand.email}` },
        { label: 'Tulis lewat chat', href: brand.chatUrl },
      ],
    },
    {
      id: 'help-cacat',
      question: 'Barang yang saya terima cacat atau salah. Apa yang harus saya lakukan?',
      answer: [
        `${legal.returns} Caranya:`,
        [
          'Hubungi layanan pelanggan dengan nomor pesanan dan foto barangnya.',
          'Tunggu petunjuk kami tentang alamat pengembalian.',
          'Kirim barang dalam keadaan belum dipakai dan belum dicuci, lengkap dengan label dan kemasannya.',
          'Kirimkan kepada kami nomor resi dan bukti ongkos kirimnya.',
        ],
        'Setelah barang tiba dan kami periksa, kami menghubungi Anda untuk penggantian barang atau pengembalian dana.',
      ],
      links: [{ label: 'Syarat pengembalian', href: '/tnc#pengembalian' }],
    },
    {
      id: 'help-rusak-kirim',
      question: 'Paket rusak saat tiba. Berapa lama batas waktu melapor?',
      answer: [
        'Kerusakan selama pengiriman kami terima laporannya dalam 2x24 jam setelah paket diterima. Foto kemasan dan barangnya sebelum dibuka seluruhnya, lalu kirim kepada layanan pelanggan.',
      ],
    },
    {
      id: 'help-ongkos-retur',
      question: 'Siapa yang menanggung ongkos kirim pengembalian?',
      answer: [
        'Untuk pengembalian yang kami setujui, ongkos kirim Anda kami ganti paling banyak Rp 20.000. Simpan bukti ongkos kirim dari kurir.',
      ],
    },
    {
      id: 'help-lama-retur',
      question: 'Berapa lama barang yang dikembalikan sampai kepada Anda?',
      answer: [
        ['Dari Jabodetabek: 1-3 hari kerja.', 'Dari daerah lain: 2-6 hari kerja.'],
        'Pemeriksaan kami mulai setelah barang tiba.',
      ],
    },
    {
      id: 'help-kode-ambil',
      question: 'Saya kehilangan kode pengambilan. Apakah pesanan masih bisa diambil?',
      answer: [
        `Bisa. Kode pengambilan tertulis pada email konfirmasi pembayaran dan pada pesanan Anda: di ${words.account.orders} atau, bila Anda berbelanja sebagai tamu, di ${words.help.orderTracking}. Bila tidak ditemukan, hubungi layanan pelanggan sebelum datang ke toko.`,
      ],
      links: [{ label: words.help.orderTracking, href: '/order' }],
    },
    {
      id: 'help-data',
      question: 'Bagaimana data pribadi saya dijaga?',
      answer: [
        'Data pribadi Anda kami pakai untuk memproses pesanan dan melayani Anda, menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Anda berhak melihat, memperbaiki, dan meminta penghapusan data Anda.',
      ],
      links: [{ label: 'Kebijakan Privasi', href: '/privacy' }],
    },
  ],
}
