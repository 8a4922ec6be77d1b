import { editorialAlts } from '#backend/seed/demo/id/alt-editorial.ts'
import {
  altDetails,
  altGrounds,
  altPositions,
  altSubjects,
} from '#backend/seed/demo/id/alt-parts.ts'
import { colorFamilyNames, colorNames } from '#backend/seed/demo/id/color-names.ts'
import { designTexts } from '#backend/seed/demo/id/designs.ts'
import { fabricNames } from '#backend/seed/demo/id/fabrics.ts'
import { phrases } from '#backend/seed/demo/id/phrases.ts'
import type { Translation } from '#backend/seed/demo/translation.ts'

/** Colours that are a pattern first: 'motif kawung hitam', but 'warna hitam'. */
const printFirst =
  /^(bunga|burung|ceplok|daun|garis|gingham|hari|ikan|ikat|kawung|kicau|kotak|lereng|matahari|mega|melati|mendung|nitik|padang|palem|parang|polkadot|sapuan|truntum|tumpal) ?/

export const indonesian: Translation = {
  designs: designTexts,
  colorNames,
  colorFamilyNames,
  fabricNames,
  phrases,
  productName: (garment, color) => `${garment} ${color}`,
  labels: { fit: 'Potongan: ', fabric: 'Bahan: ', care: 'Perawatan: ', weight: 'Berat: ' },
  alts: {
    editorial: editorialAlts,
    details: altDetails,
    subjects: altSubjects,
    grounds: altGrounds,
    positions: altPositions,
    garment: (name, color) => `${name} ${printFirst.test(color) ? 'motif' : 'warna'} ${color}`,
    whole: (garment, details, position, ground) =>
      `${garment} dengan ${details}, ${position} alas warna ${ground}.`,
    closeView: (garment, subject) =>
      `Tampak dekat ${garment}, memperlihatkan ${subject} dan detail pengerjaannya.`,
    outfit: (upper, lower, ground) =>
      `Padu padan: ${upper} dengan ${lower}, di atas alas warna ${ground}.`,
  },
}
