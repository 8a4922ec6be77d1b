import { customerServiceHours } from '#lib/rules/time-zone.ts'

/** What every help page says, in Indonesian. */
export const helpPage = {
  contents: 'Daftar isi',
  next: 'Selanjutnya',
  step: (number: number, total: number) => `Langkah ${number} dari ${total}`,
  effective: 'Berlaku sejak',
  moreHelp: 'Masih ada pertanyaan?',
  serviceHours: `Layanan pelanggan: Senin-Jumat, pukul ${customerServiceHours.opens}-${customerServiceHours.closes} WIB.`,
  chat: 'Tulis lewat chat',
}
