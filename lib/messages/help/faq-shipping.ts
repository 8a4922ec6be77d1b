import { brand } from '#brand/company.ts'
import { courierTiers } from '#lib/messages/help/courier-tiers.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'
import { sameDayCutOff, storeHours } from '#lib/rules/time-zone.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

/** The FAQ's third tab. */
export const shippingTopic: HelpTopic = {
  id: 'shipping',
  tab: words.help.tabs.shipping,
  title: 'Pengiriman dan pengambilan',
  questions: [
    {
      id: 'shipping-proses',
      question: 'Kapan pesanan saya diproses?',
      answer: [
        `Pesanan diproses pada hari yang sama selama jam buka toko, pukul ${hours}. Pesanan yang dibayar sebelum pukul ${sameDayCutOff} WIB dikirim hari itu juga.`,
        `Setiap pesanan ${words.checkout.onlineDelivery} diproses oleh tim admin kami paling lambat 1x24 jam setelah pembayaran diterima.`,
      ],
    },
    {
      id: 'shipping-asal',
      question: 'Dari mana pesanan saya dikirim?',
      answer: [
        'Dari toko yang Anda pilih saat checkout. Makin dekat toko itu dengan alamat Anda, makin cepat dan makin murah pengirimannya.',
      ],
      links: [{ label: 'Daftar toko', href: '/stores' }],
    },
    {
      id: 'shipping-kurir',
      question: 'Layanan kurir apa saja yang tersedia?',
      answer: [
        `Kami mengirim dengan satu kurir nasional, ${brand.couriers.national}, dengan empat layanan:`,
        courierTiers.rows.map(({ name, time, remark }) => `${name}: ${time}. ${remark}.`),
        'Layanan yang tampil saat checkout bergantung pada alamat, toko pengirim, dan berat pesanan Anda.',
      ],
    },
    {
      id: 'shipping-ongkos',
      question: 'Berapa ongkos kirimnya?',
      answer: [
        'Harga barang belum termasuk ongkos kirim. Ongkos kirim dihitung dari toko pengirim ke kecamatan tujuan menurut berat pesanan, dan selalu tampil sebelum Anda membayar.',
      ],
    },
    {
      id: 'shipping-lacak',
      question: 'Bagaimana cara melacak pesanan?',
      answer: [
        `Bila Anda memiliki akun, buka ${words.account.orders} untuk melihat status, nomor resi, dan perjalanan paket.`,
        `Bila Anda berbelanja sebagai tamu, buka ${words.help.orderTracking}, lalu isi delapan karakter nomor pesanan yang tertulis pada email konfirmasi dan alamat email Anda. Tautan dalam email itu membuka pesanan Anda juga.`,
      ],
      links: [
        { label: words.account.orders, href: '/account/orders' },
        { label: words.help.orderTracking, href: '/order' },
        { label: 'Kontak layanan pelanggan', href: '#help-kontak' },
      ],
    },
    {
      id: 'shipping-ambil',
      question: 'Bagaimana cara mengambil pesanan di toko?',
      answer: [
        `Pilih ${words.checkout.storePickup} saat checkout, lalu pilih toko. Setelah pembayaran berhasil, Anda menerima kode pengambilan. Tunjukkan kode itu kepada kasir; setelah dicocokkan, pesanan diserahkan kepada Anda.`,
      ],
      links: [{ label: `Langkah ${words.checkout.storePickup}`, href: '/stores/pickup-on-store' }],
    },
    {
      id: 'shipping-siap',
      question: `Kapan pesanan ${words.checkout.storePickup} bisa diambil?`,
      answer: [
        `Pesanan disiapkan paling cepat 1 jam setelah pembayaran. Anda dapat mengambilnya selama jam buka toko, pukul ${hours}.`,
      ],
    },
    {
      id: 'shipping-terlambat',
      question: 'Paket saya belum tiba. Apa yang harus saya lakukan?',
      answer: [
        `Bila Anda memiliki akun, periksa dahulu perjalanan paket di ${words.account.orders}. Bila perkiraan waktu tiba sudah lewat, hubungi layanan pelanggan dengan menyebutkan nomor pesanan. Kami menanyakannya kepada kurir untuk Anda.`,
      ],
      links: [{ label: 'Kontak layanan pelanggan', href: '#help-kontak' }],
    },
  ],
}
