import { isValid } from 'date-fns/isValid'
import { unzipSync } from 'fflate'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { ImportError } from '#import/source-record.ts'

export const workbookLimits = {
  /** Bytes of the file, which is held in memory. */
  maxBytes: 64 * 2 ** 20,
  /** Unpacked bytes: a small file can unpack to gigabytes. */
  maxUnpackedBytes: 256 * 2 ** 20,
  /** Rows of a sheet, including empty ones. */
  maxRows: 200_000,
}
export type WorkbookLimits = typeof workbookLimits

/** A row of a sheet: its number as a spreadsheet shows it, and the texts of its cells. */
export interface SheetRow {
  line: number
  cells: string[]
}

/** Significant digits that spreadsheets keep. */
const maxDigits = 15

/** The value of a formula that can't be calculated. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/

/** Shows a number beyond those digits as a spreadsheet does, rounded. */
const numberText = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 10 ** maxDigits
    ? value.toExponential(maxDigits - 1).toUpperCase()
    : String(value)

function cellText(value: unknown): string {
  if (typeof value === 'string') return formulaError.test(value) ? '' : value
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  // A long id in a cell formatted as a date is not a valid date.
  return value instanceof Date && isValid(value) ? value.toISOString().slice(0, 10) : ''
}

function refusal(error: unknown): unknown {
  if (error instanceof ImportError) return error
  const found = error instanceof Error ? error.message : String(error)
  return new ImportError(`The spreadsheet cannot be read: ${found}`)
}

/** Deflate's maximum ratio, for entries whose header does not give their size. */
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

/** An Excel file (.xlsx). Each call throws ImportError if it is unreadable. */
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

  /** Yields the non-empty rows of a sheet. */
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
