import Papa from 'papaparse'
import { ImportError, maxRecordLength } from '#import/source-record.ts'

/** How a table separates its values. Google's TSV knows no quotes. */
export interface TableForm {
  delimiter: string
  hasQuotes: boolean
  /** The names of its columns, as its header has them. */
  columns: readonly string[]
  /** Records before the first row: the header, and a line that names the separator. */
  headRecords: number
}

/** The values of a record, or why they cannot be told apart. */
export interface TableRecord {
  line: number
  values: string[]
  unreadable?: string
}

/** A value that starts with a quote, has another one within, and so may end anywhere. */
const brokenQuote = 'has a quote within quotes: write it twice'

const tooManyValues =
  'has more values than there are columns: quote values that have the separator in them'

const lineEndsIn = (values: readonly string[]) => {
  let count = 0
  for (const value of values)
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count++
  return count
}

/** Reads the records of a table, text by text, of which only the last, which may go on, is kept. Line ends are LF. */
export class TableParser {
  private readonly config: Papa.ParseConfig
  private readonly width: number
  private headRecords: number
  /** The start of a record that goes on in the next text, and its line. */
  private rest = ''
  private line = 1

  constructor({ delimiter, hasQuotes, columns, headRecords }: TableForm) {
    this.config = {
      delimiter,
      newline: '\n',
      quoteChar: '"',
      ...(!hasQuotes && { fastMode: true }),
    }
    this.width = columns.length
    this.headRecords = headRecords
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

  /** Parses what is there: all complete records, or as many as are asked for. */
  private parse({ isEnd, records }: { isEnd: boolean; records?: number }) {
    const parser = new Papa.Parser({ ...this.config, ...(records && { preview: records }) })
    const parsed: Papa.ParseResult<string[]> = parser.parse(this.rest, 0, !isEnd)
    return parsed
  }

  /** Reads up to a record with a broken quote, behind whose first line it starts anew. Returns whether there is more to read. */
  private readSome(records: TableRecord[], isEnd: boolean): boolean {
    const { data, errors, meta } = this.parse({ isEnd })
    if (errors.some(({ code }) => code === 'MissingQuotes')) throw this.endless()
    const broken = errors.find(({ row = 0 }) => this.isBroken(data[row], isEnd))?.row
    for (const values of data.slice(0, broken)) this.add(records, values)
    if (broken === undefined) {
      this.rest = isEnd ? '' : this.rest.slice(meta.cursor)
      return false
    }
    const start = broken === 0 ? 0 : this.parse({ isEnd, records: broken }).meta.cursor
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
    if (this.headRecords > 0) {
      this.headRecords--
      return
    }
    const isLonger = values.length > this.width && values.slice(this.width).some(Boolean)
    records.push({ line, values, ...(isLonger && { unreadable: tooManyValues }) })
  }
}
