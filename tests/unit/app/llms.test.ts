import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import robots from '#app/robots.ts'
import { llmsText } from '#lib/seo/llms-text.ts'

const backend = 'http://localhost:4000'
const category_subs = [{ id: 702, name: 'Dresses', show_cover: 1 }]
const categories = [{ id: 7, name: 'WOMEN', category_subs }]
const image = { image_url: '/r.webp', alt_text: '' }
const brands = [{ name: 'Rimba', brand_code: 'rimba', text: '', url: '/', image }]
const home_data = { banners: [], sections: [], promos: [], category_banners: [], brands }

stubBackend()

beforeEach(() => {
  backendStub.use(
    http.get(`${backend}/categories`, () => HttpResponse.json({ data: { categories } })),
    http.get(`${backend}/master/page/home`, () =>
      HttpResponse.json({ data: { home_data, categories } }),
    ),
    http.get(`${backend}/products`, () =>
      HttpResponse.json({ data: { products: [aProduct()], product_count: 1 } }),
    ),
  )
})

const rule = [robots().rules].flat()[0] ?? {}
const patternsOf = (paths: string | string[] | undefined) => [paths ?? []].flat()

const special = /[.*+?^${}()|[\]\\]/g

/** Whether a robots.txt pattern matches a path: `*` matches anything, and patterns are prefixes (RFC 9309). */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(special, '\\$&').replaceAll('\\*', '.*')}`).test(path)

const longest = (patterns: readonly string[], path: string) =>
  Math.max(0, ...patterns.filter((pattern) => fits(pattern, path)).map(({ length }) => length))

/** The longest matching rule decides; ties allow. */
const isAllowed = (path: string) =>
  longest(patternsOf(rule.allow), path) >= longest(patternsOf(rule.disallow), path)

/** Returns the URLs in /llms.txt as paths. */
async function offeredPaths(): Promise<string[]> {
  const found = (await llmsText()).match(/https?:\/\/[^\s)]+/g) ?? []
  return found.map((address) => {
    const { pathname, search } = new URL(address)
    return pathname + search
  })
}

describe('robots.txt', () => {
  test('allows every address that /llms.txt offers', async () => {
    const paths = await offeredPaths()
    expect(paths.length).toBeGreaterThan(14)
    expect(paths).toContain('/products?search=')
    expect(paths.some((path) => path.startsWith('/cart/add?items='))).toBe(true)
    expect(paths.filter((path) => !isAllowed(path))).toEqual([])
  })

  test('allows a search with words, in the form that /llms.txt describes', () => {
    expect(isAllowed('/products?search=kemeja%20biru%2C%20M')).toBe(true)
  })

  test.each([
    '/cart',
    '/checkout',
    '/account/orders',
    '/api/cart',
    '/products?category_id=6&search=kemeja',
    '/products?search=kemeja&page=2',
    '/products?search=kemeja&size=M',
    '/products?category_id=6&price_min=1',
  ])('still disallows %s', (path) => {
    expect(isAllowed(path)).toBe(false)
  })
})
