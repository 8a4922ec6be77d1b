import { afterEach, expect, test, vi } from 'vitest'
import { withShopPictures } from '../../server/src/pictures.ts'

afterEach(() => void vi.unstubAllEnvs())

test('pictures stored in Medusa get addresses of the adapter, in products and documents', () => {
  vi.stubEnv('ENGINE_PUBLIC_URL', 'https://admin.example')
  expect(withShopPictures('https://admin.example/static/17-shirt.webp')).toBe(
    '/media/uploads/17-shirt.webp',
  )
  const home = '{"a":"https://admin.example/static/a.png","b":"https://admin.example/static/b.png"}'
  expect(withShopPictures(home)).toBe('{"a":"/media/uploads/a.png","b":"/media/uploads/b.png"}')
})

test('pictures of the demo company and of other origins keep their addresses', () => {
  vi.stubEnv('ENGINE_PUBLIC_URL', 'https://admin.example')
  for (const url of ['/media/products/a.webp', 'https://cdn.example/static/a.webp'])
    expect(withShopPictures(url)).toBe(url)
})
