import type { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { swatchOf } from '@etalase/backend-kit/import/color.ts'
import type { ProductRow } from '@etalase/backend-kit/product-mapper.ts'
import { brand } from '@etalase/brand/company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import type { Garment } from '#import/garment.ts'
import type { PlacedIds } from '#import/places.ts'

/** Characters that lists show below a name. Longer texts are cut at the end of a sentence or word. */
const shortLength = 300

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= shortLength) return line
  const cut = line.slice(0, shortLength)
  const sentence = cut.lastIndexOf('. ')
  return sentence > 0 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

const pricesOf = ({ retailPrice, grandPrice, saleEndsAt }: Garment) => ({
  retailPrice,
  netPrice: retailPrice,
  discPercent: 0,
  discNominal: rupiah(retailPrice - grandPrice),
  grandPrice,
  saleEndsAt,
})

function colorOf({ color }: Garment) {
  if (color === '') return { colorName: null, colorHex: null, colorCode: null }
  const { hex, code } = swatchOf(color)
  return { colorName: color, colorHex: hex, colorCode: code }
}

/** Returns the row of a new product. Without a weight it gets the assumed one. */
export function newRow(
  garment: Garment,
  place: PlacedIds,
  { id, assumedGrams }: { id: number; assumedGrams: number },
): typeof products.$inferInsert {
  const { code, name, material, group } = garment
  // A feed repeats the name where there is no description.
  const description = garment.description === name ? '' : garment.description
  const isCut = description.length > shortLength || description.includes('\n')
  return {
    id,
    code,
    name,
    brandName: garment.brand || brand.name,
    ...place,
    ...pricesOf(garment),
    shortDescription: shortened(description),
    detailedDescription: garment.detailed || (isCut ? description : ''),
    material: material || null,
    weightGrams: garment.weightGrams ?? assumedGrams,
    maxPerOrder: garment.maxPerOrder,
    volumeCm3: 0,
    searchText: [garment.place.category, garment.place.subcategory, material]
      .join(', ')
      .toLowerCase(),
    ...colorOf(garment),
    styleCode: group,
    listedAt: new Date(),
  }
}

/** Reduces '95% cotton, 5% elastane' to 'cotton/elastane', as merchant centers have it. */
const withoutShares = (material: string) =>
  material
    .split(/[,;]\s+|\//)
    .map((part) => part.replace(/\d+(?:[.,]\d+)?\s*%/, '').trim())
    .filter(Boolean)
    .join('/')

const isSameText = (a: string | null, b: string) => (a ?? '').toLowerCase() === b.toLowerCase()

/** Returns columns that keep the database's form because it means the same: a percentage, a swatch, shares of a material. */
function keptColumns(garment: Garment, known: ProductRow): Partial<ProductRow> {
  const { retailPrice, grandPrice, color, material } = garment
  const hasPrice = known.retailPrice === retailPrice && known.grandPrice === grandPrice
  const { netPrice, discPercent, discNominal, saleEndsAt } = known
  const { colorName, colorHex, colorCode } = known
  // Kept only if the ends match: the end of our own discount is not the end of the file's price.
  const hasEnd = garment.saleEndsAt?.getTime() === saleEndsAt?.getTime()
  const isMaterial =
    material === '' || withoutShares(known.material ?? '').startsWith(withoutShares(material))
  return {
    ...(hasPrice && { netPrice, discPercent, discNominal }),
    ...(hasEnd && { saleEndsAt }),
    ...(isSameText(colorName, color) && { colorName, colorHex, colorCode }),
    ...(isMaterial && { material: known.material }),
    ...(garment.maxPerOrder === null && { maxPerOrder: known.maxPerOrder }),
    ...(garment.brand === '' && { brandName: known.brandName }),
    ...(garment.group === known.code && { styleCode: known.styleCode }),
    ...(garment.description === '' && { shortDescription: known.shortDescription }),
  }
}

/** Returns the columns in which a product differs from the file. */
export function changedColumns(
  garment: Garment,
  place: PlacedIds,
  known: ProductRow,
): Partial<ProductRow> {
  const wanted = newRow(garment, place, { id: known.id, assumedGrams: known.weightGrams })
  const { listedAt: _, searchText: _text, volumeCm3: _volume, code: _code, ...columns } = wanted
  const { detailedDescription, ...short } = columns
  const all = {
    ...short,
    ...(detailedDescription === '' ? {} : { detailedDescription }),
    ...keptColumns(garment, known),
  }
  const before: Readonly<Record<string, unknown>> = known
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => before[key] !== value))
}
