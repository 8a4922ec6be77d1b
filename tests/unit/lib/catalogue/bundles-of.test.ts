import type { ProductPromo } from '@etalase/contract/bundle.ts'
import type { Category } from '@etalase/contract/category.ts'
import { product } from '@etalase/contract/product.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { bundlesOf } from '#lib/catalogue/bundles-of.ts'
import { productMessages } from '#messages/product.ts'

const kids: Category = { id: 9, name: 'KIDS', group_id: 3, category_subs: [] }
const shirts = { id: 901, name: 'Shirts', category: { id: 9, name: 'KIDS' } }
const shirt = product.parse({ ...aProduct(), category_sub: shirts })

const aBundle = (given: Partial<ProductPromo>): ProductPromo => ({
  id: 1,
  bundling_type: 'GROUP',
  bundling_item_count: 3,
  promo_bundling_products: [],
  ...given,
})

describe('the bundles of a product', () => {
  test.each([
    ['its group', aBundle({ m_group_id: 3 }), 'KIDS', '/products?group_id=3'],
    [
      'its sub-category',
      aBundle({ bundling_type: 'SUB_GROUP', m_sub_group_id: 901 }),
      'Shirts',
      '/products?category_sub_id=901',
    ],
    [
      'itself and others',
      aBundle({ bundling_type: 'PRODUCT', promo_bundling_products: [{ product_detail_id: 1001 }] }),
      'Shirts',
      '/products?category_sub_id=901',
    ],
  ])('of %s link to the list that has the other products', (_, bundle, place, href) => {
    expect(bundlesOf(shirt, [bundle], [kids])).toEqual([
      { id: 1, text: productMessages.bundle(3, place), href },
    ])
  })

  test('exclude those of another group, sub-category or product', () => {
    const others = [
      aBundle({ m_group_id: 4 }),
      aBundle({ bundling_type: 'SUB_GROUP', m_sub_group_id: 902 }),
      aBundle({ bundling_type: 'PRODUCT', product_detail_id: 1002 }),
    ]
    expect(bundlesOf(shirt, others, [kids])).toEqual([])
  })

  test('of a product without a sub-category are named after it, and link to it', () => {
    const bundle = aBundle({ bundling_type: 'PRODUCT', product_detail_id: 1001 })
    expect(bundlesOf(product.parse(aProduct()), [bundle], [kids])).toEqual([
      { id: 1, text: productMessages.bundle(3, 'Oxford shirt in White'), href: '/product/1001' },
    ])
  })

  test("exclude a group's when the categories do not name its category", () => {
    expect(bundlesOf(shirt, [aBundle({ m_group_id: 3 })], [])).toEqual([])
  })
})
