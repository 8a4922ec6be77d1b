import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { routeLabels } from '#server/route-label.ts'

const folder = mkdtempSync(join(tmpdir(), 'routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const manifest = join(folder, 'routes-manifest.json')
writeFileSync(
  manifest,
  JSON.stringify({
    staticRoutes: [{ page: '/cart', regex: '^/cart(?:/)?$' }],
    dynamicRoutes: [{ page: '/product/[id]', regex: '^/product/([^/]+?)(?:/)?$' }],
  }),
)

test.each([
  ['/cart', '/cart'],
  ['/product/1001', '/product/[id]'],
  ['/product/does-not-exist', '/product/[id]'],
  ['/_next/static/chunks/main.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/media/products/1.webp', '/media'],
])('%s counts for %s', (path, label) => {
  expect(routeLabels(manifest)(path)).toBe(label)
})

test('paths that no route has share one label', () => {
  const labels = new Set(Array.from({ length: 100 }, (_, n) => routeLabels(manifest)(`/x/${n}`)))
  expect([...labels]).toEqual(['other'])
})
