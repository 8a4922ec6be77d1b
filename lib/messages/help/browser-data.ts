/** Data stored in a browser, by its name there, as described by /privacy. */
type BrowserData = Readonly<Record<string, string>>

/** Cookies; scripts can't read them. tests/unit/lib/messages/privacy.test.ts checks them against lib/session. */
export const cookies: BrowserData = {
  device_id: 'nomor acak perangkat, untuk keranjang (400 hari)',
  session: 'sesi masuk (30 hari)',
  known:
    'tanda bahwa Anda pernah masuk ke akun atau membuka pesanan di peramban ini, agar tebakan orang lain tidak menghalangi Anda (400 hari)',
  order: 'pesanan yang Anda buka (satu hari)',
  'offered-order': 'pesanan dari tautan, sebelum Anda membukanya (sepuluh menit)',
  form: 'hasil formulir, dengan nama halamannya, misalnya form-cart (satu menit), atau kabar bahwa keranjang Anda digabungkan (satu jam)',
  'return-to': 'halaman tempat sesi Anda berakhir (satu jam)',
  'address-draft':
    'isian formulir alamat yang dikirim tanpa JavaScript, sampai tersimpan (satu jam)',
  'checkout-draft': 'isian checkout (72 jam, dihapus begitu pesanan dibuat)',
  'checkout-forms': 'isian dan pilihan checkout tanpa JavaScript (72 jam)',
  pressed:
    'nomor acak formulir yang perlu Anda tekan sekali lagi, di peramban yang tidak menyebut halamannya (sepuluh menit)',
  'pending-order': 'pemesan dari pesanan yang belum dibayar (24 jam)',
  queue: 'nomor antrean Anda saat toko ramai, tanpa data pribadi (24 jam)',
}

/** Values of localStorage: until the shopper signs out, or clears the browser's data. */
export const localValues: BrowserData = {
  'last-searches': 'pencarian terakhir',
  'recently-seen': 'barang yang baru dilihat',
  measuring: 'pilihan Anda tentang alat pengukur kunjungan',
  'my-area': 'wilayah pengiriman',
  'my-store': 'toko pilihan',
  'own-garments': 'ukuran pakaian Anda',
  checkout: 'pilihan di checkout',
  'counted-orders':
    'nomor pesanan yang pembeliannya sudah dihitung di peramban ini, agar tidak dihitung dua kali',
  'checkout-draft': 'waktu isian checkout terakhir',
  'pending-order': 'pesanan yang sedang dikirim, tanpa pemesan',
}

/** Values of sessionStorage: until the tab is closed. */
export const tabValues: BrowserData = {
  'list-place': 'tempat Anda di sebuah daftar',
  'payment-result': 'hasil pembayaran yang sudah ditampilkan',
  fonts: 'tanda bahwa huruf toko sudah dimuat',
}

/** Returns the entries with their names: 'session: sesi masuk (30 hari)'. */
export const browserDataText = (data: BrowserData): string =>
  Object.entries(data)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ')
