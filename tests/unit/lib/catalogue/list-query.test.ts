import { productListQuery } from '@etalase/contract/product.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { listQuery } from '#lib/catalogue/list-query.ts'

afterEach(() => vi.unstubAllEnvs())

test('a shop that lists each garment once requests that in every list', () => {
  vi.stubEnv('GROUP_COLORS', '1')
  expect(listQuery({ page: 2, categoryId: 7 }, 2)).toMatchObject({
    category_id: 7,
    group: 'colors',
  })
  expect(listQuery({ page: 1, search: 'batik' }, 1)).toMatchObject({ group: 'colors' })
})

test.each(['0', ''])('a shop built with GROUP_COLORS=%j does not request it', (value) => {
  vi.stubEnv('GROUP_COLORS', value)
  expect(listQuery({ page: 1 }, 1)).not.toHaveProperty('group')
})

test.each(['styles', '', 'COLORS', 1, null])('the contract refuses to group by %j', (group) => {
  expect(productListQuery.safeParse({ group }).success).toBe(false)
})
