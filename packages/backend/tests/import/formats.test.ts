import { feedProducts } from '@etalase/backend-kit/catalogue/product-feed.ts'
import { findProduct } from '@etalase/backend-kit/catalogue/product-repository.ts'
import type { Connection } from '@etalase/backend-kit/db/connection.ts'
import { openTestDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importText } from '#tests/support/import-text.ts'

let connection: Connection

beforeEach(async () => {
  connection = await openTestDatabase()
})

afterEach(() => connection.close())

const run = (text: string) => importText(connection.db, text)

const catalogue = () => feedProducts(connection.db, { after: 0, limit: 100, stores: 1 })

const quoted = (...values: string[]) =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status',
  quoted(
    'linen-shirt',
    'Linen shirt',
    '<p>Light &amp; airy.</p>\n<ul><li>Washed</li></ul><script>x()</script>',
    'Angin',
    'Men > Shirts',
    'true',
    'Color',
    'White',
    'Size',
    'M',
    'LS-W-M',
    '210',
    '4',
    '199000.00',
    '249000.00',
    'https://cdn.shopify.com/s/1.jpg?v=17',
    'https://cdn.shopify.com/s/white.jpg?v=1',
    'active',
  ),
  quoted(
    'linen-shirt',
    '',
    '',
    '',
    '',
    '',
    '',
    'White',
    '',
    'L',
    'LS-W-L',
    '210',
    '0',
    '199000.00',
    '249000.00',
    'https://cdn.shopify.com/s/2.jpg?v=17',
    '',
    '',
  ),
  quoted(
    'linen-shirt',
    '',
    '',
    '',
    '',
    '',
    '',
    'Navy',
    '',
    'M',
    'LS-N-M',
    '210',
    '2',
    '249000.00',
    '',
    '',
    'https://cdn.shopify.com/s/navy.jpg',
    '',
  ),
  quoted(
    'linen-shirt',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'https://cdn.shopify.com/s/3.jpg',
    '',
    '',
  ),
  quoted(
    'secret',
    'Not yet',
    '',
    'Angin',
    'Men > Shirts',
    'true',
    'Title',
    'Default Title',
    '',
    '',
    'S',
    '1',
    '1',
    '100000',
    '',
    '',
    '',
    'draft',
  ),
].join('\r\n')

describe("Shopify's product CSV", () => {
  test('imports a product per colour of a handle, with its sizes, prices, pictures and stock', async () => {
    const report = await run(`\ufeff${shopify}`)
    expect([report.made, report.dropped]).toEqual([
      2,
      [expect.stringContaining('is not active in Shopify')],
    ])
    const [white, navy] = await catalogue()
    expect(white).toMatchObject({
      product_name: 'Linen shirt',
      product_code: 'LS-W',
      style_code: 'linen-shirt',
      brand_name: 'Angin',
      color: { name: 'White', code: 'white' },
      retail_price: 249_000,
      direct_discount: { direct_disc_nominal: 50_000 },
      weight: 210,
      short_description: 'Light & airy. Washed',
      category_sub: { name: 'Shirts', category: { id: 6, name: 'Men' } },
      stores: [{ size_code: 'M', qty: 4 }],
    })
    expect(white?.product_images.map(({ image_url }) => image_url)).toEqual([
      'https://cdn.shopify.com/s/white.jpg',
    ])
    expect(white?.sizes.map(({ size_name, is_available }) => [size_name, is_available])).toEqual([
      ['M', true],
      ['L', false],
    ])
    expect(navy).toMatchObject({ color: { name: 'Navy', code: 'blue' }, direct_discount: null })
    const page = await findProduct(connection.db, white?.id ?? 0)
    expect(page?.siblings).toHaveLength(2)
    expect(page?.detailed_description).toBe('Light & airy.\n\nWashed')
  })
})

const woo = [
  'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
  quoted(
    '10',
    'variable',
    'RUN',
    'Rok Lilit',
    '1',
    '',
    'Katun\\nhalus',
    '1',
    '',
    '0.3',
    '',
    '',
    'Wanita > Rok, Promo',
    'https://toko.example/a.jpg, https://toko.example/b.jpg',
    '',
    'Warna',
    'Merah, Hijau',
    'Ukuran',
    'S, M',
  ),
  quoted(
    '11',
    'variation',
    'RUN-M-S',
    'Rok Lilit - Merah, S',
    '1',
    '',
    '',
    '1',
    '3',
    '',
    '',
    '175000',
    '',
    '',
    'RUN',
    'Warna',
    'Merah',
    'Ukuran',
    'S',
  ),
  quoted(
    '12',
    'variation',
    '',
    'Rok Lilit - Hijau, M',
    '1',
    '',
    '',
    '0',
    '',
    '',
    '150000',
    '175000',
    '',
    '',
    'RUN',
    'Warna',
    'Hijau',
    'Ukuran',
    'M',
  ),
  quoted(
    '13',
    'variation',
    'LOST',
    'Lost',
    '1',
    '',
    '',
    '1',
    '',
    '',
    '',
    '175000',
    '',
    '',
    'nowhere',
    '',
    '',
    '',
    '',
  ),
  quoted(
    '14',
    'simple',
    'TAS',
    'Tas Anyam',
    '1',
    'Anyaman',
    '',
    '1',
    '',
    '',
    '',
    '99000',
    'Tas',
    '',
    '',
    '',
    '',
    '',
    '',
  ),
  quoted(
    '15',
    'grouped',
    'SET',
    'Set',
    '1',
    '',
    '',
    '1',
    '',
    '',
    '',
    '99000',
    'Tas',
    '',
    '',
    '',
    '',
    '',
    '',
  ),
].join('\n')

describe("WooCommerce's product CSV", () => {
  test('imports variations as sizes and colours of their product, and simple products', async () => {
    const report = await run(woo)
    expect(report.made).toBe(3)
    expect(report.dropped).toEqual([
      expect.stringContaining('Line 5: row: its product is not above it'),
      expect.stringContaining('Line 7: row: is not a kind of product'),
    ])
    const [red, green, bag] = await catalogue()
    expect(red).toMatchObject({
      product_name: 'Rok Lilit',
      color: { name: 'Merah', code: 'red' },
      short_description: 'Katun halus',
      weight: 300,
      category_sub: { name: 'Rok', category: { id: 7 } },
      stores: [{ size_code: 'S', qty: 3 }],
    })
    expect(red?.product_images).toHaveLength(2)
    expect(green).toMatchObject({ direct_discount: { direct_disc_nominal: 25_000 }, stores: [] })
    expect(bag).toMatchObject({
      product_code: 'TAS',
      sizes: [{ size_code: 'OS' }],
      stores: [{ qty: 10 }],
    })
  })
})
