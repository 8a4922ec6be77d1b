import { attributeName, type SourceRecord, type Values } from '#backend/import/source-record.ts'
import { type TableForm, TableParser, type TableRecord } from '#backend/import/table-parser.ts'

const delimiters = ['\t', ',', ';', '|']

/** What Excel writes into the first line of a CSV, for itself: 'sep=;'. */
const separatorLine = /^"?sep=(.)"?\s*$/i

/** The form of a table and the names of its columns, by how it starts. */
export function readTableHead(head: string): { form: TableForm; columns: string[] } {
  const [first = '', second = ''] = head.trimStart().split('\n', 2)
  const named = separatorLine.exec(first)?.[1]
  const header = named === undefined ? first : second
  const count = (sign: string) => header.split(sign).length
  const delimiter =
    named ?? delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  // Google's TSV knows no quotes, unless its columns have some.
  const form = { delimiter, hasQuotes: delimiter !== '\t' || header.includes('"') }
  const records = new TableParser(form).read(head, { isEnd: false })
  const [whole] = records.filter(isNoSeparator)
  const columns = whole?.values ?? new TableParser(form).read(header, { isEnd: true })[0]?.values
  return { form, columns: (columns ?? []).map(attributeName) }
}

const isNoSeparator = ({ values }: TableRecord) => !separatorLine.test(values.join(''))

/** The values of a row; all rows of a table share the index of its columns. */
class TableRow implements Values {
  private readonly columns: ReadonlyMap<string, number>
  private readonly values: readonly string[]

  constructor(columns: ReadonlyMap<string, number>, values: readonly string[]) {
    this.columns = columns
    this.values = values
  }

  get(name: string): string | undefined {
    const column = this.columns.get(name)
    return column === undefined ? undefined : (this.values[column] ?? '')
  }

  has(name: string): boolean {
    return this.columns.has(name)
  }
}

/**
 * The rows of a CSV or TSV file, one by one, with LF for line ends; lines without a value are none. Throws ImportError where a
 * row does not end.
 */
export async function* readTable(
  texts: AsyncIterable<string>,
  form: TableForm,
): AsyncGenerator<SourceRecord> {
  const parser = new TableParser(form)
  let columns: ReadonlyMap<string, number> | undefined
  const rowsOf = (records: readonly TableRecord[]) =>
    records.flatMap(({ line, values, unreadable }): SourceRecord[] => {
      if (columns)
        return [{ line, values: new TableRow(columns, values), ...(unreadable && { unreadable }) }]
      const names = values.map(attributeName)
      columns = new Map(names.map((name, index) => [name, index]))
      return []
    })
  let isStart = true
  for await (const text of texts) {
    const records = parser.read(text, { isEnd: false })
    yield* rowsOf(isStart ? records.filter(isNoSeparator) : records)
    isStart &&= records.length === 0
  }
  yield* rowsOf(parser.read('', { isEnd: true }))
}
