import type { Connection } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { seedSmallCompany } from '@etalase/backend-kit/tests/support/small-company.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importText } from '#tests/support/import-text.ts'

let connection: Connection

beforeAll(async () => {
  connection = await openTestDatabase()
  await seedSmallCompany(connection.db)
})

afterAll(() => connection.close())

const run = (text: string, isDryRun = false) => importText(connection.db, text, { isDryRun })

const columns = 'id,item_group_id,title,price,color,size,quantity'
const sarong = ['S,3', 'M,5'].map((size) => `,SARONG,Sarong,100000,Navy,${size}`)
const table = (...rows: string[]) =>
  [columns, ...rows.map((row, index) => (row.startsWith(',') ? `R${index}${row}` : row))].join('\n')

/** More garments than a batch holds. */
const others = Array.from({ length: 260 }, (_, n) => `B${n},G${n},Bag,50000,Red,,1`)

describe('each row of a file is counted once,', () => {
  test('as imported, then as unchanged, or as left out, and a dry run counts the same', async () => {
    const text = table(...sarong, ',SARONG,Sarong,9 USD,Navy,L,1')
    const first = { read: 3, imported: 2, unchanged: 0, shared: 0, leftOut: 1 }
    expect((await run(text, true)).rows).toEqual(first)
    const { rows, summary } = await run(text)
    expect(rows).toEqual(first)
    expect(summary[1]).toBe(
      'Rows: 3 read: 2 imported, 0 unchanged, 0 with only shared data or a picture, 1 left out.',
    )
    const again = { ...first, imported: 0, unchanged: 2 }
    expect((await run(text, true)).rows).toEqual(again)
    expect((await run(text)).rows).toEqual(again)
  })

  test('even batches later, and is named itself if it is refused then', async () => {
    const late = [',SARONG,Sarong,120000,Navy,XL,1', ',SARONG,Sarong,120000,Navy,XXL,1']
    const { rows, dropped } = await run(table(...sarong, ...others, ...late))
    expect(rows).toEqual({ read: 264, imported: 260, unchanged: 2, shared: 0, leftOut: 2 })
    expect(dropped).toEqual(
      [264, 265].map((line) =>
        expect.stringContaining(`Line ${line}: row: has a different price from the other sizes`),
      ),
    )
  })

  test('as imported with several variants when one of them is', async () => {
    const woo = [
      'ID,Type,SKU,Name,Regular price,In stock?,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,TAS,Tas,,1,,Ukuran,"S, M"',
      '2,variation,TAS-S,Tas,90000,1,TAS,Ukuran,S',
      '3,variation,TAS-A,Tas,90000,1,TAS,Ukuran,',
    ].join('\n')
    const { rows, dropped } = await run(woo)
    expect(rows).toEqual({ read: 3, imported: 2, unchanged: 0, shared: 1, leftOut: 0 })
    expect(dropped).toEqual([expect.stringContaining('Line 4: field variant: has the size')])
  })
})

test('a picture of a left-out product is named, like its other rows', async () => {
  const { dropped } = await run(
    'Handle,Title,Variant SKU,Variant Price,Image Src\ntas,Tas,TAS,9 USD,\ntas,,,,https://cdn.example.com/tas.jpg',
  )
  expect(dropped).toEqual([
    expect.stringContaining('Line 2: row: its price is in a currency other'),
    expect.stringContaining(
      'Line 3: field image_link: belongs to a product whose other rows are left',
    ),
  ])
})

test("a file that isn't a feed changes nothing", async () => {
  const before = await connection.db.$count(products)
  await expect(run('name;age\nSiti;20')).rejects.toThrow('name, age')
  expect(await connection.db.$count(products)).toBe(before)
})
