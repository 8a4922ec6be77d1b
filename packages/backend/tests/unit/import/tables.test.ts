import { describe, expect, test } from 'vitest'
import { readText, sold } from '#tests/support/read-text.ts'

const header = 'id,title,price,availability,quantity,description'
const row = (id: string, description = '') => `${id},Kebaya,250000,in stock,1,${description}`
const rows = [row('A'), row('B', '"wide\nand\nlong"'), row('C')]

const ids = async (text: string, pieces?: number) =>
  (await readText(text, pieces === undefined ? {} : { pieces })).garments.map(({ code }) => code)

describe('line ends', () => {
  const lf = [header, ...rows, ''].join('\n')

  test.each([
    ['of Windows', lf.replaceAll('\n', '\r\n')],
    ['of old Macs', lf.replaceAll('\n', '\r')],
    ['of Windows under a header with LF', `${header}\n${rows.join('\r\n')}`],
    ['with LF under a header of Windows', `${header}\r\n${rows.join('\n')}`],
    ['of all kinds', `${header}\r${rows[0]}\n${rows[1]}\r\n${rows[2]}`],
    ['that were written twice', lf.replaceAll('\n', '\r\r\n')],
  ])('%s keep every row, at every chunk size', async (_, text) => {
    for (const pieces of [1, 2, 7, 10_000]) expect(await ids(text, pieces)).toEqual(['A', 'B', 'C'])
  })

  test.each(['\n', '\r\n', '\r'])('within quotes too (%j) count as in an editor', async (end) => {
    const text = [header, ...rows, '', row('')].join('\n').replaceAll('\n', end)
    for (const pieces of [1, 10_000])
      expect((await readText(text, { pieces })).dropped).toEqual(['Line 8: row: has no id'])
  })
})

describe('a table', () => {
  test.each([
    ['commas and quotes', 'A,"Kebaya ""Sari"", panjang",250000,in stock', ','],
    ['semicolons', 'A;Kebaya "Sari", panjang;Rp 250.000;in stock', ';'],
    ['tabs, without quotes', 'A\tKebaya "Sari", panjang\tIDR 250,000.00\tin_stock', '\t'],
    ['bars', 'A|Kebaya "Sari", panjang|Rp 250.000|in stock', '|'],
  ])('with %s is read', async (_, text, sign) => {
    const { garments, dropped } = await readText(
      `${['id', 'title', 'price', 'availability'].join(sign)}\n${text}`,
    )
    expect(dropped).toEqual([])
    expect(garments).toMatchObject([{ name: 'Kebaya "Sari", panjang', retailPrice: 250_000 }])
  })

  test.each(['sep=;', 'SEP=;\r', '"sep=;"', '\ufeffsep=;'])(
    'with its separator declared first (%j) is read, and the line numbers include it',
    async (first) => {
      const { garments, dropped } = await readText(
        `${first}\nid;title;price;availability\nA;Kebaya, panjang;250000;in stock\n;B;1;`,
      )
      expect(garments).toMatchObject([{ code: 'A', name: 'Kebaya, panjang' }])
      expect(dropped).toEqual(['Line 4: row: has no id'])
    },
  )

  test('may spell its colour column Colour', async () => {
    const read = await readText(
      'id,item_group_id,title,price,quantity,Colour\n1,G,Kebaya,250000,1,Navy\n2,G,Kebaya,250000,2,Red',
    )
    expect(sold(read)).toEqual(['G-NAVY Navy: One size ×1', 'G-RED Red: One size ×2'])
  })

  test('may have blanks before its UTF-8 byte-order mark', async () => {
    expect(await ids(`\t\ufeff${header}\n${row('A')}`)).toEqual(['A'])
  })

  test('may start with an unnamed column, as data tools number rows', async () => {
    const numbered = [header, row('A'), row('B')].map((line, at) => `${at || ''},${line}`)
    expect(await ids(numbered.join('\n'))).toEqual(['A', 'B'])
    expect(await ids(numbered.join('\n').replaceAll(',', '\t'))).toEqual(['A', 'B'])
  })

  test('skips lines without a value', async () => {
    const { rows: counts } = await readText(`\n${header}\n\n${row('A')}\n,,,,,\n \n`)
    expect(counts).toMatchObject({ read: 1, imported: 1 })
  })

  test('may have rows that end early', async () => {
    expect(await ids(`${header}\nA,Kebaya,250000,in stock`)).toEqual(['A'])
  })
})

describe('a row of a table', () => {
  test('with more values than columns is named, since they are in wrong columns', async () => {
    const { dropped, garments } = await readText(
      `${header}\nA,Kebaya,250000,in stock,1,wide, long\n${row('B')},,`,
    )
    expect(garments.map(({ code }) => code)).toEqual(['B'])
    expect(dropped).toEqual([expect.stringContaining('Line 2: row: has more values than')])
  })

  test.each([1, 13, 10_000])(
    'with an undoubled quote is named, and affects no other row (chunks of %i)',
    async (pieces) => {
      const { dropped, garments } = await readText(
        [header, row('A'), row('B', '"Sari" panjang'), row('C', '"wide"'), row('D')].join('\n'),
        { pieces },
      )
      expect(garments.map(({ code }) => code)).toEqual(['A', 'C', 'D'])
      expect(dropped).toEqual(['Line 3: row: has a quote within quotes: write it twice'])
    },
  )

  test('with markup whose quotes are not escaped is read', async () => {
    const { dropped, garments } = await readText(
      [header, row('A', '"<p class="x">wide, long</p>"'), row('B')].join('\n'),
    )
    expect(dropped).toEqual([])
    expect(garments).toMatchObject([{ description: 'wide, long' }, { code: 'B' }])
  })

  test('with a quote that is never closed ends the import with its line', async () => {
    const text = [header, row('A'), row('B', '"wide'), row('C')].join('\n')
    await expect(readText(text)).rejects.toThrow(/^Line 3: the table cannot be read from here on/)
    const long = [header, row('A', `"${'wide '.repeat(250_000)}`), row('C')].join('\n')
    await expect(readText(long)).rejects.toThrow(/^Line 2: the table cannot be read from here on/)
  })
})
