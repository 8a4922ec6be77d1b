import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { insertRows, isOneOf, updateRows } from '@etalase/backend-kit/db/json-rows.ts'
import { productImages, productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { GarmentChanges } from '#import/garment-changes.ts'
import { type Raised, writeCounts } from '#import/stock-rows.ts'

/** Columns whose translations are outdated when they change. */
const translatedColumns = [
  'name',
  'shortDescription',
  'detailedDescription',
  'colorName',
  'material',
]

const hasNewText = ({ changed }: GarmentChanges) =>
  Object.keys(changed).some((column) => translatedColumns.includes(column))

/** Combines statements into one, so that the search index is written once, when products have their sizes and stock. */
async function executeTogether(tx: Database, statements: readonly SQL[]): Promise<void> {
  const parts = statements.map(
    (statement, index) => sql`${sql.raw(`part${index}`)} as (${statement})`,
  )
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`)
}

async function insertMade(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  const made = changes.flatMap((change) => change.made ?? [])
  if (made.length === 0) return
  const pictures = changes.flatMap(({ images }) => images?.rows ?? [])
  const pieces = changes.flatMap(({ stock: { counts } }) =>
    counts.map(({ isNow: _, ...count }) => ({
      ...count,
      qty: count.fileQty,
      fileLeft: count.fileQty,
    })),
  )
  await executeTogether(tx, [
    insertRows(products, made),
    ...(pictures.length > 0 ? [insertRows(productImages, pictures)] : []),
    insertRows(
      productSizes,
      changes.flatMap(({ sizes }) => sizes.rows),
    ),
    ...(pieces.length > 0 ? [insertRows(stock, pieces)] : []),
  ])
}

/** Updates products in groups that differ in the same columns. */
async function updateColumns(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  const differing = changes.filter(({ changed }) => Object.keys(changed).length > 0)
  const bySet = Map.groupBy(differing, ({ changed }) => Object.keys(changed).toSorted().join())
  for (const [keys, alike] of bySet) {
    const rows = alike.map(({ id, changed }) => ({ ...changed, id }))
    await tx.execute(updateRows(products, keys.split(','), rows))
  }
  const outdated = differing.filter(hasNewText).map(({ id }) => String(id))
  if (outdated.length > 0)
    await tx.delete(texts).where(sql`${texts.kind} = 'product' and ${isOneOf(texts.id, outdated)}`)
}

async function updatePictures(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  const replaced = changes.flatMap(({ id, images }) => (images?.isReplaced ? [id] : []))
  if (replaced.length > 0)
    await tx.delete(productImages).where(isOneOf(productImages.productId, replaced))
  const rows = changes.flatMap(({ images }) => images?.rows ?? [])
  if (rows.length > 0) await tx.execute(insertRows(productImages, rows))
}

async function updateSizes(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  const rows = changes.flatMap(({ sizes }) => sizes.rows)
  if (rows.length > 0)
    await tx.execute(
      sql`${insertRows(productSizes, rows)} on conflict (product_id, size_code)
        do update set position = excluded.position, file_id = excluded.file_id`,
    )
}

/** Writes new products and changes to known ones, in a few statements for all. Returns by how much stock of known ones was raised. */
export async function writeChanges(
  tx: Database,
  changes: readonly GarmentChanges[],
): Promise<Raised> {
  await insertMade(
    tx,
    changes.filter(({ made }) => made !== null),
  )
  const known = changes.filter(({ made }) => made === null)
  await updateColumns(tx, known)
  await updatePictures(tx, known)
  await updateSizes(tx, known)
  return writeCounts(
    tx,
    known.flatMap(({ stock: { counts } }) => counts),
  )
}
