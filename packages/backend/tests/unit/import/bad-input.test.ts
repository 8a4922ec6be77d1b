import { describe, expect, test } from 'vitest'
import { readText } from '#tests/support/read-text.ts'

const columns = [
  'id',
  'title',
  'price',
  'availability',
  'image_link',
  'sale_price',
  'brand',
] as const

type Row = Partial<Record<(typeof columns)[number], string>>

let last = 0

/** Builds an importable row, with changes. */
const row = (given: Row = {}) => {
  last++
  const values: Row = {
    id: `R${last}`,
    title: 'Kebaya',
    price: '250000 IDR',
    availability: 'in_stock',
    ...given,
  }
  return columns.map((name) => values[name] ?? '').join('\t')
}

const table = (...rows: string[]) => [columns.join('\t'), ...rows].join('\n')

const run = async (text: string) => {
  const { garments, dropped } = await readText(text)
  return { garments, made: garments.length, dropped }
}

const item = (content: string) => {
  last++
  return `<item><g:id>X${last}</g:id><g:title>Kebaya</g:title><g:price>250000 IDR</g:price><g:availability>in_stock</g:availability>${content}</item>`
}

const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('\n')}\n</channel></rss>`

describe('a bad row', () => {
  test.each<[string, Row, string]>([
    ['without an id', { id: '' }, 'Line 3: row: has no id'],
    ['without a title', { title: '' }, 'Line 3: row: has no title'],
    ['without a price', { price: '' }, 'Line 3: row: has no price'],
    ['with a price of nothing', { price: '0 IDR' }, 'its price is zero ("0 IDR")'],
    ['in dollars', { price: '19.90 USD' }, 'is in a currency other than rupiah: USD'],
    ['in euros', { price: '€ 20' }, 'is in a currency other than rupiah: EUR'],
    ['with cents', { price: '199000.50 IDR' }, 'is not an amount in whole rupiah'],
    ['with a price in words', { price: 'call us' }, 'is not an amount in whole rupiah'],
    ['with a price that must be of another currency', { price: '29' }, 'too low for rupiah'],
    ['in another encoding', { title: 'Kebaya \ufffd' }, 'Line 3: field title: is not in UTF-8'],
  ])('%s is skipped alone, and is named with its line', async (_, given, reason) => {
    const report = await run(table(row(), row(given), row()))
    expect(report.made).toBe(2)
    expect(report.dropped.join('\n')).toContain(reason)
    expect(report.dropped[0]).toMatch(/^Line 3: /)
  })

  test('with a repeated id is skipped alone', async () => {
    const report = await run(table(row({ id: 'TWICE' }), row({ id: 'TWICE' })))
    expect([report.made, report.dropped]).toEqual([
      1,
      ['Line 3: row: has the id of a row above ("TWICE")'],
    ])
  })

  test('with another price than the other sizes is skipped alone', async () => {
    const text =
      'id,item_group_id,title,price,size,availability\nP-S,P,A,100000,S,in_stock\nP-M,P,A,120000,M,in_stock'
    const report = await run(text)
    expect([report.made, report.dropped]).toEqual([
      1,
      ['Line 3: row: has a different price from the other sizes ("P-M")'],
    ])
  })
})

describe('a bad field', () => {
  test.each<[string, Row, string]>([
    [
      'a script for a picture',
      { image_link: 'javascript:alert(1)' },
      'is not an http or https address',
    ],
    [
      'a picture on this machine',
      { image_link: 'http://127.0.0.1/a.jpg' },
      'not on the public internet',
    ],
    [
      'a picture in a private network',
      { image_link: 'http://[::ffff:10.0.0.1]/a.jpg' },
      'not on the public internet',
    ],
    [
      'a picture of a cloud machine about itself',
      { image_link: 'http://169.254.169.254/a' },
      'not on the public internet',
    ],
    [
      'a picture with a password',
      { image_link: 'https://a:b@example.com/a.jpg' },
      'contains a user',
    ],
    ['a sale price above the price', { sale_price: '300000 IDR' }, 'is above the price'],
    ['a sale price in dollars', { sale_price: '9 USD' }, 'in a currency other than rupiah: USD'],
    ['a brand as long as a page', { brand: 'x'.repeat(61) }, 'has more than 60 characters'],
    ['an unknown availability', { availability: 'perhaps' }, 'treated as out of stock'],
  ])('%s drops only the field, and the product is created', async (_, given, reason) => {
    const report = await run(table(row(given)))
    expect(report.made).toBe(1)
    expect(report.dropped).toEqual([expect.stringContaining(reason)])
    expect(report.dropped[0]).toMatch(/^Line 2: field /)
  })
})

describe('a feed in XML', () => {
  test.each([1, 7, 10_000])('names items with their lines, in chunks of %i', async (pieces) => {
    const text = rss('<item></item>', '<item\n></item><item>', '</item>', item(''))
    const { dropped } = await readText(text, { pieces })
    expect(dropped).toEqual([2, 3, 4].map((line) => `Line ${line}: row: has no id`))
  })

  test('resolves no entities of its DOCTYPE', async () => {
    const bomb = rss(item('<g:brand>&laugh;&secret;</g:brand>')).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY laugh "ha"><!ENTITY secret SYSTEM "file:///etc/hostname">]><rss',
    )
    expect(await run(bomb)).toMatchObject({
      garments: [{ code: `X${last}`, brand: '&laugh;&secret;' }],
      dropped: [],
    })
  })

  test('keeps a value with an unescaped character', async () => {
    const report = await run(rss(item('<g:brand>Tom & Jerry</g:brand>'), item('')))
    expect([report.made, report.dropped]).toEqual([2, []])
  })

  test('with an unclosed element loses its value only', async () => {
    const report = await run(rss(item('<g:brand>Tom'), item('')))
    expect(report).toMatchObject({
      made: 2,
      dropped: ['Line 2: field brand: is not well-formed XML'],
    })
  })

  test('with an endless value is given up, without filling the memory', async () => {
    await expect(run(rss(item(`<g:description>${'endless '.repeat(200_000)}`)))).rejects.toThrow(
      'no product ends within a million characters',
    )
  })

  test('that ends in the middle of a product is refused with its line', async () => {
    const text = rss(item(''), item(''))
    const cut = text.slice(0, text.lastIndexOf('<item>') + 30)
    await expect(run(cut)).rejects.toThrow('Line 3: the file ends inside a product.')
  })
})

describe("a file that isn't a feed", () => {
  test.each([
    ['an empty file', ' \n', 'empty'],
    ['a web page', '<!DOCTYPE html><html></html>', 'web page'],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', '<svg>'],
    ['JSON', '{"products":[]}', 'JSON'],
    ['a table of something else', 'name;age\nSiti;20', 'name, age'],
    ['a local inventory', 'store_code\tid\tquantity\tprice\n1\tA\t2\t3', 'local inventory'],
    ['a table without prices', 'id\ttitle\nA\tKebaya', 'it needs the columns'],
  ])('%s is refused with what it is', async (_, text, reason) => {
    await expect(run(text)).rejects.toThrow(reason)
  })

  test('with a quote that is never closed is refused with its line', async () => {
    const text =
      'id,title,price,availability\nA1,Kebaya,250000,in_stock\nA2,"Kebaya,250000,in_stock\n'
    await expect(run(text)).rejects.toThrow(/^Line \d: the table cannot be read from here on/)
  })
})
