import Papa from 'papaparse'
import { ImportError, maxRecordLength } from '#backend/import/source-record.ts'

/** How a table separates its values. Google's TSV knows no quotes. */
export interface TableForm {
  delimiter: string
  hasQuotes: boolean
}

/** The values of a record, or why they cannot be told apart. */
export interface TableRecord {
  line: number
  values: string[]
  unreadable?: string
}

/** A value that starts with a quote, has another one within, and so may end anywhere. */
const brokenQuote = 'has a quote within quotes: write it twice'

const lineEndsIn = (values: readonly string[]) => {
  let count = 0
  for (const value of values)
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count++
  return count
}

/** Reads the records of a table, text by text, of which only the last, which may go on, is kept. Line ends are LF. */
export class TableParser {
  private readonly config: Papa.ParseConfig
  /** The number of columns, which the first record tells. */
  private width = 0
  /** The start of a record that goes on in the next text, and its line. */
  private rest = ''
  private line = 1

  constructor({ delimiter, hasQuotes }: TableForm) {
    this.config = {
      delimiter,
      newline: '\n',
      quoteChar: '"',
      ...(!hasQuotes && { fastMode: true }),
    }
  }

  /** The records that a text completes. Throws ImportError for a record that does not end. */
  read(text: string, { isEnd }: { isEnd: boolean }): TableRecord[] {
    const records: TableRecord[] = []
    this.rest += text
    let hasMore = this.rest !== ''
    while (hasMore) hasMore = this.readSome(records, isEnd)
    if (this.rest.length > maxRecordLength) throw this.endless()
    return records
  }

  private endless(): ImportError {
    return new ImportError(
      `Line ${this.line}: the table cannot be read on from here: mostly a quote is opened and not closed. What stands before it may be imported.`,
    )
  }

  private parse(rows?: number): Papa.ParseResult<string[]> {
    const parser = new Papa.Parser({ ...this.config, ...(rows && { preview: rows }) })
    return parser.parse(this.rest, 0, rows !== undefined || !this.isLast)
  }

  private isLast = false

  /** Reads up to a record with a broken quote, behind which the next line starts anew. Returns whether there is more to read. */
  private readSome(records: TableRecord[], isEnd: boolean): boolean {
    this.isLast = isEnd
    const { data, errors, meta } = this.parse()
    if (errors.some(({ code }) => code === 'MissingQuotes')) throw this.endless()
    const broken = errors.find(({ row = 0 }) => this.isBroken(data[row], isEnd))?.row
    for (const values of broken === undefined ? data : data.slice(0, broken))
      this.add(records, values)
    if (broken === undefined) {
      this.rest = isEnd ? '' : this.rest.slice(meta.cursor)
      return false
    }
    const start = broken === 0 ? 0 : this.parse(broken).meta.cursor
    const end = this.rest.indexOf('\n', start)
    records.push({ line: this.line, values: [], unreadable: brokenQuote })
    this.line++
    this.rest = end === -1 ? '' : this.rest.slice(end + 1)
    return this.rest !== ''
  }

  /**
   * Whether a record with a quote within quotes is more than one. Markup that nobody escaped ('<p class="x">') is read well;
   * a record that goes on over lines may be several.
   */
  private isBroken(values: string[] | undefined, isEnd: boolean): boolean {
    if (values) return values.length !== this.width || lineEndsIn(values) > 0
    // The text may end between a quote and what stands behind it.
    return !isEnd && !this.rest.trimEnd().endsWith('"') && this.rest.includes('\n')
  }

  private add(records: TableRecord[], values: string[]): void {
    const { line } = this
    this.line += 1 + lineEndsIn(values)
    if (values.every((value) => value.trim() === '')) return
    this.width ||= values.length
    const isLonger = values.length > this.width && values.slice(this.width).some(Boolean)
    records.push({
      line,
      values,
      ...(isLonger && {
        unreadable: 'has more values than there are columns: quote values that have the separator',
      }),
    })
  }
}
