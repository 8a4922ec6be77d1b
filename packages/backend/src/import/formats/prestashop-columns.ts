import type { SourceRecord } from '#import/source-record.ts'

/** 'active_(0/1)', 'name_*' and 'reference_#' are active, name and reference; versions write them with other signs. */
export const shortColumn = (column: string): string =>
  column.replace(/\(.*$/, '').replaceAll(/[*#.]/g, '').replace(/_+$/, '')

/** The sign between values of one column: 'Categories (x,y,z...)' has it in its name; a table with commas has semicolons there. */
const listSign = (columns: readonly string[]): string =>
  columns.some((name) => /\([^)]*;/.test(name)) ? ';' : ','

/** The name under which a row has the sign between its values. */
export const signColumn = 'list_sign'

/** The rows under the short names of their columns. */
export async function* withShortColumns(
  records: AsyncIterable<SourceRecord>,
  columns: readonly string[],
): AsyncGenerator<SourceRecord> {
  const sign = listSign(columns)
  const byName = new Map(columns.map((name) => [shortColumn(name), name]))
  for await (const { values, ...record } of records)
    yield {
      ...record,
      values: {
        get: (name) => (name === signColumn ? sign : values.get(byName.get(name) ?? '')),
        has: (name) => byName.has(name),
      },
    }
}
