import type { productImages, productSizes, products } from '#backend/db/schema/catalogue.ts'
import type { Garment } from '#backend/import/garment.ts'
import type { KnownProduct } from '#backend/import/known-products.ts'
import type { PlacedIds } from '#backend/import/places.ts'
import { changedColumns, newRow } from '#backend/import/product-columns.ts'
import { type StockRow, type StockRules, stockChanges } from '#backend/import/stock-rows.ts'
import type { ProductRow } from '#backend/product-mapper.ts'

/** What is to be written of one product. */
export interface GarmentChanges {
  id: number
  /** A whole row, or the columns of a known one that change. */
  made: typeof products.$inferInsert | null
  changed: Partial<ProductRow>
  /** Null where the pictures stay. */
  images: (typeof productImages.$inferInsert)[] | null
  sizes: (typeof productSizes.$inferInsert)[]
  stock: StockRow[]
}

/** Shown until a picture has loaded; a feed does not name the colour of one. */
const placeholder = '#E7E1D8'

const imageRows = ({ pictures, name }: Garment, productId: number) =>
  pictures.map((imageUrl, position) => ({
    productId,
    position,
    imageUrl,
    imageType: position === 0 ? 'COVER' : 'DETAIL',
    altText: name,
    dominantColor: placeholder,
  }))

/** The sizes by their codes in the catalogue, where a size may have another code than the one that its name gives. */
function sizesByCode({ sizes }: Garment, known: KnownProduct['sizes']) {
  const codeOf = ({ size }: Garment['sizes'][number]) =>
    known.find(({ sizeName }) => sizeName === size.name)?.sizeCode ?? size.code
  return new Map(sizes.map((size) => [codeOf(size), size]))
}

/** A feed names eleven pictures at most: more that the catalogue has are no difference. */
const hasPictures = (known: readonly string[], pictures: readonly string[]) =>
  known.length >= pictures.length && pictures.every((address, index) => known[index] === address)

/** The difference between a garment of the file and the catalogue; everything when the product is new. */
export function changesOf(
  garment: Garment,
  { id, place, known }: { id: number; place: PlacedIds; known: KnownProduct | undefined },
  rules: StockRules,
): GarmentChanges {
  const sizes = sizesByCode(garment, known?.sizes ?? [])
  const last = known?.sizes.at(-1)?.position ?? -1
  const added = [...sizes].filter(([code]) => !known?.sizes.some((row) => row.sizeCode === code))
  const keepsPictures = known ? hasPictures(known.pictures, garment.pictures) : false
  return {
    id,
    made: known ? null : newRow(garment, place, id),
    changed: known ? changedColumns(garment, place, known.row) : {},
    images: keepsPictures ? null : imageRows(garment, id),
    sizes: added.map(([sizeCode, { size }], index) => ({
      productId: id,
      sizeCode,
      sizeName: size.name,
      position: last + 1 + index,
    })),
    stock: stockChanges(id, sizes, known?.stock ?? [], rules),
  }
}

/** Whether nothing is to be written of a known product. */
export const isUnchanged = ({ made, changed, images, sizes, stock }: GarmentChanges): boolean =>
  made === null &&
  Object.keys(changed).length === 0 &&
  images === null &&
  sizes.length === 0 &&
  stock.length === 0
