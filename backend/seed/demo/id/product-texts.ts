import { colorNames } from '#backend/seed/demo/id/color-names.ts'
import type { DesignTexts } from '#backend/seed/demo/id/design-texts.ts'
import { designTexts } from '#backend/seed/demo/id/designs.ts'
import { fabricNames } from '#backend/seed/demo/id/fabrics.ts'
import type { ManifestProduct } from '#backend/seed/manifest.ts'

export interface ProductTexts {
  name: string
  shortDescription: string
  detailedDescription: string
  colorName: string
  fabric: string
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No Indonesian text for ${what}`)
  return value
}

/** The detailed description, with the line breaks that the product page keeps (spec §2). */
function description(texts: DesignTexts, product: ManifestProduct, fabric: string): string {
  const colour = known(texts.colours[product.colour], product.id)
  return [
    `${colour} ${texts.story}`,
    '',
    `Potongan: ${texts.fit}`,
    `Bahan: ${fabric}.`,
    `Perawatan: ${texts.care}`,
    `Berat: ${product.weightGrams} g`,
  ].join('\n')
}

/** The Indonesian texts of one product. Throws when the design, colour or fabric has none. */
export function productTexts(product: ManifestProduct): ProductTexts {
  const texts = known(designTexts[product.design], `the design ${product.design}`)
  const colorName = known(colorNames[product.colour], `the colour ${product.colour}`)
  const fabric = known(fabricNames[product.fabric], `the fabric ${product.fabric}`)
  return {
    name: `${texts.garment} ${colorName}`,
    shortDescription: texts.pitch,
    detailedDescription: description(texts, product, fabric),
    colorName,
    fabric,
  }
}
