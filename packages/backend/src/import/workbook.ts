import { isValid } from 'date-fns/isValid'
import { unzipSync } from 'fflate'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { ImportError } from '#import/source-record.ts'

export const workbookLimits = {
  /** Bytes of the file, which is kept in memory. */
  maxBytes: 64 * 2 ** 20,
  /** Bytes of what is compressed in it: a small file may unpack to gigabytes. */
  maxUnpackedBytes: 256 * 2 ** 20,
  /** Rows of a sheet, those without a value too. */
  maxRows: 200_000,
}
export type WorkbookLimits = typeof workbookLimits

/** A row of a sheet: its number as a spreadsheet shows it, and the texts of its cells. */
export interface SheetRow {
  line: number
  cells: string[]
}

/** Spreadsheets keep no more digits of a number. */
const maxDigits = 15

/** What a formula says that cannot be calculated. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/

/** A number with more digits than a spreadsheet keeps is shown as one shows it, rounded. */
const numberText = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 10 ** maxDigits
    ? value.toExponential(maxDigits - 1).toUpperCase()
    : String(value)

function cellText(value: unknown): string {
  if (typeof value === 'string') return formulaError.test(value) ? '' : value
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  // A long id in a cell that is formatted as a date is no day.
  return value instanceof Date && isValid(value) ? value.toISOString().slice(0, 10) : ''
}

function refusal(error: unknown): unknown {
  if (error instanceof ImportError) return error
  const found = error instanceof Error ? error.message : String(error)
  return new ImportError(`The spreadsheet cannot be read: ${found}`)
}

/** The bytes that a deflated entry has at most, where its header does not say it. */
const maxRatio = 1_032

function unpackedBytes(bytes: Uint8Array): number {
  let sum = 0
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      sum += originalSize || size * maxRatio
      return false
    },
  })
  return sum
}

/** An Excel file (.xlsx). Each call throws ImportError for one that cannot be read. */
export class Workbook {
  readonly sheetNames: readonly string[]
  private readonly bytes: Uint8Array
  private readonly limits: WorkbookLimits

  private constructor(bytes: Uint8Array, sheetNames: readonly string[], limits: WorkbookLimits) {
    this.bytes = bytes
    this.sheetNames = sheetNames
    this.limits = limits
  }

  static async open(bytes: Uint8Array, limits = workbookLimits): Promise<Workbook> {
    const sheetNames: string[] = []
    try {
      if (unpackedBytes(bytes) > limits.maxUnpackedBytes)
        throw new ImportError(
          `The spreadsheet unpacks to more than ${limits.maxUnpackedBytes / 2 ** 20} MiB: split it.`,
        )
      await readXlsx(bytes, {
        sheets: ({ name }) => {
          sheetNames.push(name)
          return false
        },
      })
    } catch (error) {
      throw refusal(error)
    }
    return new Workbook(bytes, sheetNames, limits)
  }

  /** The rows of a sheet that have a value, one by one. */
  async *rows(sheet: string): AsyncGenerator<SheetRow> {
    let count = 0
    try {
      for await (const { index, values } of streamXlsxRows(this.bytes, { sheet })) {
        count++
        if (count > this.limits.maxRows)
          throw new ImportError(
            `The sheet ${sheet} has more than ${this.limits.maxRows} rows: split it, and delete empty rows.`,
          )
        const cells = values.map(cellText)
        if (cells.some((text) => text.trim() !== '')) yield { line: index + 1, cells }
      }
    } catch (error) {
      throw refusal(error)
    }
  }
}
