import { brand } from '#brand/company.ts'
import type { HelpBlock, HelpLink } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'
import { sameDayCutOff, storeHours } from '#lib/rules/time-zone.ts'

const hours = `${storeHours.opens}-${storeHours.closes} WIB`

/** A step of a how-to page; named in English, as the spec names it. */
export interface HowToStep {
  name: string
  icon: 'cart' | 'pin' | 'truck' | 'store' | 'card' | 'ticket' | 'check'
  text: readonly HelpBlock[]
}

/** A how-to page. */
export interface HowTo {
  title: string
  description: string
  intro: string
  steps: readonly HowToStep[]
  /** What is good to know besides. */
  facts: { title: string; text: readonly HelpBlock[] }
  hasCourierTable: boolean
  links: readonly HelpLink[]
}

const faqLink: HelpLink = {
  label: 'Pertanyaan tentang pengiriman dan pengambilan',
  href: '/faq#shipping',
}

/** How an order comes to the door: four steps (spec §2). */
export const onlineDelivery: HowTo = {
  title: words.checkout.onlineDelivery,
  description: `Empat langkah pesanan ${brand.name} sampai ke alamat Anda dari toko terdekat.`,
  intro: 'Pesan dari mana saja. Toko terdekat mengirimkannya sampai ke alamat Anda.',
  steps: [
    {
      name: words.help.steps.checkout,
      icon: 'cart',
      text: [
        `Periksa isi keranjang, lalu lanjutkan ke ${words.cart.checkout}. Masuk dengan akun Anda, atau lanjutkan sebagai tamu dengan alamat email. Pilih ${words.checkout.onlineDelivery}.`,
      ],
    },
    {
      name: words.help.steps.address,
      icon: 'pin',
      text: [
        'Pilih alamat yang tersimpan di akun, atau isi nama dan telepon penerima, jalan, provinsi, kota, dan kecamatan. Setelah itu pilih toko pengirim: makin dekat, makin cepat dan makin murah.',
      ],
    },
    {
      name: words.help.steps.courier,
      icon: 'truck',
      text: [
        'Pilih layanan kurir. Ongkos dan perkiraan waktu tiba tampil pada setiap pilihan. Periksa ringkasan pesanan, lalu bayar sebelum batas waktunya, paling lambat 1x24 jam.',
      ],
    },
    {
      name: words.help.steps.delivery,
      icon: 'check',
      text: [
        `Tim admin kami memproses pesanan paling lambat 1x24 jam setelah pembayaran diterima. Ikuti perjalanan paket di ${words.account.orders}. Bila berbelanja sebagai tamu, buka ${words.help.orderTracking} dengan nomor pesanan dan alamat email Anda.`,
      ],
    },
  ],
  facts: {
    title: 'Waktu dan layanan',
    text: [
      [
        `Toko memproses pesanan pada hari yang sama selama jam buka, pukul ${hours}.`,
        `Pesanan yang dibayar sebelum pukul ${sameDayCutOff} WIB dikirim hari itu juga.`,
        'Pesanan yang belum dibayar disimpan paling lama 1x24 jam, lalu dijual kembali.',
      ],
    ],
  },
  hasCourierTable: true,
  links: [
    faqLink,
    {
      label: `Ambil sendiri di toko: ${words.checkout.storePickup}`,
      href: '/stores/pickup-on-store',
    },
    { label: 'Daftar toko', href: '/stores' },
  ],
}

/** How an order is picked up in a store: five steps (spec §2). */
export const storePickup: HowTo = {
  title: words.checkout.storePickup,
  description: `Lima langkah memesan di ${brand.name} dan mengambilnya sendiri di toko.`,
  intro: 'Pesan sekarang, ambil di toko pilihan Anda, tanpa ongkos kirim.',
  steps: [
    {
      name: words.help.steps.checkout,
      icon: 'cart',
      text: [
        `Periksa isi keranjang, lalu lanjutkan ke ${words.cart.checkout} dengan akun atau sebagai tamu. Pilih ${words.checkout.storePickup}.`,
      ],
    },
    {
      name: words.help.steps.store,
      icon: 'store',
      text: [
        'Pilih toko tempat Anda mengambil pesanan. Hanya toko yang memiliki barang Anda yang ditampilkan, menurut wilayahnya.',
      ],
    },
    {
      name: words.help.steps.payment,
      icon: 'card',
      text: [
        `Tekan ${words.checkout.goToPayment} dan bayar dengan virtual account, internet banking, dompet digital, atau di gerai ritel, sebelum batas waktu yang tertulis, paling lambat 1x24 jam.`,
      ],
    },
    {
      name: words.help.steps.paid,
      icon: 'ticket',
      text: [
        `Setelah pembayaran diterima, Anda mendapat kode pengambilan di halaman pesanan dan lewat email. Simpan kode itu.`,
      ],
    },
    {
      name: words.help.steps.pickup,
      icon: 'check',
      text: [
        'Datang ke toko dan tunjukkan kode pengambilan. Kasir mencocokkan kodenya, lalu menyerahkan pesanan Anda.',
      ],
    },
  ],
  facts: {
    title: 'Waktu pengambilan',
    text: [
      [
        'Pesanan disiapkan paling cepat 1 jam setelah pembayaran.',
        `Pesanan dapat diambil setiap hari selama jam buka toko, pukul ${hours}.`,
        'Pesanan yang belum dibayar disimpan paling lama 1x24 jam, lalu dijual kembali.',
      ],
    ],
  },
  hasCourierTable: false,
  links: [
    { label: 'Cari toko terdekat', href: '/stores' },
    faqLink,
    {
      label: `Kirim ke alamat Anda: ${words.checkout.onlineDelivery}`,
      href: '/stores/online-delivery',
    },
  ],
}
