import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'

type Cell = string | number | boolean | Date | null

/** Builds an Excel file from sheets by name. */
export const workbookOf = (sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => [...row]),
    })),
  })

const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${content}`)
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relationships = (...targets: [type: string, target: string][]) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )

/** Builds an Excel file of one sheet from raw rows: '<row r="1"><c r="A1"><v>1</v></c></row>'. */
export const rawWorkbook = (rows: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Template" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    // Style 1 is a date, so its numbers are days.
    'xl/styles.xml': xml(
      `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet ${main}><dimension ref="A1:B2"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
  })

/** Builds a raw row. Numbers keep the given digits. */
export const rawRow = (line: number, cells: readonly (string | { digits: string })[]): string =>
  `<row r="${line}">${cells
    .map((cell) =>
      typeof cell === 'string'
        ? `<c t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c><v>${cell.digits}</v></c>`,
    )
    .join('')}</row>`
