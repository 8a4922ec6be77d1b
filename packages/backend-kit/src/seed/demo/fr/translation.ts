import { type Translation, translatedTables } from '#seed/demo/translation.ts'

const { altTexts, ...tables } = translatedTables('fr')

export const french: Translation = {
  ...tables,
  // After a comma, a colour doesn't agree with the garment: 'Robe midi, vert olive'.
  productName: (garment, color) => `${garment}, ${color.toLowerCase()}`,
  labels: {
    fit: 'Coupe\u00a0: ',
    fabric: 'Matière\u00a0: ',
    care: 'Entretien\u00a0: ',
    weight: 'Poids\u00a0: ',
  },
  alts: {
    ...altTexts,
    garment: (name, color) => `${name}, coloris ${color}`,
    whole: (garment, details, position, ground) =>
      `${garment}, avec ${details}, ${position} fond ${ground}.`,
    closeView: (garment, subject) =>
      `Vue rapprochée\u00a0: ${garment}, pour montrer ${subject} et les finitions.`,
    outfit: (upper, lower, ground) =>
      `Silhouette\u00a0: ${upper}, à porter avec ${lower}, sur fond ${ground}.`,
  },
}
