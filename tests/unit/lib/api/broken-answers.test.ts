import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import {
  aBill,
  aCart,
  aCartItem,
  anOrder,
  anOrderLine,
  aProduct,
  aShowroom,
} from '@etalase/testkit/builders.ts'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListedOrders, getOrder } from '#lib/api/account.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchCart } from '#lib/api/cart.ts'
import { getMenu } from '#lib/api/categories.ts'
import { getHome } from '#lib/api/home.ts'
import { getBundlePromos, getProduct, getProducts } from '#lib/api/products.ts'
import { getStores } from '#lib/api/stores.ts'
import { loadCollection } from '#lib/pages/load-collection.ts'
import { loadList } from '#lib/pages/load-list.ts'
import { aBreakOf, broken } from '#tests/support/break-answer.ts'

const deviceId = '4dd83ed6-9f9c-4ab0-9e29-6a3a1a0b8a01'

const image = { image_url: '/a.webp', alt_text: 'A shirt', dominant_color: '#aabbcc' }
const picture = { image_url: '/a.webp', image_type: 'COVER', alt_text: 'A shirt' }
const color = { name: 'White', hex: '#ffffff', code: 'white' }

/** Builds a product with every field of the contract. */
const product = (id: number) => ({
  ...aProduct({ id }),
  brand_name: 'Wastra',
  color,
  style_colors: { count: 2, hexes: ['#ffffff', '#000000'] },
  direct_discount: { direct_disc_percent: 10, direct_disc_nominal: 5_000 },
  product_images: [picture, { ...picture, image_type: 'BACK' }],
  sizes: [
    { size_code: 'M', size_name: 'M', is_available: 1, available_qty: 3 },
    { size_code: 'L', size_name: 'L', is_available: 0, available_qty: 0 },
  ],
})

const category = (id: number) => ({
  id,
  name: `Category ${id}`,
  group_id: id,
  cover_text: 'For every day',
  category_subs: [
    { id: id * 10, name: 'Shirts', show_cover: 1 },
    { id: id * 10 + 1, name: 'Skirts', show_cover: 0 },
  ],
})
const categories = [category(1), category(2)]

const banner = { title: 'New', subtitle: 'In', url: '/products' }
const section = {
  title_line_1: 'A',
  title_line_2: 'B',
  subtitle: 'C',
  url: '/products',
  is_new_tab: 0,
  image,
}
const order = (id: number) => ({
  ...anOrder({ id, payment_data: aBill(), discount: null }),
  payment_channel: 'VA',
  showroom: aShowroom(),
  order_tracking: {
    last_status: { status: 'Sent', date_time: '2026-08-04 10:00:00' },
    track_history: [{ status: 'Sent', date_time: '2026-08-04 10:00:00', city: 'Jakarta' }],
  },
  sales_trx_details: [anOrderLine(), anOrderLine({ size_code: 'L' })],
})

/** The backend's responses, by path. */
const answers = {
  'master/page/home': {
    categories,
    home_data: {
      banners: [
        { ...banner, desktop_image: image, mobile_image: image },
        { ...banner, desktop_image: image, mobile_image: image },
      ],
      sections: [section, section],
      promos: [{ title: 'Promo', url: '/products', image }],
      category_banners: [{ title: 'Women', url: '/products', image }],
      landings: [{ category: 'women', title: 'Women', subtitle: '', image, sections: [] }],
      brands: [{ name: 'Wastra', brand_code: 'wastra', text: '', url: '/', image }],
      hashtag_photos: [{ image }],
      page_covers: { stores: image, sale: image },
    },
  },
  categories: { categories },
  category: { category: category(1) },
  products: { products: [product(1), product(2), product(3)], product_count: 3 },
  product: {
    product: {
      ...product(1),
      short_description: 'Short',
      category_sub: { id: 10, name: 'Shirts', category: { id: 1, name: 'Category 1' } },
      siblings: [{ id: 2, color, image_url: '/b.webp', is_available: 1 }],
      related_products: [product(4), product(5)],
    },
  },
  promos: {
    product_promos: [
      {
        id: 1,
        bundling_type: 'GROUP',
        m_group_id: 1,
        bundling_item_count: 3,
        promo_bundling_products: [],
      },
    ],
  },
  'master/showroom-region': {
    showroom_region_list: [1, 2].map((id) => ({
      id,
      region_name: `Region ${id}`,
      showrooms: [aShowroom({ id: id * 10 }), aShowroom({ id: id * 10 + 1 })],
    })),
  },
  cart: {
    cart: aCart(
      aCartItem({ id: 1, available_qty: 3 }),
      aCartItem({ id: 2, size_code: 'L', product_detail_id: 1002 }),
    ),
  },
  'user/orders': { user_orders: [order(12), order(13)] },
  'user/order': { user_order: order(12) },
}
type Path = keyof typeof answers

/** The same without types, as a backend might send them. */
const valid: Readonly<Record<Path, unknown>> = answers

/** Overrides of the backend's responses. */
let instead = new Map<string, unknown>()

stubBackend()
beforeEach(() => {
  instead = new Map()
  // Skipped records, and failures that a page tolerates, are logged.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(console.error).mockImplementation(() => {})
  backendStub.use(
    http.all('http://localhost:4000/*', ({ request }) => {
      const path = new URL(request.url).pathname.slice(1)
      const data = instead.has(path) ? instead.get(path) : Reflect.get(answers, path)
      return HttpResponse.json({ data })
    }),
  )
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** Loads the records that a page shows; they are independent of each other. */
type Load = () => Promise<readonly { id: number }[]>

const list = (filter: object) => async () =>
  (await loadList({ page: 1, ...filter }))?.products ?? []

const pages: readonly [call: Path, page: string, Load][] = [
  ['products', 'home', async () => (await getProducts({ limit: 4 })).products],
  ['products', 'of a list', list({ categoryId: 1 })],
  ['products', 'of a search', list({ search: 'shirt' })],
  ['products', 'of a collection', async () => (await loadCollection('baju-linen'))?.products ?? []],
  ['categories', 'of help', getMenu],
  [
    'categories',
    'of a list',
    async () => (await loadList({ page: 1, categoryId: 1 }))?.categories ?? [],
  ],
  ['master/page/home', 'home', async () => (await getHome()) && []],
  ['category', 'of a list', list({ categoryId: 1 })],
  ['product', 'of a product', async () => (await getProduct(1))?.related_products ?? []],
  ['promos', 'of a product', getBundlePromos],
  ['master/showroom-region', 'of stores', getStores],
  ['user/orders', 'of orders', () => getListedOrders('token')],
]

/** Returns a loader's result for a response; null for a badResponse error. Other errors fail the test. */
async function loaded<View>(
  path: Path,
  answer: unknown,
  load: () => Promise<View>,
): Promise<View | null> {
  instead.set(path, answer)
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'badResponse') return null
    throw error
  }
}

const runs = { numRuns: 50 }

describe.each(pages)('with invalid data in %s', (path, page, load) => {
  test(`the page ${page} loads without that record, and all others are unchanged`, {
    timeout: 30_000,
  }, async () => {
    const whole = await loaded(path, valid[path], load)
    await fc.assert(
      fc.asyncProperty(aBreakOf(valid[path]), async (change) => {
        const at = change.path.findIndex((key) => typeof key === 'number')
        const records = await loaded(path, broken(valid[path], change), load)
        // Outside records, failing is correct.
        if (at === -1) return
        const others = whole?.filter((_, index) => index !== change.path[at]) ?? []
        const isOther = ({ id }: { id: number }) => others.some((other) => other.id === id)
        expect(records?.filter(isOther)).toEqual(others)
      }),
      runs,
    )
  })
})

describe('with invalid data about money', () => {
  test('a cart has as many lines as the backend sent, or fails to load', async () => {
    await fc.assert(
      fc.asyncProperty(aBreakOf(answers.cart), async (change) => {
        const answer = broken(answers.cart, change)
        const cart = await loaded('cart', answer, () => fetchCart({ deviceId }))
        if (cart) expect(cart.cart_items).toHaveLength(answer.cart?.cart_items.length ?? 0)
      }),
      runs,
    )
  })

  test('an order has as many lines as the backend sent, or fails to load', async () => {
    await fc.assert(
      fc.asyncProperty(aBreakOf(answers['user/order']), async (change) => {
        const answer = broken(answers['user/order'], change)
        const order = await loaded('user/order', answer, () => getOrder('token', 12))
        if (order)
          expect(order.sales_trx_details).toHaveLength(answer.user_order.sales_trx_details.length)
      }),
      runs,
    )
  })
})
