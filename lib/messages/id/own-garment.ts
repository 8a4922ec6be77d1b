import type { ownGarmentMessages as English } from '#lib/messages/en/own-garment.ts'

/** The form that compares the shopper's own garment with a product's sizes. */
export const ownGarmentMessages: typeof English = {
  hint: 'Hamparkan pakaian Anda yang pas di badan, lalu ukur menurut huruf yang sama. Angkanya hanya disimpan di peramban ini.',
  inCentimetres: (measurement: string) => `${measurement} (cm)`,
  wrongCentimetres: 'Isi ukuran dari 1 sampai 200 cm, misalnya 52,5.',
  findSize: 'Cari ukuran saya',
  nearestSize: (size: string) => `Ukuran ${size} paling dekat dengan ukuran Anda.`,
  noCloseSize: (size: string) =>
    `Tidak ada ukuran yang mendekati ukuran Anda. Yang paling dekat: ${size}.`,
  difference: (measurement: string, cm: number) =>
    cm === 0
      ? `${measurement}: sama`
      : `${measurement}: ${Math.abs(cm).toLocaleString('id')} cm ${cm > 0 ? 'lebih' : 'kurang'} dari milik Anda`,
}
