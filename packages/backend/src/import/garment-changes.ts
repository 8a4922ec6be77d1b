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

/** Changes to write for one product. */
export interface GarmentChanges {
  id: number
  /** The row of a new product, or the changed columns of a known one. */
  made: typeof products.$inferInsert | null
  changed: Partial<ProductRow>
  /** Null where the pictures stay. `isReplaced` if the rows replace the existing pictures. */
  images: { rows: (typeof productImages.$inferInsert)[]; isReplaced: boolean } | null
  sizes: { rows: SizeRow[]; isChanged: boolean }
  stock: StockChanges
  /** Codes of the sizes in the file, and of others in stock. */
  listed: { named: string[]; others: string[] }
}

/** Placeholder until a picture loads. Feeds don't give its dominant colour. */
const placeholder = '#E7E1D8'

/** Converts a product's pictures to rows. The very first is the cover. */
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

/** Maps the sizes by their codes in the catalogue. */
function sizesByCode({ sizes }: Garment, known: KnownProduct['sizes']): Map<string, GarmentSize> {
  const codes = sizeCodes(
    sizes.map(({ size }) => size),
    known,
  )
  return new Map(sizes.map((one) => [codes.get(one.size.name) ?? '', one]))
}

/** A feed names at most eleven pictures, so additional ones in the catalogue are not a difference. */
const hasPictures = (known: readonly string[], pictures: readonly string[]) =>
  known.length >= pictures.length && pictures.every((address, index) => known[index] === address)

/** Returns the pictures that a later part of a product adds. */
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

/** Defaults for what a file does not say. */
export interface ImportRules extends StockRules {
  /** Assumed grams of a product without a weight. */
  assumedGrams: number
}

/** The product of a garment. `isLater` if an earlier part of the file had its other rows. */
interface Target {
  id: number
  place: PlacedIds
  known: KnownProduct | undefined
  isLater: boolean
  /** Ids that several rows share. */
  repeatedIds: ReadonlySet<string>
}

/** Compares a garment with the catalogue and returns the changes; for a new product, everything. */
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

/** Returns whether a known product has no visible change. */
export const isUnchanged = ({ made, changed, images, sizes, stock }: GarmentChanges): boolean =>
  made === null &&
  Object.keys(changed).length === 0 &&
  images === null &&
  !sizes.isChanged &&
  !stock.isChanged
