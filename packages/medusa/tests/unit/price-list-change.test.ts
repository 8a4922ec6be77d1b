import { expect, test } from 'vitest'
import { priceListChange } from '../../server/src/api/price-list-change.ts'

const price = { variant_id: 'variant_1', amount: 99_000, currency_code: 'idr' }

test('a new price list concerns the variants of its prices', () => {
  expect(priceListChange('/admin/price-lists', { title: 'Sale', prices: [price] })).toEqual({
    lists: [],
    variants: ['variant_1'],
  })
})

test.each([
  ['is edited', '/admin/price-lists/plist_1', { status: 'draft' }],
  ['is deleted', '/admin/price-lists/plist_1', undefined],
  ['loses products', '/admin/price-lists/plist_1/products', { remove: ['prod_1'] }],
  ['loses prices', '/admin/price-lists/plist_1/prices/batch', { delete: ['price_1'] }],
])('a price list that %s concerns the products it had', (_, path, body) => {
  expect(priceListChange(path, body)).toEqual({ lists: ['plist_1'], variants: [] })
})

test('a price list that gets prices also concerns their variants', () => {
  const body = { create: [price], update: [{ ...price, id: 'price_2', variant_id: 'variant_2' }] }
  expect(priceListChange('/admin/price-lists/plist_1/prices/batch', body)).toEqual({
    lists: ['plist_1'],
    variants: ['variant_1', 'variant_2'],
  })
})

test('prices that cannot be read are left to Medusa to refuse', () => {
  const body = { prices: 'all', create: [null, 7, { variant_id: 3 }] }
  expect(priceListChange('/admin/price-lists', body)).toEqual({ lists: [], variants: [] })
})
