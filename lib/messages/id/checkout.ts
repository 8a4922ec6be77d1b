import type { checkout as English } from '#lib/messages/en/checkout.ts'
import type { Proximity } from '#lib/rules/proximity.ts'
import { customerServiceHours } from '#lib/rules/service-hours.ts'

/** Short names of the steps. */
const stepNames = {
  'choose-shipping-type': 'Metode',
  'choose-address': 'Alamat',
  'choose-hub': 'Toko',
  'choose-shipping-method': 'Kurir',
  'choose-showroom': 'Toko',
  'order-summary': 'Periksa',
}

const nearness: Record<Proximity, string> = {
  city: 'Di kota Anda',
  province: 'Di provinsi Anda',
  other: 'Lebih jauh',
}

/** The checkout. */
export const checkout: typeof English = {
  title: 'Checkout',
  stepsTitle: 'Langkah checkout',
  stepNames,
  stepOf: (number: number, count: number) => `Langkah ${number} dari ${count}`,
  shippingTypeTitle: 'Bagaimana Anda ingin menerima pesanan?',
  onlineDelivery: 'Kirim ke Alamat',
  onlineDeliveryText: 'dari toko terdekat',
  storePickup: 'Ambil di Toko',
  storePickupText: 'lebih cepat Anda terima',
  nothingAvailable:
    'Saat ini tidak ada toko kami yang memiliki barang ini. Silakan ubah isi keranjang Anda.',
  availabilityFailed: 'Ketersediaan barang Anda tidak dapat dimuat.',
  retry: 'Coba lagi',
  addressTitle: 'Ke mana pesanan dikirim?',
  chooseAddress: 'Silakan pilih alamat dahulu.',
  noAddresses: 'Belum ada alamat tersimpan. Silakan tambah alamat dahulu.',
  suggestionTitle: 'Atau pilih sekaligus',
  suggestion: (shop: string, tier: string, cost: string) =>
    `Dikirim dari ${shop}, yang memiliki semua barang Anda: ${tier}, ${cost}.`,
  toSummary: 'Langsung ke ringkasan',
  hubTitle: 'Toko mana yang mengirim?',
  hubText:
    'Toko yang memiliki semua barang Anda tampil paling atas, lalu yang paling murah dan paling cepat sampai ke alamat Anda.',
  nearness,
  recommended: 'Disarankan',
  otherShops: 'Toko lain',
  shippingFrom: (cost: string) => `mulai ${cost}`,
  noCourierFrom: 'Tidak ada kurir dari toko ini ke alamat Anda',
  missing: (items: string) => `Tanpa ${items}`,
  secondOrder: (cost: string) =>
    `Sisanya menjadi pesanan kedua, dengan ongkos kirim paling banyak ${cost}.`,
  hasEverything: 'Semua barang Anda tersedia',
  shopStock: (served: number, all: number) => `${served} dari ${all} barang Anda tersedia`,
  inStock: (pieces: number) => `Stok ${pieces}`,
  onlyOf: (pieces: number, qty: number) => `Hanya ${pieces} dari ${qty}`,
  notHere: 'Tidak ada di sini',
  storesIn: (count: number) => `${count} toko`,
  shopGone: (shop: string) =>
    `${shop} tidak dapat lagi melayani barang Anda. Silakan pilih kembali.`,
  shippingTypeGone: 'Barang Anda tidak tersedia lagi dengan cara itu. Silakan pilih kembali.',
  methodTitle: 'Layanan kurir',
  etd: (days: string) => `Perkiraan: ${days} hari`,
  daysHold: (payBefore: string) => `Perkiraan ini berlaku ${payBefore}.`,
  noMethods: 'Tidak ada kurir dari toko ini ke alamat Anda. Silakan pilih toko lain.',
  chooseMethod: 'Silakan pilih layanan kurir.',
  costChanged: (before: string, now: string) =>
    `Ongkos kirim berubah dari ${before} menjadi ${now}.`,
  methodGone: 'Layanan kurir itu tidak tersedia lagi. Silakan pilih kembali.',
  showroomTitle: 'Di toko mana pesanan diambil?',
  showroomText: 'Pesanan siap paling cepat 1 jam setelah pembayaran, pukul 10:00-20:00 WIB.',
  summaryTitle: 'Ringkasan pesanan',
  deliverTo: 'Dikirim ke',
  sentFrom: 'Dikirim dari',
  sentWith: 'Dikirim dengan',
  pickupAt: 'Diambil di',
  change: 'Ganti',
  changeAddress: 'Ganti alamat',
  changeShop: 'Ganti toko pengirim',
  changeMethod: 'Ganti layanan kurir',
  changeStore: 'Ganti toko',
  accepted: 'Anda dapat membayar dengan',
  support: 'Ada pertanyaan?',
  supportHours: `Sen-Jum ${customerServiceHours.opens}-${customerServiceHours.closes} WIB`,
  shipping: 'Ongkos kirim',
  discount: 'Potongan',
  discountBy: (code: string) => `Potongan (${code})`,
  promoCode: 'Kode promo',
  applyPromo: 'Pakai',
  promoRequired: 'Kode promo belum diisi.',
  promoApplied: (code: string) => `Kode promo ${code} dipakai.`,
  promoTakesNothing: (code: string) => `Kode promo ${code} tidak memotong pesanan ini.`,
  orderNotes: 'Catatan untuk toko (opsional)',
  grandTotal: 'Total pembayaran',
  guestEmail: 'Email Anda',
  guestEmailHint: 'Konfirmasi pesanan kami kirim ke sini.',
  confirmationToCustomer: 'Konfirmasi pesanan kami kirim ke alamat email akun Anda.',
  emailRequired: 'Alamat email belum diisi.',
  emailInvalid: 'Isi alamat email yang benar.',
  continue: 'Lanjutkan',
  back: 'Kembali',
  goToPayment: 'Lanjut ke Pembayaran',
  confirmPayment: 'Lanjut ke pembayaran sekarang?',
  confirmPaymentText: (total: string) =>
    `Anda akan membayar ${total} di halaman penyedia pembayaran kami. Barang disimpan untuk Anda sampai batas waktu pembayaran lewat.`,
  confirmPaymentEmail: 'Konfirmasi pesanan kami kirim ke alamat email ini:',
  notYet: 'Nanti dulu',
  preparing: 'Menyiapkan pesanan Anda…',
  handOff: 'Membuka halaman penyedia pembayaran…',
  handOffButton: 'Lanjut ke pembayaran',
  pendingPlaced: {
    title: 'Pesanan Anda menunggu pembayaran',
    text: 'Barangnya kami simpan untuk Anda. Bila sudah membayar, Anda dapat membuat pesanan baru.',
  },
  pendingUnknown: {
    title: 'Kami belum tahu apakah pesanan Anda sudah dibuat',
    text: 'Koneksi terputus sebelum ada jawaban. Lanjutkan untuk menanyakannya lagi: ini aman dan tidak membuat pesanan kedua.',
  },
  pendingNotice: 'Pesanan terakhir dari peramban ini mungkin masih menunggu pembayaran.',
  pendingNoticeLink: 'Lihat cara membayarnya',
  pendingRefused: { title: 'Pesanan ini tidak dapat dibayar di sini', text: '' },
  buyerLost:
    'Peramban ini tidak lagi mengenali pemesannya. Bila pesanan sudah dibuat, buka lewat tautan di email pesanan.',
  continuePayment: 'Lanjutkan pembayaran',
  startNewOrder: 'Buat pesanan baru',
  newOrder: 'Tinggalkan dan buat pesanan baru',
  confirmNewOrder: 'Tinggalkan pesanan ini?',
  confirmNewOrderText: (isPlaced: boolean) =>
    `${isPlaced ? 'Barangnya' : 'Bila pesanan sudah dibuat, barangnya'} tetap disimpan sampai batas waktu pembayaran lewat, tetapi Anda tidak dapat membayarnya lagi di sini.`,
  yesNewOrder: 'Ya, tinggalkan',
  keepOrder: 'Tetap simpan',
  totalChanged: (before: string, now: string) => `Total berubah dari ${before} menjadi ${now}.`,
  billTitle: 'Tagihan berbeda dari ringkasan pesanan',
  billDiffers: (expected: string, billed: string) =>
    `Tagihan tertulis ${billed}, sedangkan ringkasan pesanan Anda ${expected}. Saldo Anda tidak terpotong. Silakan hubungi kami.`,
  excluded: (count: number) =>
    `${count} barang dikeluarkan dari pesanan ini karena tidak tersedia di toko pilihan Anda. Untuk membelinya juga, pilih toko lain pada checkout berikutnya setelah pesanan ini selesai.`,
  shortHere: (pieces: number, qty: number) =>
    `Toko ini hanya memiliki ${pieces} dari ${qty}: tidak disertakan.`,
  leftOut: 'Tidak ada di toko ini: tidak disertakan.',
  takeInstead: (pieces: number) => `Beli ${pieces} saja`,
  takeInsteadOf: (pieces: number, item: string) => `Beli ${pieces} saja: ${item}`,
  servesEverything: (shop: string, place: string) =>
    `${place ? `${shop} di ${place}` : shop} memiliki semua barang Anda.`,
  chooseThatShop: 'Pilih toko ini',
  nothingKept: 'Toko ini tidak memiliki barang Anda. Silakan pilih toko lain.',
  emptyCart: 'Keranjang Anda kosong',
  needsScripts:
    'Checkout memerlukan JavaScript, yang tidak berjalan di peramban Anda. Silakan aktifkan JavaScript, atau pesan lewat telepon, email, atau chat. Isi keranjang Anda tetap tersimpan.',
  pieces: (qty: number) => `${qty} ×`,
}
