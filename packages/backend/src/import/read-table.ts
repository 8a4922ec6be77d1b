import Papa from 'papaparse'
import { attributeName, type SourceRecord, type Values } from '#import/source-record.ts'
import { type TableForm, TableParser, type TableRecord } from '#import/table-parser.ts'

const delimiters = ['\t', ',', ';', '|']

/** Excel's own first line in a CSV: 'sep=;'. */
const separatorLine = /^"?sep=(.)"?\s*$/i

const blankLines = /^(?:[^\S\n]*\n)+/

/** Detects the form of a table and its column names by its start. */
export function readTableForm(head: string): TableForm {
  // Not trimmed, because the first column may be unnamed.
  const start = head.replace(blankLines, '')
  const [first = '', second = ''] = start.split('\n', 2)
  const named = separatorLine.exec(first)?.[1]
  const header = named === undefined ? first : second
  const count = (sign: string) => header.split(sign).length
  const delimiter =
    named ?? delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  const headRecords = named === undefined ? 1 : 2
  // Google's TSV has no quotes, unless its header has.
  const hasQuotes = delimiter !== '\t' || header.includes('"')
  const { data } = Papa.parse<string[]>(start, {
    delimiter,
    newline: '\n',
    preview: headRecords,
    fastMode: hasQuotes ? undefined : true,
  })
  return { delimiter, hasQuotes, headRecords, columns: (data.at(-1) ?? []).map(attributeName) }
}

/** The values of a row. All rows of a table share its column index. */
export class TableRow implements Values {
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

/** Yields the rows of a CSV or TSV file with LF line ends, skipping empty ones. Throws ImportError for a row that does not end. */
export async function* readTable(
  texts: AsyncIterable<string>,
  form: TableForm,
): AsyncGenerator<SourceRecord> {
  const parser = new TableParser(form)
  const columns = new Map(form.columns.map((name, index) => [name, index]))
  const toRecord = ({ line, values, unreadable }: TableRecord): SourceRecord => ({
    line,
    values: new TableRow(columns, values),
    ...(unreadable && { unreadable }),
  })
  for await (const text of texts)
    for (const record of parser.read(text, { isEnd: false })) yield toRecord(record)
  for (const record of parser.read('', { isEnd: true })) yield toRecord(record)
}
