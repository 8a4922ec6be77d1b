import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aWish } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { loadCartLink } from '#lib/pages/load-cart-link.ts'

stubBackend()

test('a link shows the names of its sizes, which it has as codes, even when sold out', async () => {
  const sizes = [
    { size_code: '75', size_name: '7.5', is_available: true },
    { size_code: '85', size_name: '8.5', is_available: false },
  ]
  const product = { ...aWish(), id: 1001, product_code: 'R', sizes }
  backendStub.use(
    http.get('http://localhost:4000/product', () => HttpResponse.json({ data: { product } })),
  )
  const { offered, refused } = await loadCartLink('1001:75,1001:85,1001:95')
  expect(offered).toMatchObject([{ size: '75', size_name: '7.5' }])
  expect(refused).toMatchObject([
    { size: '85', size_name: '8.5', reason: 'soldOut' },
    { size: '95', size_name: '95', reason: 'unknownSize' },
  ])
})
