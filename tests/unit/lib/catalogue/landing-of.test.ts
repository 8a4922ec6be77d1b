import type { Landing } from '@etalase/contract/home.ts'
import { pageSize } from '@etalase/contract/rules/constants.ts'
import { describe, expect, test } from 'vitest'
import { landingCategoryById, landingCategoryOf, landingOf } from '#lib/catalogue/landing.ts'
import { pageCount } from '#lib/catalogue/list-query.ts'

const women = { id: 7, name: 'WOMEN', category_subs: [], cover_image_url: '/women.webp' }
const own: Landing = {
  category: 'women',
  title: 'A soft season',
  subtitle: '',
  image: { image_url: '/own.webp', alt_text: '' },
  sections: [],
}

describe("a category's landing", () => {
  test('comes from the home data', () => {
    expect(landingOf('women', { landings: [own] }, [women])).toBe(own)
  })

  test("comes from the category's cover when it is missing from the home data", () => {
    const made = landingOf('women', { landings: [] }, [{ ...women, cover_text: 'Linen' }])
    expect(made).toMatchObject({ subtitle: 'Linen', image: { image_url: '/women.webp' } })
  })

  test.each([
    ['of another category', [{ ...women, id: 6 }]],
    ['without a cover', [{ ...women, cover_image_url: null }]],
    ['that are none', []],
  ])('is not built from categories %s', (_, categories) => {
    expect(landingOf('women', { landings: [] }, categories)).toBeNull()
  })

  test("falls back to women's for an unknown name (spec §2)", () => {
    expect(['men', 'women', 'robots', ''].map(landingCategoryOf)).toEqual([
      'men',
      'women',
      'women',
      'women',
    ])
  })

  test('is missing for a category without one', () => {
    expect([6, 7, 8].map(landingCategoryById)).toEqual(['men', 'women', null])
  })
})

test.each([
  [0, 1],
  [1, 1],
  [pageSize, 1],
  [pageSize + 1, 2],
])('a list of %i products has %i pages', (products, pages) => {
  expect(pageCount(products)).toBe(pages)
})
