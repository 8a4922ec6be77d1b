import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as card from '#components/catalogue/product-card.tsx'
import type * as banners from '#components/home/banner-row.tsx'
import type * as crumbs from '#components/ui/breadcrumbs.tsx'
import { aProduct } from '#tests/support/builders.ts'

let ProductCard: typeof card.ProductCard
let BannerRow: typeof banners.BannerRow
let Breadcrumbs: typeof crumbs.Breadcrumbs

/** The build writes it into the code, so the components are loaded with it. */
beforeAll(async () => {
  vi.resetModules()
  vi.stubEnv('CONTENT_LANGUAGE', 'id')
  ;({ ProductCard } = await import('#components/catalogue/product-card.tsx'))
  ;({ BannerRow } = await import('#components/home/banner-row.tsx'))
  ;({ Breadcrumbs } = await import('#components/ui/breadcrumbs.tsx'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const image = { image_url: '/media/a.webp', alt_text: 'Kemeja putih' }

test('the name and the picture of a product carry the language of the backend, the words of the shop do not', () => {
  const pictured = { product_images: [{ ...image, image_type: 'COVER' }] }
  const { container } = render(
    <ProductCard product={aProduct({ product_name: 'Kemeja', ...pictured, sizes: [] })} />,
  )
  expect(screen.getByRole('heading', { name: 'Kemeja' }).lang).toBe('id')
  expect(screen.getByAltText('Kemeja putih').lang).toBe('id')
  expect(container.querySelectorAll('[lang]')).toHaveLength(2)
})

test('so do banners and the names of categories', () => {
  render(<BannerRow title="New" banners={[{ title: 'Tas', url: '/', image }]} size={[2, 1]} />)
  expect(screen.getByText('Tas').lang).toBe('id')
  expect(screen.getByRole('heading', { name: 'New' }).lang).toBe('')
  render(<Breadcrumbs label="Categories" crumbs={[{ label: 'Pria', href: '/products' }]} />)
  expect(screen.getByRole('link', { name: 'Pria' }).lang).toBe('id')
})

test('a picture without a text carries none', () => {
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
  const { contentLang } = await import('#lib/config/content-lang.ts')
  expect(contentLang).toBeUndefined()
})
