import type { productImages, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { sizeCodes } from '@etalase/backend-kit/import/size-codes.ts'
import type { ProductRow } from '@etalase/backend-kit/product-mapper.ts'
import type { Garment, GarmentSize } from '#import/garment.ts'
import type { KnownProduct } from '#import/known-products.ts'
import { maxPictures } from '#import/picture.ts'
import type { PlacedIds } from '#import/places.ts'
import { changedColumns, newRow } from '#import/product-columns.ts'
import { type SizeRow, sizeRows } from '#import/size-rows.ts'
import {
  type StockChanges,
  type StockRules,
  stockChanges,
  unlistedStock,
} from '#import/stock-rows.ts'

/** What to write of one product. */
export interface GarmentChanges {
  id: number
  /** A whole row, or the columns of a known one that change. */
  made: typeof products.$inferInsert | null
  changed: Partial<ProductRow>
  /** Null where the pictures stay. `isReplaced` when these come instead of those before. */
  images: { rows: (typeof productImages.$inferInsert)[]; isReplaced: boolean } | null
  sizes: { rows: SizeRow[]; isChanged: boolean }
  stock: StockChanges
  /** The codes of the sizes that are named, and of others that have stock. */
  listed: { named: string[]; others: string[] }
}

/** Shown until a picture has loaded; a feed does not name the colour of one. */
const placeholder = '#E7E1D8'

/** Pictures of a product; the first of all is its cover. */
export const imageRows = (
  pictures: readonly string[],
  altText: string,
  productId: number,
  start = 0,
) =>
  pictures.map((imageUrl, index) => ({
    productId,
    position: start + index,
    imageUrl,
    imageType: start + index === 0 ? 'COVER' : 'DETAIL',
    altText,
    dominantColor: placeholder,
  }))

/** The sizes by their codes in the catalogue. */
function sizesByCode({ sizes }: Garment, known: KnownProduct['sizes']): Map<string, GarmentSize> {
  const codes = sizeCodes(
    sizes.map(({ size }) => size),
    known,
  )
  return new Map(sizes.map((one) => [codes.get(one.size.name) ?? '', one]))
}

/** A feed names eleven pictures at most: more that the catalogue has are no difference. */
const hasPictures = (known: readonly string[], pictures: readonly string[]) =>
  known.length >= pictures.length && pictures.every((address, index) => known[index] === address)

/** The pictures that a later part of a product adds. */
function addedImages({ pictures, name }: Garment, known: KnownProduct): GarmentChanges['images'] {
  const { nextPosition, row } = known
  const added = pictures
    .filter((address) => !known.pictures.includes(address))
    .slice(0, Math.max(0, maxPictures - known.pictures.length))
  const rows = imageRows(added, name, row.id, nextPosition)
  return rows.length === 0 ? null : { rows, isReplaced: false }
}

function imagesOf(
  garment: Garment,
  { id, known, isLater }: Pick<Target, 'id' | 'known' | 'isLater'>,
): GarmentChanges['images'] {
  const { pictures, name } = garment
  if (known && isLater) return addedImages(garment, known)
  if (known && hasPictures(known.pictures, pictures)) return null
  return { rows: imageRows(pictures, name, id), isReplaced: known !== undefined }
}

/** What stands in for what a file does not say. */
export interface ImportRules extends StockRules {
  /** Grams of a product without a weight. */
  assumedGrams: number
}

/** The product that a garment is. `isLater` when a part of the file before has said the rest of it. */
interface Target {
  id: number
  place: PlacedIds
  known: KnownProduct | undefined
  isLater: boolean
  /** Ids that several rows have. */
  repeatedIds: ReadonlySet<string>
}

/** The difference between a garment of the file and the catalogue; everything when the product is new. */
export function changesOf(garment: Garment, target: Target, rules: ImportRules): GarmentChanges {
  const { id, place, known, isLater } = target
  const sizes = sizesByCode(garment, known?.sizes ?? [])
  const others = isLater ? [] : unlistedStock(sizes, known?.stock ?? [])
  return {
    id,
    made: known ? null : newRow(garment, place, { id, assumedGrams: rules.assumedGrams }),
    changed: known && !isLater ? changedColumns(garment, place, known.row) : {},
    images: imagesOf(garment, target),
    sizes: sizeRows(id, sizes, { ...target, known: known?.sizes ?? [] }),
    stock: stockChanges(id, sizes, known?.stock ?? [], rules),
    listed: { named: [...sizes.keys()], others: others.map(({ sizeCode }) => sizeCode) },
  }
}

/** Whether a known product needs no change that anybody sees. */
export const isUnchanged = ({ made, changed, images, sizes, stock }: GarmentChanges): boolean =>
  made === null &&
  Object.keys(changed).length === 0 &&
  images === null &&
  !sizes.isChanged &&
  !stock.isChanged
