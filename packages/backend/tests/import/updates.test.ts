import { feedProducts } from '@etalase/backend-kit/catalogue/product-feed.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { showrooms } from '@etalase/backend-kit/db/schema/stores.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { listProducts } from '@etalase/backend-kit/search/list-products.ts'
import { openSmallCompany } from '@etalase/backend-kit/tests/support/open-small-company.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { describe, expect, test } from 'vitest'
import { importText } from '#tests/support/import-text.ts'

const company = openSmallCompany()

interface Row {
  id: string
  size: string
  title?: string
  price?: string
  picture?: string
  quantity?: string
  availability?: string
  color?: string
}

const table = (...rows: Row[]) =>
  [
    'id\titem_group_id\ttitle\tprice\tcolor\tsize\timage_link\tavailability\tquantity\tproduct_type',
    ...rows.map(
      ({
        id,
        size,
        title = 'Sarong',
        price = '100000 IDR',
        picture = 'https://pictures.example.com/a.jpg',
        availability = 'in_stock',
        quantity = '',
        color = 'Navy',
      }) =>
        [
          id,
          'SARONG',
          title,
          price,
          color,
          size,
          picture,
          availability,
          quantity,
          'Women > Sarongs',
        ].join('\t'),
    ),
  ].join('\n')

const run = (...rows: Row[]) => importText(company.db, table(...rows))

const catalogue = () => feedProducts(company.db, { after: 0, limit: 100, stores: 1 })

const small: Row = { id: 'SR-NAVY-S', size: 'S', quantity: '3' }
const medium: Row = { id: 'SR-NAVY-M', size: 'M', quantity: '5' }

describe('an import', () => {
  test('changes nothing when repeated', async () => {
    await run(small, medium)
    expect(await run(small, medium)).toMatchObject({
      made: 0,
      updated: 0,
      unchanged: 1,
      dropped: [],
    })
  })

  test('updates prices, pictures, stock and sizes of its product, and creates no other', async () => {
    await run(small)
    const [before] = await catalogue()
    const picture = 'https://pictures.example.com/b.jpg'
    const report = await run(
      { ...small, price: '90000 IDR', picture, quantity: '1' },
      { ...medium, price: '90000 IDR' },
    )
    expect(report).toMatchObject({ made: 0, updated: 1 })
    const all = await catalogue()
    expect(all).toMatchObject([
      {
        id: before?.id,
        retail_price: 90_000,
        product_images: [{ image_url: picture }],
        sizes: [{ size_name: 'S' }, { size_name: 'M' }],
        stores: [
          { size_code: 'M', qty: 5 },
          { size_code: 'S', qty: 1 },
        ],
      },
    ])
  })

  test('recognises a colour of a garment after the ids of its sizes changed', async () => {
    await run(small)
    expect(await run({ ...small, id: '99817' })).toMatchObject({ made: 0, unchanged: 1 })
  })

  test('recognises a product without a group by its id', async () => {
    const text = 'id,title,price,availability\nBAG-1,Bag,100000,in_stock'
    await importText(company.db, text)
    expect(await importText(company.db, text)).toMatchObject({ made: 0, unchanged: 1 })
  })

  test('sells out products that the file lacks or has out of stock, and deletes none', async () => {
    await run(small, medium)
    await run({ ...medium, quantity: '', availability: 'out_of_stock' })
    expect(await catalogue()).toMatchObject([
      { sizes: [{ is_available: false }, { is_available: false }], stores: [] },
    ])
  })

  test('keeps the stock of sizes that are in stock without a number', async () => {
    await run(small)
    expect(await run({ ...small, quantity: '' })).toMatchObject({ unchanged: 1 })
  })

  test('keeps products that are not in the file, and the stock of other showrooms', async () => {
    await stockProduct(company.db, { id: 7, stock: { [places.store]: 4 } })
    await run(small)
    const [other] = await catalogue()
    expect(other).toMatchObject({ id: 7, stores: [{ showroom_id: places.store, qty: 4 }] })
    expect(await company.db.$count(showrooms)).toBe(2)
  })

  test('deletes translations of a changed text', async () => {
    await run(small)
    const [made] = await company.db.select({ id: products.id }).from(products)
    const text = {
      kind: 'product',
      id: String(made?.id),
      language: 'id',
      content: { name: 'Sarung' },
    }
    await company.db.insert(texts).values(text)
    await run(small)
    expect(await company.db.$count(texts)).toBe(1)
    await run({ ...small, title: 'Beach sarong' })
    expect(await company.db.$count(texts)).toBe(0)
  })

  test('creates products that lists and search find at once', async () => {
    await run(small, { ...small, id: 'SR-RED-S', color: 'Red' })
    const query = { page: 1, limit: 10, sort: 'NEWEST' } as const
    expect((await listProducts(company.db, { ...query, category_id: 7 })).product_count).toBe(2)
    expect((await listProducts(company.db, { ...query, search: 'sarong red' })).product_count).toBe(
      1,
    )
  })
})

describe('a limit per customer', () => {
  const limit = (value: string) =>
    importText(
      company.db,
      `id,title,price,availability,max_per_order\nSR,Sarong,100000,in_stock,${value}`,
    )
  const limits = async () =>
    (await company.db.select({ limit: products.maxPerOrder }).from(products)).map(
      (row) => row.limit,
    )

  test('is imported and updated from the file, and kept when the file has none', async () => {
    await limit('')
    expect(await limits()).toEqual([null])
    await limit('2')
    expect(await limits()).toEqual([2])
    expect(await limit('')).toMatchObject({ unchanged: 1 })
    expect(await limits()).toEqual([2])
  })

  test.each(['0', '-1', '100', '1.5', 'one'])('of %j is named, and not imported', async (value) => {
    const { dropped } = await limit(value)
    expect(dropped).toEqual([expect.stringContaining('max_per_order')])
    expect(await limits()).toEqual([null])
  })

  test("is one piece for products sold individually in WooCommerce's file", async () => {
    const columns =
      'ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Sold individually?'
    const rows = ['1,simple,A,Bag,1,1,100000,Bags,1', '2,simple,B,Belt,1,1,100000,Bags,0']
    await importText(company.db, [columns, ...rows].join('\n'))
    expect((await limits()).toSorted()).toEqual([1, null])
  })
})

describe('a weight that the file lacks', () => {
  const columns = 'id,title,price,availability,shipping_weight'
  const weigh = (weight: string) =>
    importText(company.db, `${columns}\nSR,Sarong,100000,in_stock,${weight}`)
  const weights = async () =>
    (await company.db.select({ grams: products.weightGrams }).from(products)).map(
      ({ grams }) => grams,
    )

  test.each(['', '0 g', '0 kg', 'heavy'])(
    'as in a field %j, is assumed for a new product and reported, never taken as 0 grams',
    async (weight) => {
      const { summary } = await weigh(weight)
      expect(await weights()).toEqual([300])
      expect(summary).toContain(
        '1 × new products without a weight: each counts as 300 g (--weight).',
      )
    },
  )

  test('is kept for a known product, without a report', async () => {
    await weigh('120 g')
    expect((await weigh('')).summary.join()).not.toContain('weight')
    expect(await weights()).toEqual([120])
  })
})
