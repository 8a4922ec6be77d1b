import type { NamedSize } from '@etalase/contract/rules/size-name.ts'
import type {
  productMessages as EnglishProduct,
  stockAlertMessages as EnglishStockAlert,
} from '#lib/messages/en/product.ts'
import type { TimeLeft } from '#lib/rules/time-left.ts'

/** Product pages and products in lists. */
export const productMessages: typeof EnglishProduct = {
  /** For agents in browsers (docs/agents.md). */
  addTool:
    'Menambahkan produk ini dalam satu ukuran ke keranjang. Panggilan yang sama dalam 30 detik tidak menambah apa pun.',
  off: (percent: number) => `(diskon ${percent}%)`,
  retailPrice: 'Harga normal',
  price: 'Harga',
  code: (code: string) => `Kode produk: ${code}`,
  facts: {
    material: (material: string) => `Komposisi: ${material}`,
  },
  colors: 'Warna',
  colorCount: (count: number) => `${count} warna`,
  size: 'Ukuran',
  sizes: 'Ukuran',
  sizeSoldOut: (name: string) => `${name}, stok habis`,
  soldOut: 'Habis',
  outOfStock: 'Ukuran ini habis, tetapi barangnya dapat Anda simpan di wishlist.',
  linkedSizeSoldOut: (size: string) =>
    `Ukuran ${size} sudah habis untuk barang ini. Pilih ukuran lain, atau simpan barang ini di wishlist.`,
  noSuchSize: 'Barang ini tidak tersedia dalam ukuran itu. Silakan pilih salah satu ukuran ini.',
  fewLeft: (pieces: number, size: string) => `${size}: tinggal ${pieces}`,
  saleEnds: (end: string) => `Promo berakhir ${end}`,
  saleEnded: 'Promo ini sudah berakhir. Muat ulang halaman untuk melihat harga sekarang.',
  saleLeft: ({ hours, minutes }: TimeLeft) => {
    const days = Math.floor(hours / 24)
    if (days > 0) return `tinggal ${days} hari`
    return hours > 0 ? `tinggal ${hours} jam ${minutes} menit` : `tinggal ${minutes} menit`
  },
  sizeChart: 'Tabel ukuran',
  measurements: 'Ukuran dalam sentimeter, dalam keadaan terhampar',
  sizeChartHint: 'Hamparkan pakaian Anda yang pas di badan, lalu ukur menurut garis berhuruf.',
  compareSize: 'Bandingkan dengan pakaian Anda',
  maxPerOrder: (count: number) => `Maksimal ${count} buah per pelanggan`,
  quantity: 'Jumlah',
  outOfStockLimit: 'Stok habis!',
  decrease: 'Kurangi jumlah',
  increase: 'Tambah jumlah',
  addToCart: 'Tambah ke Keranjang',
  addToCartBar: 'Tambah ke Keranjang',
  buyNow: 'Beli Sekarang',
  adding: 'Menambahkan…',
  details: 'Detail',
  related: 'Produk Terkait',
  gallery: 'Foto',
  itemNotValid: 'Barang tidak valid.',
  chooseSize: 'Silakan pilih ukuran.',
  minQuantity: 'Jumlah minimal untuk keranjang adalah 1.',
  wholeQuantity: 'Isi jumlah dengan bilangan bulat, misalnya 2.',
  maxQuantity: 'Jumlah maksimal sekaligus adalah 1.000.',
  quantityHint: 'Bilangan bulat dari 1 sampai 1.000',
  minQuantityStock: 'Jumlah minimal untuk cek stok adalah 1.',
  checkStock: 'Cek Stok di Toko',
  checkingStock: 'Memeriksa stok toko…',
  noLocation: 'Produk ini tidak tersedia di toko mana pun.',
  stockTitle: ({ size_name }: NamedSize) => `Toko dengan ukuran ${size_name}`,
  quickView: 'Lihat cepat',
  quickViewOf: (name: string) => `Lihat cepat ${name}`,
  viewDetail: 'Lihat detail',
  share: 'Bagikan',
  shareOn: (network: string) => `Bagikan di ${network}`,
  shareElsewhere: 'Bagikan lewat aplikasi',
  zoomPicture: (number: number, count: number) => `Perbesar foto ${number} dari ${count}`,
  showPicture: (number: number, count: number) => `Tampilkan foto ${number} dari ${count}`,
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  previousPicture: 'Foto sebelumnya',
  nextPicture: 'Foto berikutnya',
  close: 'Tutup',
  mapsLink: 'Lihat di Google Maps',
  bundles: 'Serasi dipadukan',
  bundlesMeaning: 'Ide untuk satu set. Harga setiap barang tetap.',
  bundle: (count: number, of: string) => `Beli ${count} ${of}`,
  failed: 'Produk tidak dapat dimuat.',
}

/** Back-in-stock alerts. */
export const stockAlertMessages: typeof EnglishStockAlert = {
  title: 'Kabari saya saat tersedia lagi',
  ask: 'Ukuran habis? Kabari saya saat tersedia lagi',
  text: (name: string) => `${name}: kami kirim satu email saat ukuran Anda tersedia lagi.`,
  size: 'Ukuran yang Anda tunggu',
  send: 'Kabari saya',
  chooseSize: 'Silakan pilih ukuran.',
  inStock: 'Semua ukurannya tersedia.',
  toProduct: (name: string) => `Ke ${name}`,
  stopTitle: 'Berhenti menerima kabar stok',
  stopText:
    'Anda tidak akan menerima email lagi tentang ukuran yang tersedia kembali, termasuk yang pernah Anda minta.',
  stop: 'Hentikan email ini',
  toShop: 'Ke beranda',
}
