import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { storesMessages as English } from '#lib/messages/en/stores.ts'

const opening = `setiap hari, ${storeHours.opens}-${storeHours.closes} WIB`

/** The stores page. */
export const storesMessages: typeof English = {
  /** For agents in browsers (docs/agents.md). */
  findTool: 'Mencari toko menurut kota, jalan, mal, atau wilayah.',
  title: 'Toko',
  text: 'Rasakan bahannya, coba ukurannya, lalu bawa pulang atau minta dikirim dari toko terdekat.',
  description: 'Semua toko kami per wilayah, dengan alamat, nomor telepon, dan jam buka.',
  ways: 'Dua cara menerima pesanan',
  onlineDelivery: 'Kirim ke Alamat',
  onlineDeliveryText: 'dari toko terdekat',
  pickup: 'Ambil di Toko',
  pickupText: 'lebih cepat Anda terima',
  regions: 'Wilayah kami',
  map: 'Peta wilayah kami',
  count: (shops: number) => `${shops} toko`,
  marker: (number: number, region: string, count: string) => `${number}. ${region}, ${count}`,
  hours: `Buka ${opening}`,
  allHours: `Semua toko buka ${opening}.`,
  searchLabel: 'Cari toko',
  searchHint: 'Menurut kota, jalan, mal, atau wilayah',
  found: (stores: number) => `${stores} toko ditemukan`,
  noneFound: (query: string) => `Tidak ada toko untuk “${query}”.`,
  noneFoundText: 'Coba nama kota atau wilayah. Kami juga mengirim ke semua alamat.',
  showAllStores: 'Tampilkan semua toko',
  viewOnMaps: 'Lihat di Google Maps',
  viewStoreOnMaps: (store: string) => `Lihat di Google Maps: ${store} (terbuka di tab baru)`,
  emptyTitle: 'Belum ada toko yang ditampilkan',
  emptyText: 'Daftar toko kami segera hadir. Sementara itu, pesanan kami kirim ke alamat Anda.',
  emptyLink: 'Cara pengirimannya',
}
