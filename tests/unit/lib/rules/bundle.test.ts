import { aCartItem } from '@etalase/testkit/builders.ts'
import { expect, test } from 'vitest'
import { piecesInBundle } from '#lib/rules/bundle.ts'

const kids = {
  bundling_type: 'GROUP' as const,
  m_group_id: 3,
  m_sub_group_id: null,
  product_detail_id: null,
  promo_bundling_products: [],
}

const line = (qty: number, place: { m_group_id?: number; m_sub_group_id?: number } = {}) =>
  aCartItem({ qty, product_detail: { ...aCartItem().product_detail, ...place } })

test('counts the pieces of all lines of a group together', () => {
  const lines = [line(1, { m_group_id: 3 }), line(2, { m_group_id: 3 })]
  expect(piecesInBundle(kids, lines)).toBe(3)
})

test('does not count pieces of other groups', () => {
  expect(piecesInBundle(kids, [line(4, { m_group_id: 1 })])).toBe(0)
})

test("counts no group when the backend does not send a product's category", () => {
  expect(piecesInBundle({ ...kids, m_group_id: null }, [line(4)])).toBe(0)
})

test('a sub-category counts its own pieces, whatever their group', () => {
  const shirts = {
    ...kids,
    bundling_type: 'SUB_GROUP' as const,
    m_group_id: null,
    m_sub_group_id: 601,
  }
  const lines = [line(1, { m_sub_group_id: 601 }), line(1, { m_group_id: 3, m_sub_group_id: 602 })]
  expect(piecesInBundle(shirts, lines)).toBe(1)
})

test('counts only the named products', () => {
  const scarves = {
    ...kids,
    bundling_type: 'PRODUCT' as const,
    promo_bundling_products: [{ product_detail_id: 1001 }],
  }
  const lines = [line(2), aCartItem({ id: 2, product_detail_id: 1002, qty: 5 })]
  expect(piecesInBundle(scarves, lines)).toBe(2)
})
