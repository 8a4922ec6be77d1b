import { type Facets, productListQuery } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { describe, expect, test } from 'vitest'
import { chosenFilters } from '#lib/catalogue/chosen-filters.ts'
import { areKnown, listChoices } from '#lib/catalogue/list-choices.ts'
import { filterQuery, isPerRequest, listHref, wholeList } from '#lib/catalogue/list-filter.ts'
import { listQuery, parseListKey } from '#lib/catalogue/list-query.ts'
import { toggleCode } from '#lib/catalogue/narrowing.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { listMetadata } from '#lib/seo/list-metadata.ts'

const filterOf = (query: string) => readFilter(new URLSearchParams(query))
const hrefOf = (query: string) => listHref(filterOf(query))

const facet = (code: string, count: number) => ({ code, name: code.toUpperCase(), count })

const facetsWith = (given: Partial<Facets>): Facets => ({
  sizes: [],
  colors: [],
  brands: [],
  price: { min: rupiah(100_000), max: rupiah(900_000) },
  available: 5,
  ...given,
})

describe("a filtered list's address", () => {
  test.each([
    ['size=M,L', '/products?size=L,M'],
    ['size=M&size=L&size=M', '/products?size=L,M'],
    ['color=red&category_id=7&size=M', '/products?category_id=7&size=M&color=red'],
    ['price_max=100000&price_min=200000', '/products?price_min=100000&price_max=200000'],
    ['price_max=100.000&price_min=Rp%200,2jt', '/products?price_min=100000&price_max=200000'],
    ['available=1&filter=1&page=2', '/products?available=1&filter=1&page=2'],
  ])('of ?%s is always %s', (query, href) => {
    expect(hrefOf(query)).toBe(href)
    expect(hrefOf(href.slice('/products?'.length))).toBe(href)
  })

  test.each([
    'size=',
    'size=%3Cscript%3E',
    'size=M-L',
    'color=RED',
    'color=a%20b',
    'available=yes',
    'filter=on',
  ])('leaves out malformed values: ?%s is the whole list', (query) => {
    expect(hrefOf(query)).toBe('/products')
    expect(isPerRequest(filterOf(query))).toBe(false)
  })

  test('has no more values than the contract accepts', () => {
    const sizes = Array.from({ length: 40 }, (_, index) => index).join(',')
    const { size } = productListQuery.parse(listQuery(filterOf(`size=${sizes}`), 1))
    expect(size).toHaveLength(10)
  })
})

describe('an unreadable price', () => {
  test.each([
    ['price_min=abc', ['price_min']],
    ['price_max=1.5', ['price_max']],
    ['price_min=-1&price_max=1234567890', ['price_min', 'price_max']],
    ['price_min=100rb&price_max=x', ['price_max']],
  ])('is not silently dropped: ?%s opens the panel, which reports it', (query, unreadPrices) => {
    expect(filterOf(query)).toMatchObject({ unreadPrices, hasPanel: true })
    expect(isPerRequest(filterOf(query))).toBe(true)
  })

  test('does not affect a readable one', () => {
    expect(filterOf('price_min=100rb&price_max=x')).toMatchObject({ priceMin: 100_000 })
  })

  test('goes to no backend and into no link: later links start without it', () => {
    const filter = filterOf('category_id=7&size=M&price_min=abc')
    expect(listQuery(filter, 1)).not.toHaveProperty('price_min')
    expect(listHref(filter)).toBe('/products?category_id=7&size=M&filter=1')
    expect(listHref(wholeList(filter))).toBe('/products?category_id=7')
  })

  test('is still reported after the address has been read and written again', () => {
    const filter = filterOf('price_min=abc&price_max=2,5')
    expect(readFilter(filterQuery(filter))).toEqual(filter)
  })
})

test("the backend receives a list's filters", () => {
  const filter = filterOf('category_id=7&size=M,L&color=red&price_min=5&price_max=9&available=1')
  expect(listQuery(filter, 2)).toEqual({
    page: 2,
    limit: 8,
    sort: 'NEWEST',
    category_id: 7,
    size: 'L,M',
    color: 'red',
    price_min: 5,
    price_max: 9,
    available: 1,
  })
})

test.each(['size-M', 'filter-1', 'category_id-7~price_min-5'])(
  'no prerendered page is stored under %s',
  (key) => {
    expect(parseListKey(key)).toBeNull()
  },
)

test('a list without its filters keeps its place, sale, search and order', () => {
  const query = 'category_id=7&sale=1&search=batik&sort=PRICE_ASC'
  const narrowed = filterOf(`${query}&size=M&color=red&price_min=1&available=1&filter=1&page=3`)
  expect(listHref(wholeList(narrowed))).toBe(`/products?${query}`)
})

test('pressing a choice twice restores the list', () => {
  expect(toggleCode(toggleCode(['M'], 'L'), 'L')).toEqual(['M'])
  expect(toggleCode(['M'], 'M')).toBeUndefined()
})

describe("a list's filter choices", () => {
  const all = facetsWith({ sizes: [facet('s', 4), facet('m', 6)], colors: [facet('red', 3)] })

  test('keep their places when another choice leaves them without results', () => {
    const found = facetsWith({ sizes: [facet('m', 2)], colors: [facet('red', 2)] })
    const { sizes } = listChoices(filterOf('color=red'), found, all)
    expect(sizes.map(({ code, count }) => [code, count])).toEqual([
      ['s', 0],
      ['m', 2],
    ])
  })

  test('include a chosen value that no longer exists, so that it can be removed', () => {
    const { sizes } = listChoices(filterOf('size=XL'), facetsWith({}), all)
    expect(sizes.at(-1)).toEqual({ code: 'XL', name: 'XL', count: 0 })
  })

  test('are limited to the results of a search', () => {
    const found = facetsWith({ sizes: [facet('m', 1)] })
    expect(listChoices(filterOf('search=batik'), found, all).sizes).toEqual([facet('m', 1)])
  })

  test('exclude a code that no product there has', () => {
    expect(areKnown(filterOf('size=s,m&color=red'), all)).toBe(true)
    expect(areKnown(filterOf('size=s,zz'), all)).toBe(false)
    expect(areKnown(filterOf('color=blue'), all)).toBe(false)
  })
})

test('each chosen filter can be removed alone, and the price range as one', () => {
  const choices = facetsWith({ sizes: [{ ...facet('M', 2), name: 'Medium' }] })
  const filter = filterOf('category_id=7&size=L,M&price_min=5000&price_max=9000&available=1&page=2')
  expect(chosenFilters(filter, choices)).toEqual([
    {
      name: 'Size L',
      href: '/products?category_id=7&size=M&price_min=5000&price_max=9000&available=1',
    },
    {
      name: 'Size Medium',
      href: '/products?category_id=7&size=L&price_min=5000&price_max=9000&available=1',
    },
    { name: 'IDR 5,000 to IDR 9,000', href: '/products?category_id=7&size=L,M&available=1' },
    {
      name: 'In stock only',
      href: '/products?category_id=7&size=L,M&price_min=5000&price_max=9000',
    },
  ])
})

test.each(['size=M', 'color=red&page=3', 'price_max=5', 'available=1', 'filter=1'])(
  'asks search engines not to index ?%s, whose canonical address is the whole list',
  (query) => {
    const view = {
      filter: filterOf(`category_id=6&sale=1&${query}`),
      cover: { title: 'MEN Sale', text: '', imageUrl: null },
      categoryId: 6,
      categories: [],
      products: [],
      count: 3,
    }
    const { robots, alternates } = listMetadata(view)
    expect(robots).toEqual({ index: false })
    expect(alternates?.canonical).toBe('/products?category_id=6&sale=1')
  },
)
