import { aProduct } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as facets from '#components/catalogue/filter-panel.tsx'
import type * as card from '#components/catalogue/product-card.tsx'
import type * as banners from '#components/home/banner-row.tsx'
import type * as mainMenu from '#components/layout/main-menu.tsx'
import type * as menu from '#components/layout/menu.ts'
import type * as suggested from '#components/layout/suggested-options.ts'
import type * as suggestions from '#components/layout/suggestion-list.tsx'
import type * as crumbs from '#components/ui/breadcrumbs.tsx'
import { headerMessages } from '#messages/header.ts'
import { filterMessages } from '#messages/list.ts'
import { searchMessages } from '#messages/search.ts'

let ProductCard: typeof card.ProductCard
let BannerRow: typeof banners.BannerRow
let Breadcrumbs: typeof crumbs.Breadcrumbs
let FilterPanel: typeof facets.FilterPanel
let MainMenu: typeof mainMenu.MainMenu
let SuggestionList: typeof suggestions.SuggestionList
let menuOf: typeof menu.menuOf
let suggestedOptions: typeof suggested.suggestedOptions

/** The build inlines the variable, so the components are reloaded with it. */
beforeAll(async () => {
  vi.resetModules()
  vi.stubEnv('CONTENT_LANGUAGE', 'id')
  ;({ ProductCard } = await import('#components/catalogue/product-card.tsx'))
  ;({ BannerRow } = await import('#components/home/banner-row.tsx'))
  ;({ Breadcrumbs } = await import('#components/ui/breadcrumbs.tsx'))
  ;({ FilterPanel } = await import('#components/catalogue/filter-panel.tsx'))
  ;({ MainMenu } = await import('#components/layout/main-menu.tsx'))
  ;({ SuggestionList } = await import('#components/layout/suggestion-list.tsx'))
  ;({ menuOf } = await import('#components/layout/menu.ts'))
  ;({ suggestedOptions } = await import('#components/layout/suggested-options.ts'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const image = { image_url: '/media/a.webp', alt_text: 'Kemeja putih' }

test("a product's name and picture carry the backend's language, the shop's own words do not", () => {
  const pictured = { product_images: [{ ...image, image_type: 'COVER' }] }
  const { container } = render(
    <ProductCard product={aProduct({ product_name: 'Kemeja', ...pictured, sizes: [] })} />,
  )
  expect(screen.getByRole('heading', { name: 'Kemeja' }).lang).toBe('id')
  expect(screen.getByAltText('Kemeja putih').lang).toBe('id')
  expect(container.querySelectorAll('[lang]')).toHaveLength(2)
})

test("banners and category names carry the backend's language", () => {
  render(<BannerRow title="New" banners={[{ title: 'Tas', url: '/', image }]} size={[2, 1]} />)
  expect(screen.getByText('Tas').lang).toBe('id')
  expect(screen.getByRole('heading', { name: 'New' }).lang).toBe('')
  render(<Breadcrumbs label="Categories" crumbs={[{ label: 'Pria', href: '/products' }]} />)
  expect(screen.getByRole('link', { name: 'Pria' }).lang).toBe('id')
})

/** Returns the languages of a word, from its element or the nearest ancestor with `lang`. */
const languagesOf = (word: string) => [
  ...new Set(
    screen
      .getAllByText(word)
      .map((element) => element.closest('[lang]')?.getAttribute('lang') ?? 'of the page'),
  ),
]

test("the menu, filter values and search suggestions carry it next to the shop's words", () => {
  const subcategory = { id: 601, name: 'Kemeja', show_cover: false }
  const category = { id: 6, name: 'Pria', cover_text: 'Untuk pria', category_subs: [subcategory] }
  render(<MainMenu menu={menuOf([category])} />)
  for (const word of ['Pria', 'Untuk pria', 'Kemeja']) expect(languagesOf(word)).toEqual(['id'])
  expect(languagesOf(headerMessages.shopAll)).toEqual(['of the page'])

  const facet = (name: string) => [{ code: name, name, count: 2 }]
  const choices = { sizes: [], colors: facet('Merah'), brands: facet('Laras'), price: null }
  render(<FilterPanel filter={{ page: 1 }} choices={{ ...choices, available: 2 }} count={2} />)
  for (const word of ['Merah', 'Laras']) expect(languagesOf(word)).toEqual(['id'])
  expect(languagesOf(filterMessages.available)).toEqual(['of the page'])

  const found = {
    category_subs: [{ id: 602, name: 'Celana', category: { id: 7, name: 'Wanita' } }],
    brands: [{ name: 'Rimba', brand_code: 'RI' }],
    products: [],
  }
  render(<SuggestionList id="found" label="Found" options={suggestedOptions(found)} active={-1} />)
  for (const word of ['Celana', 'Wanita', 'Rimba']) expect(languagesOf(word)).toEqual(['id'])
  expect(languagesOf(searchMessages.label)).toEqual(['of the page'])
})

test('a picture without alternative text has no language', () => {
  render(
    <BannerRow
      banners={[{ title: 'Tas', url: '/', image: { ...image, alt_text: '' } }]}
      size={[2, 1]}
    />,
  )
  expect(screen.getByRole('presentation').lang).toBe('')
})

test.each([
  ['of the page', 'en'],
  ['that is not said', ''],
])('texts in the language %s carry no attribute', async (_, language) => {
  vi.resetModules()
  vi.stubEnv('CONTENT_LANGUAGE', language)
  const { contentLang } = await import('#lib/messages/content-lang.ts')
  expect(contentLang).toBeUndefined()
})
