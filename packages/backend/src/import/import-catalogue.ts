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
  /** The showroom whose stock is written; defaults to the first hub. */
  showroomId?: number | undefined
  /** Pieces of sizes in stock without a number. */
  assumedQty: number
  /** Treats the file's numbers as a new count, without subtracting sales. */
  isCount: boolean
  /** Grams of a new product without a weight. */
  assumedGrams: number
  /** Only compares: each batch is rolled back, and no stock is written or locked. */
  isDryRun: boolean
}

/** Adds missing colour families and finds the showroom for the stock. */
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
      'Stock is in showroom 1, a hub created for it in Gambir, Jakarta: correct its row in showrooms, because deliveries are priced from there.',
    )
  return { showroomId: warehouse.showroomId, assumedQty, assumedGrams, isCount }
}

/** Writes each batch while reading the next, so that file and database work in parallel. The first error ends both. */
async function writeBehind<Batch>(
  batches: AsyncIterable<Batch>,
  write: (batch: Batch) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve()
  try {
    for await (const batch of batches) {
      await writing
      writing = write(batch)
      // Awaited with the next batch, or in `finally`.
      writing.catch(() => {})
    }
  } finally {
    await writing
  }
}

/**
 * Imports the products of a file: creates new ones, updates known ones and leaves others. Each batch is a transaction.
 * An unreadable row or field is skipped and reported. Throws ImportError for an unreadable file; earlier batches are
 * then in the catalogue.
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
