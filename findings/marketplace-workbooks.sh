#!/usr/bin/env bash
# The .xlsx templates of Shopee and TikTok Shop have two properties that break spreadsheet libraries: their sheet files are stored in a
# different order than their tabs, and `<dimension>`, the extent of a sheet, is smaller than the sheet. Two workbooks with these properties
# and text in each cell are read with hucre 1.0.0, exceljs 4.4.0, xlsx 0.18.5 (SheetJS), @e965/xlsx 0.20.3 (SheetJS from its own registry),
# xlsx-populate 1.21.0, read-excel-file 9.3.17 and convert-excel-to-json 1.7.0.
#
# 1. xlsx-populate maps sheet files by number and ignores relationships: `sheet('Template')` silently returns the cells of "Panduan", the
#    template's instructions. It also returns the text '5' as a number.
# 2. xlsx and @e965/xlsx trust `<dimension>`: they silently drop a column and a row. `nodim: true` helps in @e965/xlsx; the version on npm
#    lacks that option.
# 3. hucre, including its row stream, exceljs, read-excel-file and convert-excel-to-json read both workbooks correctly.
#
# Used in packages/backend/src/import/workbook.ts, which reads with hucre. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0 xlsx@0.18.5 @e965/xlsx@0.20.3 xlsx-populate@1.21.0 \
  read-excel-file@9.3.17 convert-excel-to-json@1.7.0 fflate@0.8.3 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import kept from '@e965/xlsx'
import toJson from 'convert-excel-to-json'
import exceljs from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { readSheet } from 'read-excel-file/node'
import sheetjs from 'xlsx'
import populate from 'xlsx-populate'

const office = 'http://schemas.openxmlformats.org'
const main = `xmlns="${office}/spreadsheetml/2006/main"`
const packaged = `xmlns="${office}/package/2006`
const document = `${office}/officeDocument/2006/relationships`
const vendor = 'application/vnd.openxmlformats'
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const part = (path, type) =>
  `<Override PartName="/xl/${path}.xml" ContentType="${vendor}-officedocument.spreadsheetml.${type}+xml"/>`
const link = (id, type, target) => `<Relationship Id="${id}" Type="${document}/${type}" Target="${target}.xml"/>`
const one = (outer, inner) => `<${outer} count="1"><${inner}/></${outer}>`
const styles = [['fonts', 'font'], ['fills', 'fill'], ['borders', 'border'], ['cellStyleXfs', 'xf'], ['cellXfs', 'xf']]

function worksheet({ rows, dimension }) {
  const lines = rows.map((texts, row) => {
    const cells = texts.map((text, column) => `<c r="${'ABC'[column]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`)
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  return `<worksheet ${main}><dimension ref="${dimension}"/><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** A workbook of sheets in the order of their tabs, each in the file it names. */
function workbook(sheets) {
  const all = (toText) => sheets.map(toText).join('')
  const tabs = all(({ name, file }, position) => `<sheet name="${name}" sheetId="${position + 1}" r:id="${file}"/>`)
  const rels = `<Default Extension="rels" ContentType="${vendor}-package.relationships+xml"/>`
  const parts = part('workbook', 'sheet.main') + part('styles', 'styles') + all(({ file }) => part(`worksheets/${file}`, 'worksheet'))
  const links = all(({ file }) => link(file, 'worksheet', `worksheets/${file}`)) + link('styles', 'styles', 'styles')
  const files = {
    '[Content_Types].xml': `<Types ${packaged}/content-types">${rels}${parts}</Types>`,
    '_rels/.rels': `<Relationships ${packaged}/relationships">${link('book', 'officeDocument', 'xl/workbook')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${document}"><sheets>${tabs}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${packaged}/relationships">${links}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}>${styles.map((pair) => one(...pair)).join('')}</styleSheet>`,
  }
  for (const sheet of sheets) files[`xl/worksheets/${sheet.file}.xml`] = worksheet(sheet)
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(header + text)])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}

const guide = [['Panduan pengisian']]
const products = [['ps_product_name', 'ps_sku_short', 'ps_stock'], ['Kaos', '00123', '5'], ['Kemeja', '00124', '2']]
const books = {
  reordered: workbook([
    { name: 'Panduan', file: 'sheet2', rows: guide, dimension: 'A1' },
    { name: 'Template', file: 'sheet1', rows: products, dimension: 'A1:C3' },
  ]),
  small: workbook([{ name: 'Template', file: 'sheet1', rows: products, dimension: 'A1:B2' }]),
}
for (const [name, book] of Object.entries(books)) writeFileSync(`${name}.xlsx`, book)

async function stream(name) {
  const rows = []
  for await (const { values } of streamXlsxRows(books[name], { sheet: 'Template' })) rows.push(values)
  return rows
}
const withXlsx = (library, options) => (name) =>
  library.utils.sheet_to_json(library.read(books[name], options).Sheets.Template, { header: 1 })
const withExceljs = async (name) => {
  const book = await new exceljs.Workbook().xlsx.load(books[name])
  return book.getWorksheet('Template').getSheetValues().slice(1).map((row) => row.slice(1))
}
const readers = {
  hucre: async (name) => (await readXlsx(books[name])).sheets.find((sheet) => sheet.name === 'Template').rows,
  'hucre stream': stream,
  'read-excel-file': (name) => readSheet(`${name}.xlsx`, 'Template'),
  'convert-excel-to-json': (name) => toJson({ source: books[name] }).Template.map(Object.values),
  exceljs: withExceljs,
  xlsx: withXlsx(sheetjs, {}),
  '@e965/xlsx': withXlsx(kept, {}),
  'xlsx nodim': withXlsx(sheetjs, { nodim: true }),
  '@e965/xlsx nodim': withXlsx(kept, { nodim: true }),
  'xlsx-populate': async (name) => (await populate.fromDataAsync(books[name])).sheet('Template').usedRange().value(),
}
const seen = {}
for (const [reader, read] of Object.entries(readers)) {
  seen[reader] = { reordered: await read('reordered'), small: await read('small') }
  console.log(reader, JSON.stringify(seen[reader]))
}

const numbers = [products[0], ['Kaos', '00123', 5], ['Kemeja', '00124', 2]]
assert.deepEqual(seen['xlsx-populate'], { reordered: guide, small: numbers })
const cut = [['ps_product_name', 'ps_sku_short'], ['Kaos', '00123']]
for (const reader of ['xlsx', 'xlsx nodim', '@e965/xlsx'])
  assert.deepEqual(seen[reader], { reordered: products, small: cut })
const right = ['hucre', 'hucre stream', 'exceljs', 'read-excel-file', 'convert-excel-to-json', '@e965/xlsx nodim']
for (const reader of right)
  assert.deepEqual(seen[reader], { reordered: products, small: products })
console.log('As described.')
SCRIPT
node run.mjs
