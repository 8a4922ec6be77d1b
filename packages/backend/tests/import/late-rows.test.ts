import { feedProducts } from '@etalase/backend-kit/catalogue/product-feed.ts'
import { openSmallCompany } from '@etalase/backend-kit/tests/support/open-small-company.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { importText } from '#tests/support/import-text.ts'

const company = openSmallCompany()

const columns = 'id,item_group_id,title,price,color,size,image_link,availability,quantity'

const picture = (name: string) => `https://pictures.example.com/${name}.jpg`

const small = `SR-S,SARONG,Sarong,100000,Navy,S,${picture('a')},in_stock,3`
const medium = `SR-M,SARONG,Sarong,100000,Navy,M,${picture('b')},in_stock,5`

/** More garments than a batch holds. */
const others = Array.from({ length: 260 }, (_, n) => `B${n},G${n},Bag,50000,Red,,,in_stock,1`)

const run = (...rows: string[]) => importText(company.db, [columns, ...rows].join('\n'))

async function sarong() {
  const all = await feedProducts(company.db, { after: 0, limit: 500, stores: 1 })
  return all.filter(({ style_code }) => style_code === 'SARONG')
}

const whole = {
  stores: [
    { size_code: 'M', qty: 5 },
    { size_code: 'S', qty: 3 },
  ],
  product_images: [{ image_url: picture('a') }, { image_url: picture('b') }],
}

describe('rows of a product in a later batch', () => {
  test('add their sizes and pictures, sell nothing out, and are counted', async () => {
    const report = await run(small, ...others, medium)
    expect(report).toMatchObject({ made: 261, updated: 0, dropped: [] })
    expect(report.summary.join('\n')).toContain('1 × rows of a product that are far behind')
    expect(await sarong()).toMatchObject([whole])
  })

  test('also do so for an already known product', async () => {
    await run(small, medium)
    expect(await run(small, ...others, medium)).toMatchObject({ made: 260, updated: 1 })
    expect(await sarong()).toMatchObject([whole])
  })

  test('restore a size that the first part lacked, and sell out only missing ones', async () => {
    await run(small, medium, small.replaceAll('SR-S', 'SR-L').replace(',S,', ',L,'))
    await run(small, ...others, medium)
    expect(await sarong()).toMatchObject([whole])
  })

  test("without a quantity keep the size's stock, which is never sold out meanwhile", async () => {
    await run(small, medium)
    const uncounted = (row: string) => row.replace(/,\d$/, ',')
    const again = [small, ...others, medium].map(uncounted)
    expect(await run(...again)).toMatchObject({ dropped: [] })
    expect(await sarong()).toMatchObject([whole])
  })

  test('lost in a truncated file sell nothing out', async () => {
    await run(small, medium)
    await expect(run(small, ...others, '"')).rejects.toThrow('a quote is not closed')
    expect(await sarong()).toMatchObject([{ stores: whole.stores }])
  })

  test('sell out a size that no part has, counted once', async () => {
    const large = small.replace('SR-S', 'SR-L').replace(',S,', ',L,')
    await run(small, medium, large)
    const before = await run(small, medium, large)
    expect(before).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await run(small, medium)).toMatchObject({ updated: 1, unchanged: 0 })
    expect(await sarong()).toMatchObject([{ stores: whole.stores }])
  })

  test('are left out when they cost something else, or repeat a size', async () => {
    const report = await run(
      small,
      ...others,
      medium.replace('100000', '120000'),
      ...others.map((row) => row.replaceAll(/(^|,)([BG])(?=\d)/g, '$1$2-')),
      small.replace('SR-S', 'SR2-S'),
    )
    expect(report.dropped).toEqual([
      expect.stringContaining('has a different price from the other sizes'),
      expect.stringContaining('has the size of a row above'),
    ])
    expect(await sarong()).toMatchObject([{ stores: [{ size_code: 'S', qty: 3 }] }])
  })

  test('leave fresh planner statistics for sizes, even without autovacuum', async () => {
    await run(small, ...others, medium)
    const [known] = await company.db
      .select({ rows: sql<number>`reltuples::int` })
      .from(sql`pg_class`)
      .where(sql`relname = 'product_sizes'`)
    expect(known?.rows).toBe(262)
  })

  test("whose ids give another product's code get a new code, and change nothing of that product", async () => {
    const foreign = medium.replace('SARONG,Sarong', 'KEBAYA,Kebaya')
    const report = await run(small, ...others, foreign)
    expect([report.made, report.dropped]).toEqual([others.length + 2, []])
    expect(await sarong()).toMatchObject([
      { product_name: 'Sarong', stores: [{ size_code: 'S', qty: 3 }] },
    ])
  })
})

describe('picture-only rows of Shopify in a later batch', () => {
  const header =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Image,Image Src'
  const garment = (name: string, color = '', image = '') =>
    `${name},${name},${color && 'Color'},${color},90000,5,${image},${picture(name)}`
  const fillers = Array.from({ length: 260 }, (_, n) => garment(`bag-${n}`))
  const more = (name: string) => `sarong,Sarong,,,,,,${picture(name)}`

  const shopify = (...rows: string[]) => importText(company.db, [header, ...rows].join('\n'))

  const pictures = async () => {
    const all = await feedProducts(company.db, { after: 0, limit: 500, stores: 1 })
    return all
      .filter(({ style_code }) => style_code === 'sarong')
      .map(({ product_images }) => product_images.map(({ image_url }) => image_url))
  }

  test('are appended once, and counted', async () => {
    const rows = [garment('sarong'), ...fillers, more('back'), more('back'), more('sarong')]
    const report = await shopify(...rows)
    expect(report).toMatchObject({ made: 261, updated: 0, dropped: [] })
    expect(report.summary.join('\n')).toContain('1 × rows of a product that are far behind')
    expect(await pictures()).toEqual([[picture('sarong'), picture('back')]])
    expect(await shopify(...rows)).toMatchObject({ updated: 0, unchanged: 261 })
    expect(await pictures()).toEqual([[picture('sarong'), picture('back')]])
  })

  test('of a garment in several colours are named, since their colour is unknown', async () => {
    const colors = ['Navy', 'Olive'].map((color) => garment('sarong', color, picture(color)))
    const { dropped } = await shopify(...colors, ...fillers, more('back'))
    expect(dropped).toEqual([
      expect.stringMatching(
        /^Line 264: field image_link: belongs to a garment in several colours .*back/,
      ),
    ])
    expect(await pictures()).toEqual([[picture('Navy')], [picture('Olive')]])
  })

  test('report the origins that the shop needs, like other pictures', async () => {
    const elsewhere = 'sarong,Sarong,,,,,,https://cdn.example.org/back.jpg'
    const { origins } = await shopify(garment('sarong'), ...fillers, elsewhere)
    expect(origins).toEqual(['https://pictures.example.com', 'https://cdn.example.org'])
  })

  const known = garment('sarong')
  const repictured = known.replaceAll(picture('sarong'), picture('front'))
  const inColors = ['Navy', 'Olive'].map((color) => garment('sarong', color, picture(color)))

  const hats = fillers.map((row) => row.replaceAll('bag', 'hat'))
  const sized = (size: string) => `sarong,Sarong,Size,${size},90000,5,,${picture(size)}`

  test.each([
    ['new', [], [known, ...fillers, more('back'), more('sarong')]],
    ['new with no other picture than it has', [], [known, ...fillers, more('sarong')]],
    ['known', [known], [known, ...fillers, more('back')]],
    ['known, and gets another picture', [known], [repictured, ...fillers, more('sarong')]],
    ['in several colours', [], [...inColors, ...fillers, more('back')]],
    ['new in two parts', [], [sized('S'), ...fillers, sized('M'), ...hats, more('S')]],
  ])(
    'are counted alike by an import and a dry run, which adds none: a garment that is %s',
    async (_, first, rows) => {
      if (first.length > 0) await shopify(...first)
      const before = await pictures()
      const dry = await importText(company.db, [header, ...rows].join('\n'), { isDryRun: true })
      expect(await pictures()).toEqual(before)
      expect(await shopify(...rows)).toEqual(dry)
    },
  )
})

test('a dry run counts like an import in batches, and changes nothing', async () => {
  const text = [columns, small, ...others, medium].join('\n')
  expect(await importText(company.db, text, { isDryRun: true })).toMatchObject({
    made: 261,
    updated: 0,
    dropped: [],
  })
  expect(await feedProducts(company.db, { after: 0, limit: 500, stores: 1 })).toEqual([])
})

test('the second of two garments that map to one product is left out', async () => {
  await run(small)
  const byColor = small.replace('SR-S', '99817')
  const byCode = medium.replace('SARONG,Sarong', 'KEBAYA,Kebaya')
  const report = await run(byColor, byCode)
  expect(report.dropped).toEqual([
    expect.stringContaining('is the same product in the catalogue as one above'),
  ])
  expect(await sarong()).toMatchObject([{ product_name: 'Sarong' }])
})
