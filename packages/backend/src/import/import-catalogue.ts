import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { colors } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { colorFamilies } from '@etalase/backend-kit/import/color.ts'
import type { ImportRules } from '#import/garment-changes.ts'
import { HeldGarments } from '#import/held-garments.ts'
import { writeLatePictures } from '#import/late-pictures.ts'
import { openCatalogue, type ReadingOptions } from '#import/read-catalogue.ts'
import { sellOutColors, UnlistedSizes } from '#import/sold-out.ts'
import { TableStatistics } from '#import/table-statistics.ts'
import { inTransaction } from '#import/transaction.ts'
import { openWarehouse } from '#import/warehouse.ts'
import { writeGarments, writeHeld } from '#import/write-garments.ts'
import { WrittenProducts } from '#import/written-products.ts'

export interface ImportOptions extends ReadingOptions {
  /** The showroom whose stock is written; by default the first hub. */
  showroomId?: number | undefined
  /** Pieces of what is in stock without a number. */
  assumedQty: number
  /** Takes the numbers of the file as a new count: nothing that was sold is subtracted. */
  isCount: boolean
  /** Grams of a new product without a weight. */
  assumedGrams: number
  /** Compares alone: each batch is taken back, and no stock is written or locked. */
  isDryRun: boolean
}

/** Adds the families that the catalogue does not have, and finds the showroom for the stock. */
async function prepare(
  db: Database,
  { showroomId, assumedQty, assumedGrams, isCount, report, isDryRun }: ImportOptions,
): Promise<ImportRules> {
  const warehouse = await inTransaction(db, isDryRun, async (tx) => {
    await tx.insert(colors).values(colorFamilies).onConflictDoNothing()
    return openWarehouse(tx, showroomId)
  })
  if (warehouse.isMade)
    report.notes.push(
      'Stock is in showroom 1, a hub that was made for it in Gambir, Jakarta: correct its row in showrooms, since deliveries are priced from there.',
    )
  return { showroomId: warehouse.showroomId, assumedQty, assumedGrams, isCount }
}

/** Writes each batch while the next one is read: a server works meanwhile. The first error ends both. */
async function writeBehind<Batch>(
  batches: AsyncIterable<Batch>,
  write: (batch: Batch) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve()
  try {
    for await (const batch of batches) {
      await writing
      writing = write(batch)
      // It is awaited with the next batch, or below.
      writing.catch(() => {})
    }
  } finally {
    await writing
  }
}

/**
 * Imports the products of a file: new ones are made, known ones updated, others left as they are. Each batch is a transaction.
 * What cannot be read costs its row or field, with a word in the report. Throws ImportError for a file that cannot be read;
 * batches before are then in the catalogue.
 */
export async function importCatalogue(
  db: Database,
  files: readonly AsyncIterable<Uint8Array>[],
  options: ImportOptions,
): Promise<void> {
  const { report, isDryRun } = options
  const { batches, late } = await openCatalogue(files, options)
  const rules = await prepare(db, options)
  const unlisted = new UnlistedSizes()
  const held = new HeldGarments()
  const target = { rules, report, isDryRun, unlisted, held, written: new WrittenProducts(report) }
  const statistics = new TableStatistics(db)
  await writeBehind(batches, async (garments) => {
    await writeGarments(db, garments, target)
    if (!isDryRun) await statistics.follow(report.made)
  })
  await writeHeld(db, target)
  await writeLatePictures(db, late, target)
  await unlisted.sellOut(db, target)
  await sellOutColors(db, target)
  if (!isDryRun) await statistics.finish(report.made)
}
