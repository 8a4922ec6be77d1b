import { parse } from 'node:querystring'
import { describe, expect, test } from 'vitest'
import { filterQuery, isPerRequest, type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { listKey, parseListKey } from '#lib/catalogue/list-query.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { findRoute } from '#lib/config/routes.ts'
import { toSearchParams } from '#lib/rules/page-query.ts'

const filterOf = (query: string) => readFilter(new URLSearchParams(query))

describe('list filter', () => {
  test('without a query is the first page of everything, in no stated order', () => {
    expect(filterOf('')).toEqual({ page: 1 })
    expect(listHref({})).toBe('/products')
  })

  test('survives reading an address and writing it again', () => {
    const query = 'category_id=7&sale=1&sort=PRICE_ASC&page=3'
    expect(listHref(filterOf(query))).toBe(`/products?${query}`)
  })

  test('ignores an unknown order', () => {
    expect(filterOf('sort=CHEAPEST')).toEqual({ page: 1 })
  })

  test.each([
    'category_id=abc',
    'category_id=-1',
    'page=0',
    'page=1.5',
    'page=5000000',
    'group_id=1e9999',
  ])('rejects %s instead of showing another list', (query) => {
    expect(Object.values(filterOf(query)).some(Number.isNaN)).toBe(true)
  })

  test.each(['a b', '../x', '100%', 'a~b', '-', `x${'y'.repeat(40)}`])(
    'maps a brand code like %o to one brand that does not exist',
    (code) => {
      expect(readFilter(new URLSearchParams({ brand: code })).brand).toBe('-')
    },
  )

  test('removes control and invisible characters from a search, and composes its letters', () => {
    const { search } = filterOf('search=%00kemeja%E2%80%8B%0D%0Acafe%CC%81%00')
    expect(search).toBe('kemeja café')
    expect(filterOf('search=%00%E2%80%8B').search).toBeUndefined()
  })

  test('ignores case in a brand and a sort, so that they make one list', () => {
    expect(filterOf('brand=WASTRA&sort=price_desc')).toEqual(
      filterOf('brand=wastra&sort=PRICE_DESC'),
    )
    expect(filterOf('brand=WASTRA').brand).toBe('wastra')
  })

  test('cuts a long search between characters, and lets the page say so', () => {
    expect(filterOf(`search=${'a'.repeat(500)}`).search).toHaveLength(100)
    expect(filterOf(`search=${'a'.repeat(101)}`).isSearchCut).toBe(true)
    expect(filterOf(`search=${'a'.repeat(100)}&sort=NEWEST`)).not.toHaveProperty('isSearchCut')
    expect(filterOf(`search=+${'a'.repeat(100)}+`)).not.toHaveProperty('isSearchCut')
    const shirts = encodeURIComponent('👕'.repeat(120))
    expect(filterOf(`search=a${shirts}`).search).toBe(`a${'👕'.repeat(99)}`)
  })
})

test('the route table has exactly the names that a list writes into its address', () => {
  const full: Required<Omit<ListFilter, 'unreadPrices' | 'isSearchCut'>> = {
    categoryId: 6,
    subcategoryId: 601,
    groupId: 1,
    brand: 'rimba',
    isSale: true,
    search: 'batik',
    sort: 'PRICE_ASC',
    sizes: ['M'],
    colors: ['navy'],
    priceMin: 1,
    priceMax: 2,
    isAvailable: true,
    hasPanel: true,
    page: 2,
  }
  const { query = [], search = '' } = findRoute('/products') ?? {}
  expect(
    [...filterQuery(full).keys()].toSorted(),
    'Each name of filterQuery in lib/catalogue/list-filter.ts stands in the row of /products in lib/config/routes.ts: other names never reach the page.',
  ).toEqual([...query, search].toSorted())
  expect(filterOf(filterQuery(full).toString())).toEqual(full)
})

test.each(findRoute('/products')?.onRequest ?? [])(
  'a list with %s is rendered on request, as the route table says',
  (name) => {
    expect(isPerRequest(filterOf(`${name}=1`))).toBe(true)
  },
)

describe('a repeated parameter', () => {
  test.each([
    ['search=a&search=b', { search: 'a', page: 1 }],
    ['category_id=7&category_id=8&page=2', { categoryId: 7, page: 2 }],
    ['search=&search=b', { page: 1 }],
  ])('%s counts once, in the middleware and on the page', (query, filter) => {
    expect(filterOf(query)).toEqual(filter)
    expect(readFilter(toSearchParams(parse(query)))).toEqual(filter)
  })
})

describe('a list key', () => {
  test.each([
    '',
    'category_id=7',
    'category_sub_id=601&sort=PRICE_DESC&page=2',
    'group_id=3&sale=1',
    'category_id=6&brand=sari-co&sale=1',
    'brand=-',
  ])('names the list of %o and leads back to it', (query) => {
    const filter = filterOf(query)
    expect(parseListKey(listKey(filter))).toEqual(filter)
  })

  test.each([
    '',
    'nonsense',
    'search-batik',
    'sort-PRICE_ASC~category_id-7',
    'page-1',
    'category_id-7~x-1',
  ])('%o names no list', (key) => {
    expect(parseListKey(key)).toBeNull()
  })
})
