import type { help as English } from '#lib/messages/en/help.ts'

/** What the help pages name in the language of the interface. */
export const help: typeof English = {
  tabs: {
    account: 'Akun',
    cart: 'Keranjang Belanja',
    shipping: 'Pengiriman',
    payment: 'Pembayaran',
    help: 'Bantuan',
  },
  steps: {
    checkout: 'Checkout',
    address: 'Alamat Pengiriman',
    courier: 'Layanan Kurir',
    delivery: 'Paket Dikirim',
    store: 'Pilih Toko',
    payment: 'Pembayaran',
    paid: 'Pembayaran Diterima',
    pickup: 'Ambil di Toko',
  },
  topics: 'Topik FAQ',
  orderTracking: 'Lacak Pesanan',
}
