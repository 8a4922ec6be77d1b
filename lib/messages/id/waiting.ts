import { groupedIn, rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import type { waitingMessages as EnglishWaiting } from '#lib/messages/en/waiting.ts'

const count = (number: number) => groupedIn('id', rupiah(number))

/** The queue's page in front of the shop (packages/front/src/queue/waiting-page.ts), which imports this table in every language. */
export const waitingMessages: typeof EnglishWaiting = {
  title: 'Anda sedang mengantre',
  titleWithPlace: (place: number) => `Antrean nomor ${count(place)}`,
  place: (place: number) => `Nomor antrean Anda: ${count(place)}`,
  /** The waiting time, in whole minutes. */
  time: (wait: number) => {
    if (wait < 1) return 'Kurang dari satu menit lagi'
    return wait < 100
      ? `Kira-kira ${wait} menit lagi`
      : `Kira-kira ${Math.round(wait / 60)} jam lagi`
  },
  /** Before the first place is known. */
  noPlace: 'Nomor antrean Anda muncul sebentar lagi.',
  isPaused: 'Saat ini belum ada yang masuk. Nomor antrean Anda tetap berlaku.',
  isCrowded:
    'Banyak perangkat dari jaringan Anda ikut mengantre dan berbagi tempat, jadi perlu waktu lebih lama.',
  notYet: 'Penjualan belum dimulai',
  begins: (time: number) => `Dimulai pada ${wibDeadlineIn('id', toWib(new Date(time)))}.`,
  beginsIn: (wait: number) => (wait < 1 ? 'Kurang dari satu menit lagi' : `${wait} menit lagi`),
  lot: 'Urutan semua yang sudah di sini sebelum itu kami undi. Datang lebih awal atau memuat ulang halaman tidak mengubah apa pun.',
  keep: 'Biarkan halaman ini terbuka: halaman diperbarui sendiri. Nomor antrean disimpan dalam kuki peramban ini, jadi mohon izinkan kuki.',
  turn: (number: number) =>
    `Saat tiba giliran Anda, toko terbuka selama Anda berbelanja. Setelah ${number} menit tanpa aktivitas, tempat Anda diberikan kepada orang berikutnya.`,
  look: 'Periksa sekarang',
  refusal: 'Belum giliran Anda. Buka /queue untuk mendapat nomor antrean.',
}
