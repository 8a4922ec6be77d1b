import type { ImportReport } from '#backend/import/import-report.ts'
import type { SourceRecord } from '#backend/import/source-record.ts'

/** What a variant is one of: ['Color', 'Navy'], ['Waist', '28']. An option without a value is none. */
export type Option = readonly [name: string, value: string]

/** A row in the names of Google's product data with its options, or one more picture of a group of rows. */
export type Translated =
  | { kind: 'row'; record: SourceRecord; options: readonly Option[] }
  | { kind: 'picture'; line: number; group: string; address: string }

/** Null for a row that says nothing of a product by itself, or was left out with a word in the report. */
export type Translate = (record: SourceRecord, report: ImportReport) => Translated | null

/** The record with other values; those without a text are left out. */
export const withValues = (
  { line, broken }: SourceRecord,
  values: Readonly<Record<string, string | undefined>>,
): SourceRecord => ({
  line,
  ...(broken && { broken }),
  values: new Map(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ),
})
