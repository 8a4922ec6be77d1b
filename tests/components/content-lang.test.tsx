import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ProductCard } from '#components/catalogue/product-card.tsx'
import { BannerRow } from '#components/home/banner-row.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { aProduct } from '#tests/support/builders.ts'

// As the build writes it, before the components are loaded.
vi.hoisted(() => vi.stubEnv('CONTENT_LANGUAGE', 'id'))

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
