import type { ImportReport, Refusal } from '#import/import-report.ts'
import type { SourceRecord } from '#import/source-record.ts'

/** An option of a variant: ['Color', 'Navy'], ['Waist', '28']. Ignored without a value. */
export type Option = readonly [name: string, value: string]

/**
 * A translated record. Each is exactly one kind, so the report counts all. A `row` is a variant with the attributes of
 * Google's product data, `rows` are several variants of one record, a `picture` belongs to a group, and a `product`
 * only has fields shared by other rows' variants.
 */
export type Translated =
  | { kind: 'row'; record: SourceRecord; options: readonly Option[] }
  | { kind: 'rows'; record: SourceRecord; choices: readonly (readonly Option[])[] }
  | { kind: 'picture'; line: number; group: string; address: string }
  | { kind: 'product' }
  | ({ kind: 'left-out' } & Refusal)

/** Uses the report only for single fields. A record that is left out is returned. */
export type Translate = (record: SourceRecord, report: ImportReport) => Translated

/** The records of a file, and their translation to Google's product data. */
export interface OpenRecords {
  records: AsyncGenerator<SourceRecord>
  translate: Translate
  /** What line numbers of the records count. */
  unit: string
  /** Which of two files that belong together this is. */
  part?: FilePart
}

/** PrestaShop exports products in one file, and their sizes and colours in another. */
export type FilePart = 'products' | 'combinations'

export const leftOut = (reason: string, detail?: string): Translated => ({
  kind: 'left-out',
  reason,
  ...(detail ? { detail } : {}),
})

/** Returns the record with other values, without empty ones. */
export function withValues(
  { line, broken, unit }: SourceRecord,
  values: Readonly<Record<string, string | undefined>>,
): SourceRecord {
  const given = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) if (value) given.set(name, value)
  return { line, ...(broken && { broken }), ...(unit && { unit }), values: given }
}
