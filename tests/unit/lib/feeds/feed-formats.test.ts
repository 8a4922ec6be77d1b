import type { FeedProduct } from '@etalase/contract/product-feed.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { type FeedFormat, feedFormats } from '#lib/feeds/feed-formats.ts'
import { feedAttributes, feedRows } from '#lib/feeds/feed-row.ts'

const women = { id: 702, name: 'Dresses', category: { id: 7, name: 'WOMEN' } }

const dress = (given: Partial<FeedProduct> = {}): FeedProduct => ({
  ...aProduct({
    id: 1140,
    product_name: 'Wrap dress in Navy',
    product_code: 'LA-1140',
    brand_name: 'Laras',
    color: { name: 'Navy', hex: '#1F2A44', code: 'blue' },
    product_images: [
      { image_url: '/media/b.webp', image_type: 'DETAIL' },
      { image_url: '/media/a.webp', image_type: 'COVER' },
    ],
    sizes: [
      { size_code: 'S', size_name: 'S', is_available: true },
      { size_code: 'XL', size_name: 'XL', is_available: false },
    ],
  }),
  short_description: 'Soft, with a tie.',
  category_sub: women,
  group_id: 2,
  style_code: 'wrap-dress',
  weight: 320,
  ...given,
})

/** The minimum a backend must send for a product, as parsed by the contract. */
const sparse: FeedProduct = { ...aProduct(), short_description: '' }

const format = (name: string): FeedFormat => {
  const found = feedFormats.get(name)
  if (!found) throw new Error(`There is no feed ${name}.`)
  return found
}

describe('a product in a feed', () => {
  test('has a row for each size, with its address, availability and code', () => {
    const rows = feedRows(dress())
    expect(rows.map(({ id, size, availability }) => [id, size, availability])).toEqual([
      ['LA-1140-S', 'S', 'in_stock'],
      ['LA-1140-XL', 'XL', 'out_of_stock'],
    ])
    expect(rows[1]?.link).toMatch(/^https?:\/\/.+\/product\/1140\?size=XL$/)
    expect(rows[0]).toMatchObject({
      title: 'Wrap dress in Navy, Size S',
      item_group_id: 'wrap-dress',
      color: 'Navy',
      gender: 'female',
      age_group: 'adult',
      product_type: 'WOMEN > Dresses',
      shipping_weight: '320 g',
    })
    expect(rows[0]?.image_link).toMatch(/\/media\/a\.webp$/)
    expect(rows[0]?.additional_image_link).toMatch(/\/media\/b\.webp$/)
  })

  test('has the retail price, and the price to pay as its sale price', () => {
    const discount = { direct_disc_percent: 10, direct_disc_nominal: rupiah(0) }
    const [row] = feedRows(dress({ direct_discount: discount }))
    expect([row?.price, row?.sale_price]).toEqual(['299000 IDR', '269100 IDR'])
  })

  test('has the end of its sale in WIB for merchant centers', () => {
    const direct_discount = { direct_disc_percent: 10, direct_disc_nominal: rupiah(0) }
    const sale_ends_at = '2026-11-30 23:59:00'
    const dates = (product: object) => feedRows(dress(product))[0]?.sale_price_effective_date
    expect(dates({ direct_discount, sale_ends_at })).toBe(
      '2000-01-01T00:00:00+0700/2026-11-30T23:59:00+0700',
    )
    expect([dates({ direct_discount }), dates({ sale_ends_at })]).toEqual(['', ''])
  })

  test('has no sale price without a discount', () => {
    expect(feedRows(dress())[0]).toMatchObject({ price: '299000 IDR', sale_price: '' })
  })

  test('has only its own price when that exceeds its retail price', () => {
    const dear = dress({ retail_price: rupiah(299_000), net_price: rupiah(319_000) })
    expect(feedRows(dear)[0]).toMatchObject({ price: '319000 IDR', sale_price: '' })
  })

  test('has ten pictures besides its cover, and leaves out the rest', () => {
    const details = Array.from({ length: 11 }, (_, index) => ({
      image_url: `/media/${index}.webp`,
      image_type: 'DETAIL',
    }))
    const product_images = [...details, { image_url: '/media/cover.webp', image_type: 'COVER' }]
    const [row] = feedRows(dress({ product_images }))
    const names = row?.additional_image_link.split(',').map((url) => url.split('/').at(-1))
    expect(names).toEqual(details.slice(0, 10).map((_, index) => `${index}.webp`))
  })

  test.each([
    [{ group_id: 3 }, 'unisex', 'kids'],
    [{ category_sub: { ...women, category: { id: 6, name: 'MEN' } } }, 'male', 'adult'],
    [{ category_sub: null }, 'unisex', 'adult'],
  ])('%o is for %s, %s', (given, gender, age_group) => {
    expect(feedRows(dress(given))[0]).toMatchObject({ gender, age_group })
  })

  test.each([
    ['100% cotton', 'cotton'],
    ['55% linen, 45% viscose', 'linen/viscose'],
    ['55\u00a0% lin, 34,5\u00a0% viscose, 10,5\u00a0% soie', 'lin/viscose/soie'],
    ['cotton/polyester', 'cotton/polyester'],
    ['Leather, cork, rubber, brass', 'Leather/cork/rubber'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j has the material %j', (material, written) => {
    expect(feedRows(dress({ material })).map((row) => row.material)).toEqual([written, written])
  })

  test("is complete enough with only a backend's required fields", () => {
    const [row] = feedRows(sparse)
    expect(row).toMatchObject({ item_group_id: 'RI-1001', description: 'Oxford shirt in White' })
    expect([row?.color, row?.brand, row?.shipping_weight, row?.image_link]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })
})

test.each([
  ['2M', 'newborn'],
  ['3M', 'infant'],
  ['6M', 'infant'],
  ['12M', 'toddler'],
  ['2Y', 'toddler'],
  ['4Y', 'toddler'],
  ['5Y', 'toddler'],
  ['6Y', 'kids'],
  ['10Y', 'kids'],
  ['M', 'kids'],
  ['OS', 'kids'],
])("the kids’ size %s belongs to Google's age group %s", (size_code, age_group) => {
  const sizes = [{ size_code, size_name: size_code, is_available: true }]
  expect(feedRows(dress({ group_id: 3, sizes }))[0]?.age_group).toBe(age_group)
  expect(feedRows(dress({ group_id: 2, sizes }))[0]?.age_group).toBe('adult')
})

test("a row has the manufacturer's number, or says that it has no number", () => {
  const identified = (given: Partial<FeedProduct>) =>
    feedRows(dress(given)).map(({ mpn, identifier_exists }) => [mpn, identifier_exists])[0]
  expect(identified({})).toEqual(['LA-1140-S', 'yes'])
  expect(identified({ brand_name: 'Another maker' })).toEqual(['', 'no'])
  expect(identified({ brand_name: null })).toEqual(['', 'no'])
})

describe('the XML feed', () => {
  const { head, write, foot } = format('google.xml')

  test('is well-formed, whatever a text contains', () => {
    const evil = dress({ product_name: ']]> <b>&"\u0000\u000b', short_description: '<script>' })
    const xml = head + write(evil) + foot
    expect(xml.match(/<item>/g)).toHaveLength(2)
    expect(xml).toContain('<g:description>&lt;script&gt;</g:description>')
    expect(xml).toContain('<g:title>]]&gt; &lt;b&gt;&amp;&quot;, ')
    const texts = xml.replaceAll(/<\/?[\w:]+(?: [\w:]+="[^"]*")*>|<\?xml[^?]*\?>/g, '')
    expect(texts).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)|(?!\n)\p{Cc}/u)
  })

  test('has the escaped material of each item', () => {
    const xml = write(dress({ material: '60% wool & silk, 40% linen' }))
    expect(xml.match(/<g:material>wool &amp; silk\/linen<\/g:material>/g)).toHaveLength(2)
  })

  test('leaves out unknown values', () => {
    const xml = write(sparse)
    expect(xml).not.toMatch(/><\/g:/)
    expect(xml).not.toContain('g:color')
    expect(xml).not.toContain('g:material')
  })
})

describe('the TSV feed', () => {
  test("has the header's columns in each line, whatever a text contains", () => {
    const { head, write } = format('products.tsv')
    const lines = (head + write(dress({ short_description: 'a\tb\nc\r\nd' }))).trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line.split('\t')).toHaveLength(feedAttributes.length)
    expect(lines[1]).toContain('\ta b c d\t')
  })

  test('of the local inventory has a line for each size and showroom', () => {
    const stores = [
      { showroom_id: 1, size_code: 'S', qty: 3 },
      { showroom_id: 2, size_code: 'S', qty: 1 },
    ]
    const { write, needsStores } = format('local-inventory.tsv')
    expect(needsStores).toBe(true)
    expect(write(dress({ stores }))).toBe(
      '1\tLA-1140-S\t3\t299000 IDR\tin_stock\n2\tLA-1140-S\t1\t299000 IDR\tin_stock\n',
    )
    expect(write(dress())).toBe('')
  })

  test('has the material in its column', () => {
    const { head, write } = format('products.tsv')
    const column = head.trimEnd().split('\t').indexOf('material')
    const [line = ''] = write(dress({ material: '55% linen,\t45% viscose' })).split('\n')
    expect(line.split('\t')[column]).toBe('linen/viscose')
  })
})
