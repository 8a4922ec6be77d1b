import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { type ListFilter, listHref } from '#lib/catalogue/list-filter.ts'
import { limitedRoute } from '#server/limited-route.ts'

const routeFor = (url: string, route = '/products') =>
  limitedRoute(route, Object.assign(new IncomingMessage(new Socket()), { url }))

test.each<Partial<ListFilter>>([
  {},
  { categoryId: 7, page: 2 },
  { subId: 601, sort: 'PRICE_DESC' },
  { groupId: 3, brand: 'wastra', isSale: true },
])('the prerendered list %j has the limit of its route', (filter) => {
  expect(routeFor(listHref(filter))).toBe('/products')
})

test.each<Partial<ListFilter>>([
  { categoryId: 7, sizes: ['M'] },
  { colors: ['blue'] },
  { priceMin: 100_000 },
  { priceMax: 100_000 },
  { isAvailable: true },
  { hasPanel: true },
  { search: 'batik' },
])('the list %j, which is rendered on request, has a limit of its own', (filter) => {
  expect(routeFor(listHref(filter))).toBe('/products on request')
})

test('a question mark within the query hides no parameter', () => {
  expect(routeFor('/products?x=?&color=blue')).toBe('/products on request')
})

test('a parameter that is no part of the list changes nothing', () => {
  expect(routeFor('/products?category_id=7&utm_source=a&_rsc=1')).toBe('/products')
})

test('another page has the limit of its route, whatever its parameters', () => {
  expect(routeFor('/product/1001?size=M', '/product/[id]')).toBe('/product/[id]')
})
