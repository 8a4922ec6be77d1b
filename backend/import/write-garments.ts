import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { productImages, productSizes, products } from '#backend/db/schema/catalogue.ts'
import { texts } from '#backend/db/schema/texts.ts'
import type { Garment } from '#backend/import/garment.ts'
import { changesOf, type GarmentChanges, isUnchanged } from '#backend/import/garment-changes.ts'
import type { ImportReport } from '#backend/import/import-report.ts'
import { findKnown } from '#backend/import/known-products.ts'
import { openPlaces } from '#backend/import/places.ts'
import { type StockRules, writeStock } from '#backend/import/stock-rows.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'

/** An arbitrary id of an advisory lock: imports that run together number their products one after the other. */
const importLock = 20_261_127

/** The number before that of the first product of an empty catalogue. */
const idBeforeFirst = 1_000

async function lastId(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: max(products.id) }).from(products)
  return Math.max(idBeforeFirst, row?.last ?? 0)
}

/** Compares the garments with the catalogue; makes the categories that they are the first in. */
async function compare(
  tx: Database,
  garments: readonly Garment[],
  rules: StockRules,
): Promise<GarmentChanges[]> {
  const [known, placeIds] = [await findKnown(tx, garments), await openPlaces(tx)]
  let id = await lastId(tx)
  const changes: GarmentChanges[] = []
  for (const garment of garments) {
    const found = known(garment)
    const place = await placeIds(garment.place, garment.pictures[0] ?? '')
    const target = { id: found?.row.id ?? ++id, place, known: found }
    changes.push(changesOf(garment, target, rules))
  }
  return changes
}

/** Translations of texts that have changed would say something else. */
const translatedColumns = [
  'name',
  'shortDescription',
  'detailedDescription',
  'colorName',
  'material',
]

const hasNewText = ({ changed }: GarmentChanges) =>
  Object.keys(changed).some((column) => translatedColumns.includes(column))

async function updateKnown(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  for (const { id, changed } of changes)
    if (Object.keys(changed).length > 0)
      await tx.update(products).set(changed).where(eq(products.id, id))
  const outdated = changes.filter(hasNewText).map(({ id }) => String(id))
  await tx.delete(texts).where(and(eq(texts.kind, 'product'), inArray(texts.id, outdated)))
  const repictured = changes.flatMap(({ id, made, images }) => (images && !made ? [id] : []))
  await tx.delete(productImages).where(inArray(productImages.productId, repictured))
}

async function write(tx: Database, changes: readonly GarmentChanges[]): Promise<void> {
  await bulkInsert(
    tx,
    products,
    changes.flatMap(({ made }) => made ?? []),
  )
  await updateKnown(tx, changes)
  await bulkInsert(
    tx,
    productImages,
    changes.flatMap(({ images }) => images ?? []),
  )
  await bulkInsert(
    tx,
    productSizes,
    changes.flatMap(({ sizes }) => sizes),
  )
  await writeStock(
    tx,
    changes.flatMap(({ stock }) => stock),
  )
}

/** A code that two garments of a batch give is that of the first. */
function withoutDoubles(garments: readonly Garment[], report: ImportReport): Garment[] {
  const codes = new Set<string>()
  return garments.filter(({ code, line }) => {
    const isNew = !codes.has(code)
    if (!isNew)
      report.drop({ line, field: null, reason: 'has the code of another product', detail: code })
    codes.add(code)
    return isNew
  })
}

function count(changes: readonly GarmentChanges[], report: ImportReport): void {
  for (const change of changes) {
    if (change.made) report.made++
    else if (isUnchanged(change)) report.unchanged++
    else report.updated++
    if (!isUnchanged(change)) report.changedIds.push(change.id)
    for (const { imageUrl } of change.images ?? [])
      if (URL.canParse(imageUrl)) report.origins.add(new URL(imageUrl).origin)
  }
}

/** Writes a batch in one transaction, and counts it. */
export async function writeGarments(
  db: Database,
  garments: readonly Garment[],
  { rules, report }: { rules: StockRules; report: ImportReport },
): Promise<void> {
  const single = withoutDoubles(garments, report)
  if (single.length === 0) return
  const changes = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const compared = await compare(tx, single, rules)
    await write(tx, compared)
    return compared
  })
  count(changes, report)
}
