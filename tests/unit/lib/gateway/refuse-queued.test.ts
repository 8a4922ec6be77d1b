import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { backendStub, stubBackend } from '#tests/support/backend-stub.ts'
import { aProduct } from '#tests/support/builders.ts'
import { aRequest } from '#tests/support/shop-request.ts'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

// Another test file of this process may have loaded the calls with Next's own cache.
vi.resetModules()
const { gateway } = await import('#lib/gateway/gateway.ts')

stubBackend()

const line = { product_detail_id: 1001, size: 'M', qty: 1 }

/** Adds a product of sub-category 603 of category 6 for a device that is not admitted to a sale. */
async function add(barred: string | null, call = 'cart') {
  const place = { id: 603, name: 'Shirts', category: { id: 6, name: 'Men' } }
  const product = { ...aProduct(), category_sub: place, related_products: [] }
  const heard: string[] = []
  backendStub.use(
    http.get('http://localhost:4000/product', () => HttpResponse.json({ data: { product } })),
    http.all('http://localhost:4000/*', ({ request }) => {
      heard.push(request.url)
      const data = { message: 'Item Added to Cart', cart: { cart_items: [] } }
      return HttpResponse.json({ data })
    }),
  )
  const headers: Record<string, string> = barred === null ? {} : { 'x-queue-barred': barred }
  const request = await aRequest('POST', `/api/${call}`, { body: line, headers })
  const response = await gateway(request, call)
  const { error } = await response.json()
  return { status: response.status, code: error?.code, hasReached: heard.length > 0 }
}

test.each(['/product/1001', '/products?category_id=6', '/product/9 /products?category_sub_id=603'])(
  'a piece of %s stays out of the cart of a device whose turn it is not, and the backend hears nothing',
  async (barred) => {
    const refused = { status: 429, code: 'QUEUED', hasReached: false }
    expect(await add(barred)).toEqual(refused)
    expect(await add(barred, 'cart-item-increment-qty')).toEqual(refused)
  },
)

test('every other piece goes into it', async () => {
  expect((await add('/product/1002 /products?category_id=7')).status).toBe(200)
  expect((await add(null)).status).toBe(200)
})
