import type { ImportReport } from '#backend/import/import-report.ts'
import type { SourceRecord } from '#backend/import/source-record.ts'

/** A row in the names of Google's product data, or one more picture of a group of rows. */
export type Translated =
  | { kind: 'row'; record: SourceRecord }
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

const sizeWords = /^(size|ukuran|taille|talla|größe|pointure)s?$/i
const colorWords = /^(colou?r|warna|couleur|farbe)s?$/i

/** Colour and size by the names of options, which are in the language of the company. */
export function namedOptions(options: readonly (readonly [name: string, value: string])[]) {
  const find = (words: RegExp) =>
    options.find(([name]) => words.test(name.replace(/^pa_/i, '').trim()))?.[1]
  return { color: find(colorWords), size: find(sizeWords) }
}
