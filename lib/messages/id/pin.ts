import type { pinMessages as English } from '#lib/messages/en/pin.ts'

/** A pin on the map, in Indonesian. */
export const pinMessages: typeof English = {
  legend: 'Titik di peta (opsional)',
  hint: 'Diperlukan kurir instan. Titik ini disimpan bersama alamat, dan hanya diberikan kepada kurir yang mengantar pesanan Anda.',
  latitude: 'Garis lintang',
  latitudeHint: 'Contoh: -6,29150',
  longitude: 'Garis bujur',
  longitudeHint: 'Contoh: 106,80120',
  here: 'Gunakan lokasi saya',
  onMap: 'Pilih di peta',
  remove: 'Hapus titik',
  saved: 'Dengan titik di peta',
  problems: {
    pinHalf: 'Isi garis lintang dan garis bujur, atau kosongkan keduanya.',
    pinNumber: 'Isi dengan angka derajat, misalnya -6,29150.',
    pinOutside: 'Titik ini berada di luar Indonesia. Periksa angkanya, atau kosongkan keduanya.',
  },
  add: 'Kurir instan dapat mengantar dalam hitungan jam. Kembali ke alamat dan tambahkan titik di peta.',
  noCourier: 'Saat ini tidak ada kurir instan dari toko ini ke titik Anda.',
  hours: (hours) => `${hours} jam sejak diambil kurir`,
}
