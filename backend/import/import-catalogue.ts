import type { Database } from '#backend/db/connection.ts'
import { colors } from '#backend/db/schema/catalogue.ts'
import { colorFamilies } from '#backend/import/color.ts'
import { detectFormat } from '#backend/import/detect-format.ts'
import { GarmentCollector } from '#backend/import/garment.ts'
import type { ImportRules } from '#backend/import/garment-changes.ts'
import type { ImportReport } from '#backend/import/import-report.ts'
import { itemOf } from '#backend/import/item.ts'
import { type LatePicture, writeLatePictures } from '#backend/import/late-pictures.ts'
import { type OwnPictures, pictureAddress } from '#backend/import/picture.ts'
import type { Translated } from '#backend/import/record-translation.ts'
import { inTransaction } from '#backend/import/transaction.ts'
import { UnlistedSizes } from '#backend/import/unlisted-sizes.ts'
import { openWarehouse } from '#backend/import/warehouse.ts'
import { writeGarments } from '#backend/import/write-garments.ts'
import { WrittenProducts } from '#backend/import/written-products.ts'

export interface ImportOptions {
  /** The pictures of this backend: an address of one of them is kept as its path. */
  own: OwnPictures
  report: ImportReport
  /** The showroom whose stock is written; by default the first hub. */
  showroomId?: number | undefined
  /** Pieces of what is in stock without a number. */
  assumedQty: number
  /** Grams of a new product without a weight. */
  assumedGrams: number
  /** When the import runs: a sale counts if it is on then. */
  now: Date
  /** Compares alone: each batch is taken back, and no stock is written or locked. */
  isDryRun: boolean
}

/** As much text as tells what a file is. */
const headLength = 65_536

/** The start of a text, and all of it. */
async function withHead(texts: AsyncGenerator<string>) {
  let head = ''
  while (head.length < headLength) {
    const { done, value } = await texts.next()
    if (done) break
    head += value
  }
  async function* all() {
    yield head
    yield* texts
  }
  return { head, all: all() }
}

/** Adds a picture to its group; one whose group was written batches before is returned. */
function addPicture(
  { line, group, address }: Extract<Translated, { kind: 'picture' }>,
  collector: GarmentCollector,
  { own, report }: ImportOptions,
): LatePicture[] {
  const kept = pictureAddress(address, own)
  if ('address' in kept)
    return collector.addPicture(group, kept.address) ? [] : [{ line, group, address: kept.address }]
  report.drop({ line, field: 'image_link', reason: kept.reason, detail: address })
  return []
}

/** Adds the families that the catalogue does not have, and finds the showroom for the stock. */
async function prepare(
  db: Database,
  { showroomId, assumedQty, assumedGrams, report, isDryRun }: ImportOptions,
): Promise<ImportRules> {
  const warehouse = await inTransaction(db, isDryRun, async (tx) => {
    await tx.insert(colors).values(colorFamilies).onConflictDoNothing()
    return openWarehouse(tx, showroomId)
  })
  if (warehouse.isMade)
    report.notes.push(
      'Stock is in showroom 1, a hub that was made for it in Gambir, Jakarta: correct its row in showrooms, since deliveries are priced from there.',
    )
  return { showroomId: warehouse.showroomId, assumedQty, assumedGrams }
}

/**
 * Imports the products of a file: new ones are made, known ones updated, others left as they are. Each batch is a transaction.
 * What cannot be read costs its row or field, with a word in the report. Throws ImportError for a file that cannot be read;
 * batches before are then in the catalogue.
 */
export async function importCatalogue(
  db: Database,
  texts: AsyncGenerator<string>,
  options: ImportOptions,
): Promise<void> {
  const { report, isDryRun } = options
  const { head, all } = await withHead(texts)
  const format = detectFormat(head)
  const rules = await prepare(db, options)
  const unlisted = new UnlistedSizes()
  const target = { rules, report, isDryRun, unlisted, written: new WrittenProducts(report) }
  const collector = new GarmentCollector(report)
  const translate = format.translation()
  const late: LatePicture[] = []
  for await (const record of format.read(all)) {
    const translated = translate(record, report)
    if (translated?.kind === 'picture') late.push(...addPicture(translated, collector, options))
    const item = translated?.kind === 'row' ? itemOf(translated, options) : null
    if (item) collector.add(item)
    if (collector.isFull) await writeGarments(db, collector.take({ isEnd: false }), target)
  }
  await writeGarments(db, collector.take({ isEnd: true }), target)
  await writeLatePictures(db, late, target)
  await unlisted.sellOut(db, target)
}
