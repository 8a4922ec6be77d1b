import { type Garment, GarmentCollector } from '#import/garment.ts'
import type { ImportReport, Refusal, SourceRow } from '#import/import-report.ts'
import { itemOf } from '#import/item.ts'
import type { LatePicture } from '#import/late-pictures.ts'
import { openFiles } from '#import/open-files.ts'
import { type OwnPictures, PictureReader, pictureAddress } from '#import/picture.ts'
import type { Option, Translate, Translated } from '#import/record-translation.ts'
import type { SourceRecord } from '#import/source-record.ts'

export interface ReadingOptions {
  /** The pictures of this backend: an address of one of them is kept as its path. */
  own: OwnPictures
  report: ImportReport
  /** When the import runs: a sale counts if it is on then. */
  now: Date
}

/** Brings the records of a file together as garments. Each record is counted once, as what becomes of it. */
class RecordReader {
  readonly collector: GarmentCollector
  /** Pictures whose group was taken out before. */
  readonly late: LatePicture[] = []
  private readonly translate: Translate
  private readonly options: ReadingOptions & { pictures: PictureReader }

  constructor(translate: Translate, options: ReadingOptions) {
    this.translate = translate
    this.collector = new GarmentCollector(options.report)
    this.options = { ...options, pictures: new PictureReader(options.own) }
  }

  read(record: SourceRecord): void {
    const { report } = this.options
    const row = report.openRow(record.line, record.unit)
    const refusal = record.unreadable ? { reason: record.unreadable } : this.add(row, record)
    if (refusal) report.leaveOut(row, refusal)
  }

  /** Returns why a row is left out, and null for one that is not. */
  private add(row: SourceRow, record: SourceRecord): Refusal | null {
    const { report } = this.options
    const translated = this.translate(record, report)
    if (translated.kind === 'left-out') return translated
    if (translated.kind === 'row')
      return this.addVariants(row, translated.record, [translated.options])
    if (translated.kind === 'rows')
      return this.addVariants(row, translated.record, translated.choices)
    report.settle([row], 'shared')
    if (translated.kind === 'picture') this.addPicture(translated)
    return null
  }

  /** Adds the variants of a row. One that is left out while others are not is named as a part of the row. */
  private addVariants(
    row: SourceRow,
    record: SourceRecord,
    choices: readonly (readonly Option[])[],
  ): Refusal | null {
    const { report } = this.options
    const refusals = choices.flatMap((options): Refusal[] => {
      const item = itemOf({ row, record, options }, this.options)
      const refusal = 'reason' in item ? item : this.collector.add(item)
      return refusal ? [refusal] : []
    })
    const [first] = refusals
    if (first && refusals.length === choices.length) return first
    for (const refusal of refusals) report.drop({ line: row.line, field: 'variant', ...refusal })
    return null
  }

  private addPicture({ line, group, address }: Extract<Translated, { kind: 'picture' }>): void {
    const { own, report } = this.options
    const kept = pictureAddress(address, own)
    if ('reason' in kept)
      report.drop({ line, field: 'image_link', reason: kept.reason, detail: address })
    else if (!this.collector.addPicture(group, kept.address))
      this.late.push({ line, group, address: kept.address })
  }
}

/**
 * Opens a file: its garments in batches, and `late`, filled meanwhile with pictures of garments of earlier batches. Rows are
 * counted as read and left out; what becomes of those of a garment is for the caller to settle. Throws ImportError for a file
 * that cannot be read.
 */
export async function openCatalogue(
  files: readonly AsyncIterable<Uint8Array>[],
  options: ReadingOptions,
) {
  const { records, translate, unit } = await openFiles(files)
  options.report.unit = unit
  const reader = new RecordReader(translate, options)
  const { collector, late } = reader
  async function* batches(): AsyncGenerator<Garment[]> {
    for await (const record of records) {
      reader.read(record)
      if (collector.isFull) yield collector.take({ isEnd: false })
    }
    yield collector.take({ isEnd: true })
  }
  return { batches: batches(), late }
}
