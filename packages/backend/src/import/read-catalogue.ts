import { type Garment, GarmentCollector } from '#import/garment.ts'
import type { ImportReport, Refusal, SourceRow } from '#import/import-report.ts'
import { itemOf } from '#import/item.ts'
import type { LatePicture } from '#import/late-pictures.ts'
import { openFiles } from '#import/open-files.ts'
import { type OwnPictures, PictureReader, pictureAddress } from '#import/picture.ts'
import type { Option, Translate, Translated } from '#import/record-translation.ts'
import type { SourceRecord } from '#import/source-record.ts'

export interface ReadingOptions {
  /** The backend's own pictures, whose addresses are stored as paths. */
  own: OwnPictures
  report: ImportReport
  /** Time of the import, which decides whether a sale is current. */
  now: Date
}

/** Collects the records of a file into garments. Counts each record once, by its outcome. */
class RecordReader {
  readonly collector: GarmentCollector
  /** Pictures whose group was already taken out. */
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

  /** Returns why a row is left out; null otherwise. */
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

  /** Adds the variants of a row. If only some are left out, they are reported as parts of the row. */
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
 * Opens a file and returns its garments in batches, and `late`, which fills with pictures of earlier batches' garments.
 * Counts rows as read and left out; the caller settles the rows of garments. Throws ImportError for an unreadable file.
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
