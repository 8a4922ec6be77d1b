import type { estimateMessages as English } from '#lib/messages/en/estimate.ts'

/** Delivery, pickup and returns on a product page. */
export const estimateMessages: typeof English = {
  title: 'Pengiriman dan pengembalian',
  delivery: 'Dikirim ke seluruh Indonesia oleh kurir, dari toko terdekat',
  to: (name: string, cost: string, arrives: string) =>
    `Ongkos kirim ke ${name} mulai ${cost}${arrives ? `, ${arrives}` : ''}`,
  inTime: (region, { parcels, in_time }) =>
    `${in_time} dari ${parcels} paket ke ${region} tiba pada hari yang dijanjikan`,
  asking: (name: string) => `Memeriksa ongkos kirim ke ${name}…`,
  noneTo: (name: string) => `Saat ini barang ini tidak dapat dikirim ke ${name}`,
  failed: (name: string) => `Ongkos kirim ke ${name} tidak dapat dimuat`,
  choose: 'Pilih wilayah Anda',
  change: 'Ganti wilayah Anda',
  pickup: 'Ambil di toko: siap 1 jam setelah pembayaran',
  chooseStore: 'Pilih toko Anda',
  changeStore: 'Ganti toko Anda',
  pickupSize: (store: string) => `Ambil di ${store}: pilih ukuran untuk melihat stoknya`,
  pickupAsking: (store: string) => `Memeriksa ${store}…`,
  pickupHere: (store: string, ready: string) => `Tersedia di ${store}. ${ready}`,
  pickupElsewhere: (store: string, elsewhere: string, others: number) =>
    `Saat ini tidak ada di ${store}, tetapi ada di ${elsewhere}${others > 0 ? ` dan ${others} toko lain` : ''}`,
  pickupNowhere: 'Saat ini tidak ada toko yang memiliki ukuran ini',
  pickupFailed: (store: string) => `Stok ${store} tidak dapat dimuat`,
}
