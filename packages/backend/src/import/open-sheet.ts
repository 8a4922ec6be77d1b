import { refusedShopee, shopeeUpload } from '#import/formats/shopee.ts'
import { refusedTikTok, tikTokUpload } from '#import/formats/tiktok.ts'
import { TableRow } from '#import/read-table.ts'
import type { OpenRecords } from '#import/record-translation.ts'
import { type RefusedSheet, type SheetFormat, SheetHead } from '#import/sheet-format.ts'
import { ImportError, type SourceRecord } from '#import/source-record.ts'
import { detectTable } from '#import/table-formats.ts'
import { type SheetRow, Workbook, workbookLimits } from '#import/workbook.ts'

const templates: readonly SheetFormat[] = [shopeeUpload, tikTokUpload]
const refused: readonly RefusedSheet[] = [...refusedShopee, ...refusedTikTok]

/** Lines needed to identify a sheet. */
const headLength = 7

async function bytesOf(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maxBytes)
      throw new ImportError(`The spreadsheet has more than ${maxBytes / 2 ** 20} MiB: split it.`)
    pieces.push(chunk)
  }
  return Buffer.concat(pieces)
}

async function headOf(workbook: Workbook, sheet: string): Promise<SheetHead> {
  const rows: SheetRow[] = []
  for await (const row of workbook.rows(sheet)) {
    if (row.line > headLength) break
    rows.push(row)
  }
  return new SheetHead(rows)
}

/** Yields the rows of a sheet from a line on. Cells missing at the end are empty. */
async function* recordsOf(
  rows: AsyncIterable<SheetRow>,
  columns: readonly string[],
  from: number,
): AsyncGenerator<SourceRecord> {
  const index = new Map(columns.map((name, position) => [name, position]))
  for await (const { line, cells } of rows)
    if (line >= from) yield { line, values: new TableRow(index, cells) }
}

interface Found {
  workbook: Workbook
  sheet: string
  head: SheetHead
}

/** Instructions are text where products have a price. */
function checkInstructions({ head }: Found, column: string, from: number): void {
  for (let line = 2; line < from; line++)
    if (/^[\d.,]+$/.test(head.text(line, column)))
      throw new ImportError(
        `Row ${line}: a product is where the template has its instructions. Products start in row ${from}.`,
      )
}

async function openTemplate(found: Found, format: SheetFormat): Promise<OpenRecords> {
  const { workbook, sheet, head } = found
  const from = format.dataFrom(head)
  checkInstructions(found, format.priceColumn, from)
  return {
    records: recordsOf(workbook.rows(sheet), head.columns, from),
    translate: await format.translation(head, workbook),
    unit: 'Row',
  }
}

function openTable({ workbook, sheet, head }: Found): OpenRecords {
  const { translation, arrange, part } = detectTable(head.columns)
  const records = recordsOf(workbook.rows(sheet), head.columns, head.line + 1)
  return {
    records: arrange ? arrange(records, head.columns) : records,
    translate: translation(),
    unit: 'Row',
    ...(part && { part }),
  }
}

/** Opens a workbook: its first sheet that is a template, because examples follow; else its first sheet, as a table. */
export async function openSheet(
  chunks: AsyncIterable<Uint8Array>,
  limits = workbookLimits,
): Promise<OpenRecords> {
  const workbook = await Workbook.open(await bytesOf(chunks, limits.maxBytes), limits)
  const heads: Found[] = []
  for (const sheet of workbook.sheetNames) {
    const found = { workbook, sheet, head: await headOf(workbook, sheet) }
    const isLike = ({ columns }: { columns: readonly string[] }) => found.head.has(...columns)
    const format = templates.find(isLike)
    if (format) return openTemplate(found, format)
    const known = refused.find(isLike)
    if (known) throw new ImportError(`This is ${known.name}, which ${known.reason}.`)
    heads.push(found)
  }
  const [first] = heads
  if (!first) throw new ImportError('The spreadsheet has no sheet.')
  return openTable(first)
}
