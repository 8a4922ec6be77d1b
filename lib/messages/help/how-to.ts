import { brand } from '#lib/config/brand.ts'
import type { HelpBlock, HelpLink } from '#lib/messages/help/help-text.ts'
import { sameDayCutOff, storeHours } from '#lib/rules/service-hours.ts'

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
  title: 'Online Delivery',
  description: `Empat langkah pesanan ${brand.name} sampai ke alamat Anda dari toko terdekat.`,
  intro: 'Pesan dari mana saja. Toko terdekat mengirimkannya sampai ke alamat Anda.',
  steps: [
    {
      name: 'Checkout',
      icon: 'cart',
      text: [
        'Periksa isi keranjang, lalu lanjutkan ke Checkout. Masuk dengan akun Anda, atau lanjutkan sebagai tamu dengan alamat email. Pilih Online Delivery.',
      ],
    },
    {
      name: 'Shipping Address',
      icon: 'pin',
      text: [
        'Pilih alamat yang tersimpan di akun, atau isi nama dan telepon penerima, jalan, provinsi, kota, dan kecamatan. Setelah itu pilih toko pengirim: makin dekat, makin cepat dan makin murah.',
      ],
    },
    {
      name: 'Shipping Courier',
      icon: 'truck',
      text: [
        'Pilih layanan kurir. Ongkos dan perkiraan waktu tiba tampil pada setiap pilihan. Periksa ringkasan pesanan, lalu bayar sebelum batas waktunya, paling lambat 1x24 jam.',
      ],
    },
    {
      name: 'Package Delivery',
      icon: 'check',
      text: [
        'Tim admin kami memproses pesanan paling lambat 1x24 jam setelah pembayaran diterima. Ikuti perjalanan paket di My Orders. Bila berbelanja sebagai tamu, tanyakan kepada layanan pelanggan dengan nomor pesanan.',
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
    { label: 'Ambil sendiri di toko: Store Pickup', href: '/stores/pickup-on-store' },
    { label: 'Daftar toko', href: '/stores' },
  ],
}

/** How an order is picked up in a store: five steps (spec §2). */
export const storePickup: HowTo = {
  title: 'Store Pickup',
  description: `Lima langkah memesan di ${brand.name} dan mengambilnya sendiri di toko.`,
  intro: 'Pesan sekarang, ambil di toko pilihan Anda, tanpa ongkos kirim.',
  steps: [
    {
      name: 'Checkout',
      icon: 'cart',
      text: [
        'Periksa isi keranjang, lalu lanjutkan ke Checkout dengan akun atau sebagai tamu. Pilih Store Pickup.',
      ],
    },
    {
      name: 'Choose A Store',
      icon: 'store',
      text: [
        'Pilih toko tempat Anda mengambil pesanan. Hanya toko yang memiliki barang Anda yang ditampilkan, menurut wilayahnya.',
      ],
    },
    {
      name: 'Payment',
      icon: 'card',
      text: [
        'Tekan Go To Payment dan bayar dengan virtual account, internet banking, dompet digital, atau di gerai ritel, sebelum batas waktu yang tertulis, paling lambat 1x24 jam.',
      ],
    },
    {
      name: 'Purchase Success',
      icon: 'ticket',
      text: [
        'Setelah pembayaran diterima, Anda mendapat kode pengambilan lewat email dan, bila memiliki akun, di My Orders. Simpan kode itu.',
      ],
    },
    {
      name: 'Pickup at Store',
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
    { label: 'Kirim ke alamat Anda: Online Delivery', href: '/stores/online-delivery' },
  ],
}
