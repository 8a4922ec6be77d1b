import { editorialAlts } from '#backend/seed/demo/fr/alt-editorial.ts'
import {
  altDetails,
  altGrounds,
  altPositions,
  altSubjects,
} from '#backend/seed/demo/fr/alt-parts.ts'
import { colorFamilyNames, colorNames } from '#backend/seed/demo/fr/color-names.ts'
import { designTexts } from '#backend/seed/demo/fr/designs.ts'
import { fabricNames } from '#backend/seed/demo/fr/fabrics.ts'
import { phrases } from '#backend/seed/demo/fr/phrases.ts'
import type { Translation } from '#backend/seed/demo/translation.ts'

export const french: Translation = {
  designs: designTexts,
  colorNames,
  colorFamilyNames,
  fabricNames,
  phrases,
  // After a comma a colour agrees with no garment: 'Robe midi, vert olive'.
  productName: (garment, color) => `${garment}, ${color.toLowerCase()}`,
  labels: {
    fit: 'Coupe\u00a0: ',
    fabric: 'Matière\u00a0: ',
    care: 'Entretien\u00a0: ',
    weight: 'Poids\u00a0: ',
  },
  alts: {
    editorial: editorialAlts,
    details: altDetails,
    subjects: altSubjects,
    grounds: altGrounds,
    positions: altPositions,
    garment: (name, color) => `${name}, coloris ${color}`,
    whole: (garment, details, position, ground) =>
      `${garment}, avec ${details}, ${position} fond ${ground}.`,
    closeView: (garment, subject) =>
      `Vue rapprochée\u00a0: ${garment}, pour montrer ${subject} et les finitions.`,
    outfit: (upper, lower, ground) =>
      `Silhouette\u00a0: ${upper}, à porter avec ${lower}, sur fond ${ground}.`,
  },
}
