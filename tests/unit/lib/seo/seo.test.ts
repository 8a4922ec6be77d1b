import { readFileSync } from 'node:fs'
import { aProduct } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import type { ListFilter } from '#lib/catalogue/list-filter.ts'
import { listHeading } from '#lib/catalogue/list-query.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { listMetadata, listTitle } from '#lib/seo/list-metadata.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { publicPaths } from '#lib/seo/public-paths.ts'
import { sitemapIndexXml, urlSetXml } from '#lib/seo/sitemap-xml.ts'
import { shareFormat } from '#lib/share/share-address.ts'

const categories = [
  {
    id: 6,
    name: 'MEN',
    group_id: 1,
    category_subs: [{ id: 601, name: 'Shirts', show_cover: true }],
  },
  { id: 9, name: 'KIDS', group_id: 3, category_subs: [] },
]

/** Builds the loaded view of a list's URL. */
function viewOf(query: string, given: Partial<ProductListView> = {}): ProductListView {
  const filter: ListFilter = readFilter(new URLSearchParams(query))
  const categoryId = filter.subcategoryId
    ? 6
    : (filter.categoryId ?? (filter.groupId === 3 ? 9 : null))
  const title = listHeading(filter, filter.subcategoryId ? 'Shirts' : 'MEN')
  const cover = { title, text: '', imageUrl: null }
  return { filter, cover, categoryId, categories, products: [aProduct()], count: 20, ...given }
}

const canonicalOf = (query: string) => listMetadata(viewOf(query)).alternates?.canonical

describe("a list's canonical address", () => {
  test.each([
    ['', '/products'],
    ['category_id=6', '/products?category_id=6'],
    ['category_id=6&page=1', '/products?category_id=6'],
    ['category_id=6&page=3', '/products?category_id=6&page=3'],
    ['sale=1&category_id=6', '/products?category_id=6&sale=1'],
    ['category_id=6&sort=PRICE_ASC', '/products?category_id=6'],
    ['category_id=6&sort=NEWEST&page=2', '/products?category_id=6'],
    ['category_id=6&category_sub_id=601', '/products?category_sub_id=601'],
    ['category_id=8&category_sub_id=601', '/products?category_id=8&category_sub_id=601'],
    ['category_id=9', '/products?group_id=3'],
    ['group_id=3&page=2', '/products?group_id=3&page=2'],
    ['brand=rimba&category_id=6&sale=1', '/products?category_id=6&brand=rimba&sale=1'],
    ['brand=rimba&sort=PRICE_ASC&page=2', '/products?brand=rimba'],
    ['utm_source=mail', '/products'],
  ])('of ?%s is %s', (query, canonical) => {
    expect(canonicalOf(query)).toBe(canonical)
  })
})

describe('search engines are asked not to index', () => {
  const isLeftOut = (view: ProductListView) => Object(listMetadata(view).robots).index === false

  test('other sort orders of a list, and lists without products', () => {
    expect(isLeftOut(viewOf('category_id=6&sort=PRICE_ASC'))).toBe(true)
    expect(isLeftOut(viewOf('category_id=6', { products: [], count: 0 }))).toBe(true)
  })

  test('but can index a list and its later pages', () => {
    expect(isLeftOut(viewOf('category_id=6'))).toBe(false)
    expect(isLeftOut(viewOf('category_id=6&page=2'))).toBe(false)
  })
})

test('no two lists have the same title', () => {
  const queries = [
    'category_id=6',
    'category_id=6&sale=1',
    'category_sub_id=601',
    'category_id=6&page=2',
  ]
  const titles = [...queries, 'category_sub_id=601&sale=1'].map((query) => listTitle(viewOf(query)))
  expect(new Set(titles).size).toBe(5)
})

test('no two lists have the same description, even with the same cover text', () => {
  const shared = (query: string) => {
    const { cover, ...view } = viewOf(query)
    return { ...view, cover: { ...cover, text: 'Good clothes at a smaller price.' } }
  }
  const queries = ['category_id=6', 'category_id=6&sale=1', 'category_sub_id=601']
  const descriptions = [...queries, 'category_sub_id=601&sale=1', 'category_id=6&page=2'].map(
    (query) => listMetadata(shared(query)).description,
  )
  expect(new Set(descriptions).size).toBe(5)
  expect(descriptions[0]).toContain('Good clothes at a smaller price.')
})

describe('the preview of a shared link', () => {
  test("is the list's cover, or else the brand's picture", () => {
    const cover = { title: 'MEN', text: 'For men.', imageUrl: '/media/men.webp' }
    const { openGraph, twitter } = listMetadata(viewOf('category_id=6', { cover }))
    const images = [{ url: '/share/cover/men.webp', ...shareFormat, alt: 'MEN' }]
    expect([openGraph?.images, twitter?.images]).toEqual([images, images])
    const plain = listMetadata(viewOf('category_id=6'))
    expect(plain.openGraph?.images).toEqual([{ ...brand.shareImage, alt: company.tagline }])
  })

  test("is complete on every page: Next would drop the layout's part", () => {
    const { openGraph, twitter } = pageMetadata({ title: 'Shirts', path: '/x' })
    expect(openGraph).toMatchObject({ siteName: brand.name, title: 'Shirts', url: '/x' })
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'Shirts' })
  })

  test('never has an empty description', () => {
    expect(pageMetadata({ title: 'x', description: '' }).description).toBe(company.about)
  })
})

describe('the sitemaps', () => {
  test('escape characters that are special in XML', () => {
    const xml = urlSetXml([{ loc: `https://shop.example/products?a=1&b="'<>` }])
    expect(xml).toContain('<loc>https://shop.example/products?a=1&amp;b=&quot;&apos;&lt;&gt;</loc>')
    expect(xml).not.toContain('lastmod')
  })

  test('are well-formed without entries', () => {
    expect(sitemapIndexXml([])).toMatch(/<sitemapindex [^>]+>\n<\/sitemapindex>\n$/)
  })

  test('list each page once, and product lists by their canonical address', () => {
    const paths = publicPaths(
      categories,
      [{ brand_code: 'rimba' }, { brand_code: null }],
      ['batik-biru'],
    )
    expect(paths).toContain('/collections/batik-biru')
    expect(paths).toContain('/products?brand=rimba')
    expect(new Set(paths).size).toBe(paths.length)
    for (const list of paths.filter((path) => path.startsWith('/products'))) {
      expect(canonicalOf(list.replace(/^\/products\??/, ''))).toBe(list)
    }
  })
})

test("the browser's frame has the colour of the theme's background", () => {
  const theme = readFileSync('brand/theme.css', 'utf8')
  const [, paper] = theme.match(/--color-paper:\s*(#[0-9a-fA-F]{6})/) ?? []
  expect(brand.themeColor.toLowerCase()).toBe(paper?.toLowerCase())
})
