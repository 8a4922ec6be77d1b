import type { legal as English } from '#lib/messages/en/legal.ts'
import { returnDays } from '#lib/rules/constants.ts'

/** What the law asks the shop to say, the same wherever it is said. */
export const legal: typeof English = {
  returns: `Barang yang cacat atau tidak sesuai pesanan dapat dikembalikan bila dilaporkan dan dikirim kembali paling lambat ${returnDays} hari setelah diterima.`,
  ppnIncluded: 'Harga sudah termasuk PPN.',
  address: (address: string) => `Alamat: ${address}`,
  nib: (nib: string) => `Nomor Induk Berusaha (NIB): ${nib}`,
  pse: (pse: string) => `Tanda daftar Penyelenggara Sistem Elektronik (PSE): ${pse}`,
  complaints: 'Layanan pengaduan konsumen',
  whatsapp: (phone: string) => `WhatsApp: ${phone}`,
}
