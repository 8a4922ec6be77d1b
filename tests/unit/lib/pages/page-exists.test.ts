import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { listExists, productExists } from '#lib/pages/page-exists.ts'

const backend = 'http://localhost:4000'

/** Paths and queries of the calls. */
let asked: string[] = []

const missing = () =>
  HttpResponse.json({ error: { message: 'There is none.', code: 'NOT_FOUND' } }, { status: 404 })

/** Stubs a backend with product 1, category 7, sub-category 701 and one page of products. */
const answers = [
  http.all(`${backend}/*`, ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url)
    asked.push(pathname + search)
    if (pathname === '/products') {
      const products = searchParams.get('page') === '2' ? [aProduct()] : []
      return HttpResponse.json({ data: { products, product_count: 30 } })
    }
    if (pathname === '/category' && searchParams.get('id') === '7') {
      return HttpResponse.json({ data: { category: { id: 7, name: 'WOMEN', category_subs: [] } } })
    }
    const id = searchParams.get('id') ?? ''
    return ['1', '701'].includes(id) ? HttpResponse.json({ data: {} }) : missing()
  }),
]

stubBackend()
beforeEach(() => {
  asked = []
  backendStub.use(...answers)
})

const list = (query: string) => listExists(readFilter(new URLSearchParams(query)))

describe('before anything is rendered', () => {
  test('one call detects a missing product', async () => {
    expect(await productExists('9999')).toBe(false)
    expect(asked).toEqual(['/product?id=9999'])
  })

  test('an existing page is loaded once', async () => {
    expect([await list('category_id=7'), await list('category_id=7')]).toEqual([true, true])
    expect(asked).toEqual(['/category?id=7'])
  })

  test('a product that was missing is loaded again: it may exist now', async () => {
    await productExists('9998')
    await productExists('9998')
    expect(asked).toHaveLength(2)
  })

  test.each(['abc', '0', '01', '-1', '1.5', '1234567890', '1%00', ''])(
    'an id like %o makes no call',
    async (id) => {
      expect(await productExists(id)).toBe(false)
      expect(asked).toEqual([])
    },
  )

  test.each([
    'category_id=999',
    'category_sub_id=999',
    'category_id=7&category_sub_id=999',
    'page=3',
  ])('the list %s does not exist', async (query) => {
    expect(await list(query)).toBe(false)
  })

  test.each(['category_id=x', 'page=0', 'page=100000'])(
    'the list %s makes no call',
    async (query) => {
      expect(await list(query)).toBe(false)
      expect(asked).toEqual([])
    },
  )

  test.each([
    '',
    'category_id=7',
    'category_id=7&category_sub_id=701',
    'page=2',
    'sale=1&brand=rimba',
  ])('the list %o may exist', async (query) => {
    expect(await list(query)).toBe(true)
  })

  test('a backend that is down hides no page: cached ones are still shown', async () => {
    backendStub.use(http.all(`${backend}/*`, () => HttpResponse.error()))
    expect(await productExists('5')).toBe(true)
    expect(await list('category_id=5')).toBe(true)
  })

  test('a backend that does not answer delays no page for long, and is called again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const late = Promise.withResolvers<Response>()
    backendStub.use(http.all(`${backend}/*`, () => late.promise))
    const exists = productExists('6')
    await vi.advanceTimersByTimeAsync(500)
    expect(await exists).toBe(true)
    vi.useRealTimers()
    late.resolve(missing())
    backendStub.use(...answers)
    expect(await productExists('6')).toBe(false)
  })
})
