import type {
  helpMessages as EnglishHelp,
  legalMessages as EnglishLegal,
} from '#lib/messages/en/help.ts'

/** The help pages' names in the interface's language. */
export const helpMessages: typeof EnglishHelp = {
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

/** Statements required by law, with the same wording everywhere. */
export const legalMessages: typeof EnglishLegal = {
  returns: (days: number) =>
    `Barang yang cacat atau tidak sesuai pesanan dapat dikembalikan bila dilaporkan dan dikirim kembali paling lambat ${days} hari setelah diterima.`,
  ppnIncluded: 'Harga sudah termasuk PPN.',
  address: (address: string) => `Alamat: ${address}`,
  nib: (nib: string) => `Nomor Induk Berusaha (NIB): ${nib}`,
  pse: (pse: string) => `Tanda daftar Penyelenggara Sistem Elektronik (PSE): ${pse}`,
  complaints: 'Layanan pengaduan konsumen',
  whatsapp: (phone: string) => `WhatsApp: ${phone}`,
}
