import { describe, expect, test } from 'vitest'
import { openSheet } from '#import/open-sheet.ts'
import { workbookLimits } from '#import/workbook.ts'
import { inPieces, readText, sold } from '#tests/support/read-text.ts'
import { rawRow, rawWorkbook, workbookOf } from '#tests/support/workbooks.ts'

const columns = ['id', 'title', 'price', 'availability', 'size', 'item_group_id']
const shirt = (id: string | { digits: string }, size: string | { digits: string }) => [
  id,
  'Kemeja',
  { digits: '150000' },
  'in stock',
  size,
  'K',
]

describe('an Excel file with a table', () => {
  test('is read with its numbers as displayed, and texts as texts', async () => {
    const bytes = rawWorkbook(
      [
        rawRow(1, columns),
        rawRow(2, shirt('00123', '1,5')),
        rawRow(3, shirt({ digits: '124' }, { digits: '38' })),
        rawRow(4, shirt('A', { digits: '36.5' })),
        rawRow(5, shirt('B', '7/8')),
      ].join(''),
    )
    const file = await readText(bytes, { pieces: 7 })
    expect(file.dropped).toEqual([])
    expect(file.garments[0]?.sizes.map(({ id, size }) => [id, size.name])).toEqual([
      ['00123', '1,5'],
      ['124', '38'],
      ['A', '36.5'],
      ['B', '7/8'],
    ])
  })

  test("names ids that are too long for a number, with the spreadsheet's row", async () => {
    const rows = [rawRow(1, columns), rawRow(9, shirt({ digits: '1234567890123456789' }, 'M'))]
    const { dropped, garments } = await readText(rawWorkbook(rows.join('')))
    expect(dropped).toEqual([expect.stringMatching(/^Row 9: field id: was rounded by a spreadshe/)])
    expect(garments).toHaveLength(1)
  })

  test('names a size that the spreadsheet turned into a date', async () => {
    const rows = [
      ['K-M', 'Kemeja', 150_000, 'in stock', 'M', 'K'],
      ['K-X', 'Kemeja', 150_000, 'in stock', new Date('2026-08-07'), 'K'],
    ]
    const file = await readText(await workbookOf({ Any: [columns, ...rows] }))
    expect(sold(file)).toEqual(['K: M ×?'])
    expect(file.dropped).toEqual([
      'Row 3: row: has an option that a spreadsheet turned into a date: format its column as text, and type it again ("Size: 2026-08-07")',
    ])
  })

  test("has no value where a date cell's number is not a date", async () => {
    const cell = (ref: string, digits: string) => `<c r="${ref}" s="1"><v>${digits}</v></c>`
    const file = await readText(
      rawWorkbook(
        `${rawRow(1, columns)}<row r="2">${cell('A2', '1234567890123456789')}</row>${rawRow(3, shirt('A', 'M'))}`,
      ),
    )
    expect(file.rows.imported).toBe(1)
  })

  test('skips rows without a value, and reads a failed formula as empty', async () => {
    const rows = [
      rawRow(1, columns),
      ...[2, 3, 4].map((line) => `<row r="${line}"><c r="A${line}" s="0"/></row>`),
      rawRow(5, shirt('A', 'M')),
      '<row r="7"><c r="A7" t="e"><v>#N/A</v></c><c r="B7" t="inlineStr"><is><t>Kemeja</t></is></c></row>',
    ]
    const { rows: counted, dropped } = await readText(rawWorkbook(rows.join('')))
    expect([counted.read, dropped]).toEqual([2, ['Row 7: row: has no id']])
  })
})

describe('a spreadsheet is refused', () => {
  async function linesOf(bytes: Uint8Array, limits: Partial<typeof workbookLimits> = {}) {
    const { records } = await openSheet(inPieces(bytes), { ...workbookLimits, ...limits })
    const lines: number[] = []
    for await (const { line } of records) lines.push(line)
    return lines
  }
  const table = rawWorkbook(
    [columns, ...Array.from({ length: 60 }, () => ['x'.repeat(500)])]
      .map((cells, index) => rawRow(index + 1, cells))
      .join(''),
  )

  test.each([
    ['larger than the limit', { maxBytes: 1_000 }, 'more than'],
    ['that unpacks to more than the limit', { maxUnpackedBytes: 30_000 }, 'unpacks to more than'],
    ['with more rows than the limit', { maxRows: 50 }, 'The sheet Template has more than 50 rows'],
  ])('%s', async (_, limits, words) => {
    expect(await linesOf(table)).toHaveLength(60)
    await expect(linesOf(table, limits)).rejects.toThrow(words)
  })

  test('but not with two cells at the corners of the largest sheet, which fit into memory', async () => {
    const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    expect(await linesOf(rawWorkbook(rawRow(1, columns) + corner))).toEqual([1_048_576])
  })

  test.each([
    ['that breaks off', table.subarray(0, 900), 'The spreadsheet cannot be read'],
    ['that is another ZIP archive', Buffer.from('504b030400000000', 'hex'), 'cannot be read'],
    ['of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'save it as .xlsx'],
    ['that is compressed otherwise', Buffer.from('1f8b0800', 'hex'), 'unpack it first'],
    ['of something else', rawWorkbook(rawRow(1, ['name', 'age'])), 'Its first line has name, age'],
    ['without a row', rawWorkbook(''), 'This feed cannot be read'],
  ])('%s', async (_, bytes, words) => {
    await expect(readText(bytes)).rejects.toThrow(words)
  })
})
