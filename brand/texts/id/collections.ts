import type { CollectionSlug } from '#brand/collections.ts'

/** The heading and sentence of each collection. */
export const collectionTexts: Record<CollectionSlug, { title: string; text: string }> = {
  'batik-biru': {
    title: 'Batik Biru',
    text: 'Batik warna indigo dan biru tua: kemeja, dress, dan outer untuk kerja maupun acara.',
  },
  'batik-cokelat': {
    title: 'Batik Cokelat',
    text: 'Sogan dan cokelat lainnya, warna klasik batik Jawa dengan potongan masa kini.',
  },
  'kemeja-batik-pria': {
    title: 'Kemeja Batik Pria',
    text: 'Lengan panjang dan pendek untuk kantor, kondangan, dan setiap hari Jumat.',
  },
  'dress-batik': {
    title: 'Dress Batik',
    text: 'Dress batik untuk wanita dan anak perempuan, ringan dipakai seharian.',
  },
  'kebaya-modern': {
    title: 'Kebaya Modern',
    text: 'Atasan kebaya batik yang mudah dipadukan dengan rok, celana, atau jeans.',
  },
  'baju-lebaran': {
    title: 'Baju Lebaran',
    text: 'Batik, gamis, dan tunik untuk seluruh keluarga di hari raya.',
  },
  gamis: {
    title: 'Gamis Wanita',
    text: 'Gamis panjang dengan warna kalem, jatuh lembut dan tetap adem.',
  },
  'hijab-warna-netral': {
    title: 'Hijab Warna Netral',
    text: 'Hijab, syal, dan pashmina warna krem, putih, dan cokelat yang cocok dengan apa saja.',
  },
  'celana-chino': {
    title: 'Celana Chino',
    text: 'Celana chino panjang dan pendek, dengan warna untuk kerja dan akhir pekan.',
  },
  'baju-linen': {
    title: 'Baju Linen',
    text: 'Atasan, celana panjang, dan celana pendek berbahan linen untuk hari yang panas.',
  },
  'tas-kanvas': {
    title: 'Tas Kanvas',
    text: 'Tote bag dan tas belanja dari kanvas kuat, polos atau bermotif.',
  },
  'di-bawah-200-ribu': {
    title: 'Di Bawah Rp 200.000',
    text: 'Semua barang yang tersedia dengan harga sampai Rp 200.000, untuk Anda sendiri atau sebagai hadiah.',
  },
}
