import type { pinMapMessages as English } from '#lib/messages/en/pin-map.ts'

/** The pin's map, in Indonesian. */
export const pinMapMessages: typeof English = {
  map: 'Peta',
  empty: 'belum ada titik',
  at: (latitude, longitude) => `titik di ${latitude}, ${longitude}`,
  capital: 'Ibu kota provinsi',
  move: 'Geser titik',
  directions: { north: 'Utara', west: 'Barat', east: 'Timur', south: 'Selatan' },
  zoom: 'Perbesaran',
  closer: 'Perbesar',
  farther: 'Perkecil',
  step: (metres) =>
    `Tekan peta, atau geser titik: ${metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`} setiap langkah.`,
  locating: 'Mencari lokasi Anda…',
  located: (metres) => `Ditemukan dalam radius ${metres} m. Geser titik ke pintu rumah Anda.`,
  abroad: 'Lokasi Anda di luar Indonesia. Pilih titik di peta, di alamat pengiriman.',
  problems: {
    refused:
      'Peramban ini tidak membagikan lokasi Anda. Pilih titik di peta, atau izinkan di pengaturan peramban lalu coba lagi.',
    unavailable: 'Lokasi Anda belum diketahui saat ini. Pilih titik di peta.',
    timeout: 'Mencari lokasi Anda terlalu lama. Coba lagi, atau pilih titik di peta.',
  },
  noStreets:
    'Peta ini kami gambar sendiri, tanpa jalan, sehingga tidak ada pihak lain yang tahu lokasi Anda.',
  check: 'Periksa titik ini di Google Maps',
}
