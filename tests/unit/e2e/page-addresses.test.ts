import type { RouteKind } from '@etalase/front/shared/route.ts'
import { describe, expect, test } from 'vitest'
import {
  addressesOf,
  apart,
  customersPages,
  guests,
  isCached,
  isForAll,
  isHelp,
  rowAt,
  shared,
} from '#e2e/support/page-addresses.ts'
import { routes } from '#lib/config/routes.ts'

const has = { order: 1, address: 1 }
const tables = [shared, guests, customersPages(has), apart(has)]

describe('the pages that the browser tests visit', () => {
  test('are all pages of the route table, each once', () => {
    const kinds: readonly RouteKind[] = ['shared', 'form', 'personal', 'payment']
    const pages = routes.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path)
    expect(tables.flatMap(Object.keys).toSorted()).toEqual(pages.toSorted())
  })

  test('have their own addresses, except for the checkout, which redirects', () => {
    for (const [path, addresses = []] of tables.flatMap((table) => Object.entries(table))) {
      expect(addresses.map((address) => rowAt(address).path)).toEqual(addresses.map(() => path))
      expect(addresses.length > 0, path).toBe(path !== '/checkout')
    }
  })

  test('are grouped with pages of the same kind', () => {
    const kindsOf = (table: object) =>
      new Set(routes.filter(({ path }) => path in table).map(({ kind }) => kind))
    expect([shared, guests, customersPages(has)].map(kindsOf)).toEqual([
      new Set(['shared']),
      new Set(['form', 'payment']),
      new Set(['personal']),
    ])
  })
})

test('refuses an address without a row', () => {
  expect(() => rowAt('/nothing')).toThrow('No row of lib/config/routes.ts has /nothing.')
})

test('searches and personal pages are not shared, and a list rendered on request is not cached', () => {
  const personal = addressesOf(guests, customersPages(has))
  const searches = ['/products?search=kemeja', '/products?search=zzzz']
  const onRequest = ['/products?category_id=6&filter=1', '/products?category_id=6&sale=1&size=M']
  expect(addressesOf(shared).filter((address) => !isForAll(address))).toEqual(searches)
  expect(addressesOf(shared).filter((address) => !isCached(address))).toEqual([
    ...onRequest,
    ...searches,
  ])
  expect(personal.filter(isForAll)).toEqual([])
})

test('the help pages are those with Markdown text and no product', () => {
  expect(addressesOf(...tables).filter(isHelp)).toEqual([
    '/stores',
    '/stores/online-delivery',
    '/stores/pickup-on-store',
    '/faq',
    '/tnc',
    '/privacy',
  ])
})
