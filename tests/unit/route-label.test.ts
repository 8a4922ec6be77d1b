import { expect, test } from 'vitest'
import { routeLabels } from '#server/route-label.ts'

const labelOf = routeLabels({
  staticRoutes: [
    { page: '/', regex: '^/(?:/)?$' },
    { page: '/cart', regex: '^/cart(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/product/[id]', regex: '^/product/([^/]+?)(?:/)?$' },
    { page: '/api/[...path]', regex: '^/api/(.+?)(?:/)?$' },
  ],
})

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/api/cart/add', '/api/[...path]'],
  ['/product/1001', '/product/[id]'],
  ['/product/does-not-exist', '/product/[id]'],
  ['/_next/static/chunks/main.js', '/_next/static'],
  ['/img/750/a.webp', '/img'],
  ['/media/products/1.webp', '/media'],
])('%s counts for %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})

test('paths that no route has share one label', () => {
  const labels = new Set(Array.from({ length: 100 }, (_, n) => labelOf(`/x/${n}`)))
  expect([...labels]).toEqual(['other'])
})
