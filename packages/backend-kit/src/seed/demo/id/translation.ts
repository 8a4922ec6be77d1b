import { type Translation, translatedTables } from '#seed/demo/translation.ts'

/** Colours that start with a pattern: 'motif kawung hitam', but 'warna hitam'. */
const printFirst =
  /^(bunga|burung|ceplok|daun|garis|gingham|hari|ikan|ikat|kawung|kicau|kotak|lereng|matahari|mega|melati|mendung|nitik|padang|palem|parang|polkadot|sapuan|truntum|tumpal) ?/

const { altTexts, ...tables } = translatedTables('id')

export const indonesian: Translation = {
  ...tables,
  productName: (garment, color) => `${garment} ${color}`,
  labels: { fit: 'Potongan: ', fabric: 'Bahan: ', care: 'Perawatan: ', weight: 'Berat: ' },
  alts: {
    ...altTexts,
    garment: (name, color) => `${name} ${printFirst.test(color) ? 'motif' : 'warna'} ${color}`,
    whole: (garment, details, position, ground) =>
      `${garment} dengan ${details}, ${position} alas warna ${ground}.`,
    closeView: (garment, subject) =>
      `Tampak dekat ${garment}, memperlihatkan ${subject} dan detail pengerjaannya.`,
    outfit: (upper, lower, ground) =>
      `Padu padan: ${upper} dengan ${lower}, di atas alas warna ${ground}.`,
  },
}
