import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { productImages, productSizes, products } from '#backend/db/schema/catalogue.ts'
import { texts } from '#backend/db/schema/texts.ts'
import type { Garment } from '#backend/import/garment.ts'
import {
  changesOf,
  type GarmentChanges,
  type ImportRules,
  isUnchanged,
} from '#backend/import/garment-changes.ts'
import type { ImportReport, SourceRow } from '#backend/import/import-report.ts'
import { findKnown, type KnownProduct } from '#backend/import/known-products.ts'
import { openPlaces } from '#backend/import/places.ts'
import { writeStock } from '#backend/import/stock-rows.ts'
import { inTransaction } from '#backend/import/transaction.ts'
import type { UnlistedSizes } from '#backend/import/unlisted-sizes.ts'
import type { Admitted, WrittenProducts } from '#backend/import/written-products.ts'
import { bulkInsert } from '#backend/seed/bulk-insert.ts'

export interface Target {
  rules: ImportRules
  report: ImportReport
  written: WrittenProducts
  unlisted: UnlistedSizes
  isDryRun: boolean
}

interface Compared {
  key: string
  /** Those of the file that the product comes from. */
  rows: SourceRow[]
  isWeightAssumed: boolean
  change: GarmentChanges
}

/** An arbitrary id of an advisory lock: imports that run together number their products one after the other. */
const importLock = 20_261_127

/** The number before that of the first product of an empty catalogue. */
const idBeforeFirst = 1_000

async function lastId(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: max(products.id) }).from(products)
  return Math.max(idBeforeFirst, row?.last ?? 0)
}

/** Notes the pictures of a product that a dry run does not write: a later part of it is compared with them. */
function notePictures(
  written: WrittenProducts,
  { key, isLater }: Admitted,
  { change: { images }, found }: { change: GarmentChanges; found: KnownProduct | undefined },
): void {
  if (!images) return
  const before = isLater ? (written.picturesOf(key) ?? found?.pictures ?? []) : []
  const after = [...before, ...images.rows.map(({ imageUrl }) => imageUrl)]
  written.notePictures(key, [...new Set(after)])
}

/** Compares the garments with the catalogue; makes the categories that they are the first in. */
async function compare(
  tx: Database,
  admitted: readonly Admitted[],
  { rules, written, isDryRun }: Target,
): Promise<Compared[]> {
  const garments = admitted.map(({ garment }) => garment)
  const [known, placeIds] = [await findKnown(tx, garments), await openPlaces(tx)]
  let id = Math.max(await lastId(tx), written.lastId)
  const compared: Compared[] = []
  for (const one of admitted) {
    const { garment, key, isLater } = one
    const found = known(garment)
    if (found && !written.claim(found.row.id, one)) continue
    const place = await placeIds(garment.place, garment.pictures[0] ?? '')
    const product = { id: found?.row.id ?? written.idOf(key) ?? ++id, place, known: found, isLater }
    if (!found) written.claim(product.id, one)
    const isWeightAssumed = !found && !isLater && garment.weightGrams === null
    const change = changesOf(garment, product, rules)
    if (isDryRun) notePictures(written, one, { change, found })
    compared.push({ key, rows: garment.sizes.map(({ row }) => row), isWeightAssumed, change })
  }
  return compared
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
  const repictured = changes.flatMap(({ id, images }) => (images?.isReplaced ? [id] : []))
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
    changes.flatMap(({ images }) => images?.rows ?? []),
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

function count(compared: readonly Compared[], { report, written, unlisted, rules }: Target): void {
  for (const { key, rows, change, isWeightAssumed } of compared) {
    const outcome = change.made ? 'made' : isUnchanged(change) ? 'unchanged' : 'updated'
    report.count(change.id, outcome, written.note(key, outcome))
    report.settle(rows, outcome === 'unchanged' ? outcome : 'imported')
    unlisted.note(change.id, key, change.listed)
    if (isWeightAssumed) report.assumeWeight(rules.assumedGrams)
    for (const { imageUrl } of change.images?.rows ?? []) report.noteOrigin(imageUrl)
  }
}

/** Writes a batch in one transaction, and counts it; a dry run only compares it. */
export async function writeGarments(
  db: Database,
  garments: readonly Garment[],
  target: Target,
): Promise<void> {
  const admitted = garments.flatMap((garment) => target.written.admit(garment) ?? [])
  if (admitted.length === 0) return
  const compared = await inTransaction(db, target.isDryRun, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const compared = await compare(tx, admitted, target)
    const changes = compared.map(({ change }) => change)
    if (!target.isDryRun) await write(tx, changes)
    return compared
  })
  count(compared, target)
}
