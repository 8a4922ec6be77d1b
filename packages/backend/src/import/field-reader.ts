import type { ImportReport, Refusal } from '#import/import-report.ts'
import { oneLine } from '#import/plain-text.ts'
import type { SourceRecord } from '#import/source-record.ts'

/** Maximum characters of single-line fields. */
const limits = {
  id: 255,
  item_group_id: 255,
  title: 200,
  color: 60,
  brand: 60,
  material: 200,
  size: 60,
}

/** Reads a row's fields. An unreadable field is reported and empty. */
export class FieldReader {
  private readonly record: SourceRecord
  private readonly report: ImportReport

  constructor(record: SourceRecord, report: ImportReport) {
    this.record = record
    this.report = report
    for (const field of record.broken ?? [])
      this.drop(field || 'without a name', 'is not well-formed XML')
  }

  get line(): number {
    return this.record.line
  }

  drop(field: string, reason: string, detail?: string): void {
    const found = detail === undefined ? {} : { detail }
    const { line, unit } = this.record
    this.report.drop({ line, ...(unit && { unit }), field, reason, ...found })
  }

  private decoded(field: string, text: string): string {
    if (text === '' || this.record.broken?.has(field)) return ''
    if (!text.includes('\ufffd')) return text
    this.drop(field, 'is not in UTF-8', text)
    return ''
  }

  /** Returns the raw text; empty when missing, broken or in another encoding. */
  raw(field: string): string {
    return this.decoded(field, this.given(field))
  }

  /** Returns the same without a report. */
  given(field: string): string {
    return this.record.values.get(field)?.trim() ?? ''
  }

  /** Returns one line without markup; empty when too long. */
  text(field: keyof typeof limits): string {
    const text = oneLine(this.raw(field))
    if (text.length <= limits[field]) return text
    this.drop(field, `has more than ${limits[field]} characters`, text)
    return ''
  }

  /** Returns one line without markup, cut to the limit. */
  cut(field: keyof typeof limits): string {
    const text = oneLine(this.raw(field))
    if (text.length <= limits[field]) return text
    this.drop(field, `is cut after ${limits[field]} characters`, text)
    return text.slice(0, limits[field]).trim()
  }

  /** Explains why a row would be confused with another without this text; null when the text is readable. */
  whyNot(field: keyof typeof limits, found: string): Refusal | null {
    if (this.record.broken?.has(field)) return { reason: `its ${field} is not well-formed XML` }
    if (found.includes('\ufffd')) return { reason: `its ${field} is not in UTF-8`, detail: found }
    const isLong = found.length > limits[field] && oneLine(found).length > limits[field]
    return isLong
      ? { reason: `its ${field} has more than ${limits[field]} characters`, detail: found }
      : null
  }
}
