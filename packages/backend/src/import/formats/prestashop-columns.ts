import type { SourceRecord } from '#import/source-record.ts'

/** Shortens 'active_(0/1)', 'name_*' and 'reference_#' to active, name and reference. Versions decorate them differently. */
export const shortColumn = (column: string): string =>
  column.replace(/\(.*$/, '').replaceAll(/[*#.]/g, '').replace(/_+$/, '')

/** Returns the separator of values in one column. 'Categories (x,y,z...)' shows it; tables separated by commas use semicolons. */
const listSign = (columns: readonly string[]): string =>
  columns.some((name) => /\([^)]*;/.test(name)) ? ';' : ','

/** The name under which a row has the separator. */
export const signColumn = 'list_sign'

/** Yields the rows under the short names of their columns. */
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
