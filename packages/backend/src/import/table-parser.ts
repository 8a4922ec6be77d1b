import Papa from 'papaparse'
import { ImportError, maxRecordLength } from '#import/source-record.ts'

/** How a table separates its values. Google's TSV has no quotes. */
export interface TableForm {
  delimiter: string
  hasQuotes: boolean
  /** Column names from the header. */
  columns: readonly string[]
  /** Records before the first row: the header, and a line that names the separator. */
  headRecords: number
}

/** The values of a record, or why they can't be split. */
export interface TableRecord {
  line: number
  values: string[]
  unreadable?: string
}

/** For a quoted value with another quote inside, whose end is ambiguous. */
const brokenQuote = 'has a quote within quotes: write it twice'

const tooManyValues = 'has more values than columns: quote values that contain the separator'

const lineEndsIn = (values: readonly string[]) => {
  let count = 0
  for (const value of values)
    for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) count++
  return count
}

/** Parses the records of a table as texts arrive. Holds only the last record, which may continue. Line ends are LF. */
export class TableParser {
  private readonly config: Papa.ParseConfig
  private readonly width: number
  private headRecords: number
  /** The start of a record that continues in the next text, and its line. */
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

  /** Returns the records that a text completes. Throws ImportError for a record that does not end. */
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
      `Line ${this.line}: the table cannot be read from here on: usually a quote is not closed. The rows before it may be imported.`,
    )
  }

  /** Parses the buffered text: all complete records, or as many as requested. */
  private parse({ isEnd, records }: { isEnd: boolean; records?: number }) {
    const parser = new Papa.Parser({ ...this.config, ...(records && { preview: records }) })
    const parsed: Papa.ParseResult<string[]> = parser.parse(this.rest, 0, !isEnd)
    return parsed
  }

  /** Reads up to a record with a broken quote, and resumes after its first line. Returns whether there is more. */
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
   * Returns whether a record with a nested quote may be several. Unescaped markup ('<p class="x">') is read well, but a
   * record over several lines may be several.
   */
  private isBroken(values: string[] | undefined, isEnd: boolean): boolean {
    if (values) return values.length !== this.width || lineEndsIn(values) > 0
    // The text may end between a quote and the next character.
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
