import type { ImportReport, Refusal } from '#import/import-report.ts'
import type { SourceRecord } from '#import/source-record.ts'

/** What a variant is one of: ['Color', 'Navy'], ['Waist', '28']. An option without a value is none. */
export type Option = readonly [name: string, value: string]

/**
 * What a record is; each is exactly one of these, so the report can count all of them. A `row` is a variant in the names of
 * Google's product data, `rows` are several variants of one record, a `picture` is one more of a group, a `product` only has
 * what the variants of other rows share.
 */
export type Translated =
  | { kind: 'row'; record: SourceRecord; options: readonly Option[] }
  | { kind: 'rows'; record: SourceRecord; choices: readonly (readonly Option[])[] }
  | { kind: 'picture'; line: number; group: string; address: string }
  | { kind: 'product' }
  | ({ kind: 'left-out' } & Refusal)

/** The report is for single fields: a record that is left out is returned as such. */
export type Translate = (record: SourceRecord, report: ImportReport) => Translated

/** The records of a file, and what they say in the names of Google's product data. */
export interface OpenRecords {
  records: AsyncGenerator<SourceRecord>
  translate: Translate
  /** What the lines of the records count. */
  unit: string
  /** What the file is one of two parts of, which belong together. */
  part?: FilePart
}

/** PrestaShop has products in one file, and their sizes and colours in another. */
export type FilePart = 'products' | 'combinations'

export const leftOut = (reason: string, detail?: string): Translated => ({
  kind: 'left-out',
  reason,
  ...(detail ? { detail } : {}),
})

/** The record with other values; those without a text are left out. */
export function withValues(
  { line, broken, unit }: SourceRecord,
  values: Readonly<Record<string, string | undefined>>,
): SourceRecord {
  const given = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) if (value) given.set(name, value)
  return { line, ...(broken && { broken }), ...(unit && { unit }), values: given }
}
