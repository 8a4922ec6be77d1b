import type { TranslatedColumns } from '#product-mapper.ts'
import { designColumns, type TranslatedDesign } from '#seed/demo/designs.ts'
import type { Translation } from '#seed/demo/translation.ts'
import type { ManifestProduct } from '#seed/manifest.ts'

/** A product's translated columns, and its fabric's name. */
export interface ProductTexts extends TranslatedColumns {
  fabric: string
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No translation of ${what}`)
  return value
}

/** Builds the detailed description, with line breaks that the product page keeps (spec §2). */
function description(
  texts: TranslatedDesign,
  product: ManifestProduct,
  { fabric, labels }: { fabric: string; labels: Translation['labels'] },
): string {
  const colour = known(texts.colours[product.colour], product.id)
  return [
    `${colour} ${texts.story}`,
    '',
    `${labels.fit}${texts.fit}`,
    `${labels.fabric}${fabric}.`,
    `${labels.care}${texts.care}`,
    `${labels.weight}${product.weightGrams}\u00a0g`,
  ].join('\n')
}

/** Returns a product's texts in a language. Throws when the design, colour or fabric lacks a translation. */
export function productTexts(translation: Translation, product: ManifestProduct): ProductTexts {
  const { designs, colorNames, fabricNames, labels } = translation
  const texts = known(designs[product.design], `the design ${product.design}`)
  const colorName = known(colorNames[product.colour], `the colour ${product.colour}`)
  const fabric = known(fabricNames[product.fabric], `the fabric ${product.fabric}`)
  return {
    name: translation.productName(texts.garment, colorName),
    ...designColumns(texts),
    detailedDescription: description(texts, product, { fabric, labels }),
    colorName,
    fabric,
  }
}
