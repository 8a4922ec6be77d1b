import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeProduct, stores } from '#tests/support/fake-engine/catalogue.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

beforeEach(async () => {
  engine.state.products = Array.from({ length: 4 }, (_, index) => fakeProduct(index))
  engine.state.stores = stores
  await adapter.model.load()
})

const signed = { authorization: `Bearer ${engineSecret}` }
const tell = (event: object, headers: Record<string, string> = signed) =>
  call('POST engine/events', event, headers)

const product = (index: number) => {
  const found = engine.state.products[index]
  if (!found) throw new Error(`No garment ${index}`)
  return found
}

const setPrice = (index: number, price: number) => {
  for (const { variants } of product(index).colors)
    for (const variant of variants) Object.assign(variant, { retail_price: price, price })
}

test('home, product and checkout include the days within which an order can be returned', async () => {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'M', qty: 1 })
  const { data: home } = await call('GET master/page/home', {})
  const { data: page } = await call('GET product', { id: 1_001 })
  const { data: checkout } = await call('POST checkout', { local_device_id })
  expect(home).toMatchObject({ return_days: adapter.returnDays })
  expect(page.product).toMatchObject({ return_days: adapter.returnDays })
  expect(checkout).toMatchObject({ return_days: adapter.returnDays })
})

test('each colour of a garment is a product that lists the other colours', async () => {
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({
    product_name: 'Garment 0 in Navy',
    style_code: 'garment-0',
    color: { name: 'Navy', hex: '#203050', code: 'blue' },
    siblings: [{ id: 1_001 }, { id: 1_002, color: { name: 'Olive', code: 'green' } }],
  })
})

test('the discount of a sale is calculated from the old price', async () => {
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ retail_price: 100_000, net_price: 80_000 })
})

test('the end of a sale comes from its price list, and is shown for reduced prices only', async () => {
  const end = '2030-05-01T16:59:00.000Z'
  for (const index of [0, 1])
    for (const variant of product(index).colors[0]?.variants ?? [])
      Object.assign(variant, { sale_ends_at: end })
  await tell({ name: 'product.changed', product_ids: ['prod_0', 'prod_1'] })
  const shown = async (id: number) => (await call('GET product', { id })).data.product
  expect(await shown(1_001)).toMatchObject({ sale_ends_at: '2030-05-01 23:59:00' })
  expect(await shown(1_002)).toMatchObject({ sale_ends_at: null })
  expect(await shown(1_003)).toMatchObject({ sale_ends_at: null })
})

test('a size that is low in every store shows how many are left', async () => {
  const [few] = product(0).colors[0]?.variants ?? []
  Object.assign(few ?? {}, { stock: { sloc_1: 2, sloc_2: 1 } })
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ sizes: [{ size_code: 'S', stock_low: 2 }, {}, {}] })
})

test('a price change in the engine reaches product and lists with its event', async () => {
  setPrice(0, 55_000)
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ net_price: 55_000 })
  const { data: list } = await call('GET products', { sort: 'PRICE_ASC', limit: 1 })
  expect(list.products).toMatchObject([{ net_price: 55_000 }])
})

test('a new product is listed, and keeps its number in later reads', async () => {
  engine.state.products.push(fakeProduct(8))
  await tell({ name: 'product.changed', product_ids: ['prod_8'] })
  expect((await call('GET products', { limit: 1 })).data.products).toMatchObject([{ id: 1_018 }])
  await adapter.model.load()
  expect((await call('GET product', { id: 1_018 })).status).toBe(200)
})

test('an unpublished product has no page, and its sizes cannot be bought', async () => {
  engine.state.products = engine.state.products.filter(({ id }) => id !== 'prod_0')
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  expect((await call('GET product', { id: 1_001 })).status).toBe(404)
  const line = { local_device_id: crypto.randomUUID(), product_detail_id: 1_001, size: 'M', qty: 1 }
  expect(await call('POST cart', line)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('products removed while the adapter was down are gone after its start', async () => {
  engine.state.products = engine.state.products.slice(1)
  await adapter.model.load()
  expect((await call('GET product', { id: 1_001 })).status).toBe(404)
  expect((await call('GET products', { limit: 100 })).data.product_count).toBe(6)
  const stock = { name: 'stock.changed', variant_ids: ['variant_0_0_S'] }
  expect((await tell(stock)).status).toBe(200)
})

test('a stock change in the engine reaches the stores with its event', async () => {
  const [variant] = product(0).colors[0]?.variants ?? []
  if (variant) variant.stock = { sloc_2: 1 }
  await tell({ name: 'stock.changed', variant_ids: [variant?.id] })
  const wanted = { product_detail_id: 1_001, size: 'S', qty: 1 }
  const { data } = await call('POST check-stock-location', wanted)
  expect(data.showrooms).toMatchObject([{ id: 2 }])
})

const storeIds = async () => {
  const { data } = await call('GET master/showroom')
  return (data.showroom_list as { id: number }[]).map(({ id }) => id)
}

test('a store removed from the engine is not listed, has no stock and accepts no order', async () => {
  const local_device_id = crypto.randomUUID()
  const line = { product_detail_id: 1_001, size: 'S', qty: 1 }
  await call('POST cart', { local_device_id, ...line })
  engine.state.stores = { ...stores, stores: stores.stores.filter(({ number }) => number === 1) }
  await tell({ name: 'stores.changed' })
  expect(await storeIds()).toEqual([1])
  expect((await call('POST check-stock-location', line)).data.showrooms).toMatchObject([{ id: 1 }])
  const order = { shipping_type: 'PICKUP_ON_STORE', showroom_id: 2, guest_email: 'g@example.com' }
  const refused = await call('POST checkout-trx', { local_device_id, ...order })
  expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a store that returns has its stock again', async () => {
  engine.state.stores = { ...stores, stores: stores.stores.slice(0, 1) }
  await tell({ name: 'stores.changed' })
  engine.state.stores = stores
  await tell({ name: 'stores.changed' })
  expect(await storeIds()).toEqual([1, 2])
  const wanted = { product_detail_id: 1_001, size: 'S', qty: 1 }
  const sellers = async () => (await call('POST check-stock-location', wanted)).data.showrooms
  await expect.poll(sellers).toMatchObject([{ id: 1 }, { id: 2 }])
})

test('a store without a sub-district is left out with its stock', async () => {
  const nowhere = stores.stores.map((store) =>
    store.number === 2 ? { ...store, subdistrict_id: null } : store,
  )
  engine.state.stores = { ...stores, stores: nowhere }
  await adapter.model.load()
  expect(await storeIds()).toEqual([1])
})

test('a size with a different price than its product is not sold, since the contract has no price for it', async () => {
  const [variant] = product(0).colors[0]?.variants.slice(-1) ?? []
  if (variant) variant.price = 70_000
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ sizes: [{ size_code: 'S' }, { size_code: 'M' }] })
})

test('a product without a sub-category or without priced sizes is not listed', async () => {
  product(0).category_sub_id = null
  for (const color of product(1).colors) color.variants = []
  await adapter.model.load()
  expect((await call('GET products', { limit: 100 })).data.product_count).toBe(4)
})

test('a duplicate product code does not fail the load: the second gets its number as a suffix', async () => {
  for (const index of [0, 1])
    product(index).metadata = { colors: { Navy: { product_code: 'SAME' } } }
  await adapter.model.load()
  const { data } = await call('GET product', { id: 1_003 })
  expect(data.product).toMatchObject({ product_code: 'SAME-1003' })
})

test('mistyped metadata loses only the affected field', async () => {
  product(0).metadata = { colors: { Navy: { hex: 'blue', related: 'none', listed_at: 'May' } } }
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ color: { name: 'Navy', hex: '#35476A' } })
})

const shownPrice = async () => (await call('GET product', { id: 1_001 })).data.product
const pagesRead = () => engine.state.calls.filter((url) => url.startsWith('/adapter/catalogue'))

test("a full reload runs in the background after the engine's event is answered", async () => {
  setPrice(0, 55_000)
  expect((await tell({ name: 'catalogue.changed' })).status).toBe(202)
  await expect.poll(shownPrice).toMatchObject({ net_price: 55_000 })
})

test('a failed reload is retried without another event', async () => {
  setPrice(0, 55_000)
  engine.state.isCatalogueAway = true
  engine.state.calls.length = 0
  expect((await tell({ name: 'catalogue.changed' })).status).toBe(202)
  await expect.poll(() => pagesRead()).toHaveLength(1)
  expect(await shownPrice()).toMatchObject({ net_price: 80_000 })
  engine.state.isCatalogueAway = false
  await expect.poll(shownPrice).toMatchObject({ net_price: 55_000 })
})

test('concurrent reload requests share one load', async () => {
  engine.state.calls.length = 0
  await Promise.all([1, 2, 3].map(() => adapter.model.load()))
  expect(pagesRead()).toHaveLength(1)
})

/** Starts to read many garments. Resolves once the first page was read. */
async function firstPage(): Promise<{ load: Promise<void> }> {
  engine.state.products = Array.from({ length: 170 }, (_, index) => fakeProduct(index))
  engine.state.calls.length = 0
  const load = adapter.model.load()
  while (pagesRead().length === 0) await adapter.model.refreshStock(['variant_0_0_S'])
  return { load }
}

test('refreshing the stock of an order does not wait for a reload', async () => {
  const { load } = await firstPage()
  await adapter.model.refreshStock(['variant_0_0_S'])
  const before = pagesRead().length
  await load
  expect(before).toBeLessThan(pagesRead().length)
  expect((await call('GET products', { limit: 1 })).data.product_count).toBe(340)
})

test('a product published during a reload is kept', async () => {
  const { load } = await firstPage()
  engine.state.products = [fakeProduct(200), ...engine.state.products]
  await adapter.model.refreshGarments(['prod_200'])
  await load
  expect((await call('GET product', { id: 1_401 })).status).toBe(200)
})

test('concurrent events about one product share a read', async () => {
  engine.state.calls.length = 0
  setPrice(0, 55_000)
  const event = { name: 'product.changed', product_ids: ['prod_0'] }
  const answers = await Promise.all(Array.from({ length: 6 }, () => tell(event)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  // The first read has begun when the others are requested.
  expect(pagesRead().length).toBeLessThanOrEqual(2)
  expect(await shownPrice()).toMatchObject({ net_price: 55_000 })
})

test('a removed product is forgotten even when another one is read with it', async () => {
  engine.state.products = engine.state.products.filter(({ id }) => id !== 'prod_1')
  setPrice(0, 55_000)
  await tell({ name: 'product.changed', product_ids: ['prod_0', 'prod_1'] })
  const local_device_id = crypto.randomUUID()
  const gone = { local_device_id, product_detail_id: 1_003, size: 'S', qty: 1 }
  expect((await call('POST cart', gone)).status).toBe(404)
  expect(adapter.model.variants.productsOf(['prod_1'])).toEqual([])
})

test('more products than fit into a URL are read in batches', async () => {
  engine.state.products.push(...Array.from({ length: 120 }, (_, index) => fakeProduct(index + 8)))
  const product_ids = engine.state.products.map(({ id }) => id)
  await tell({ name: 'product.changed', product_ids })
  expect((await adapter.model.productIds()).length).toBe(248)
})

test('an event without the secret is refused, and changes nothing', async () => {
  setPrice(0, 55_000)
  const event = { name: 'product.changed', product_ids: ['prod_0'] }
  expect(await tell(event, {})).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect((await tell(event, { authorization: 'Bearer guessed' })).status).toBe(401)
  expect((await call('GET product', { id: 1_001 })).data.product).toMatchObject({
    net_price: 80_000,
  })
})

test('an unknown event of a later engine is accepted, so that it is not retried', async () => {
  expect((await tell({ name: 'return.requested', id: 'ret_1' })).status).toBe(202)
})

test('an invalid home page keeps the previous one', async () => {
  const home = { banners: [], sections: [], promos: [], category_banners: [] }
  const brand = { name: 'Rimba', text: '', url: '/', image: { image_url: '/a.webp', alt_text: '' } }
  engine.state.content.set('home en', { ...home, brands: [brand] })
  await tell({ name: 'content.changed', key: 'home' })
  engine.state.content.set('home en', { banners: 'none' })
  await tell({ name: 'content.changed', key: 'home' })
  const { data } = await call('GET master/page/home')
  expect(data.home_data).toMatchObject({ brands: [{ name: 'Rimba' }] })
})

test('a call of the contract that the adapter does not offer answers 404', async () => {
  const answer = await call('POST auth/confirm-email', { token: 'none' })
  expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test("a picture without alt text gets its product's name", async () => {
  const [color] = product(0).colors
  const [shown] = color?.images ?? []
  if (shown) shown.metadata = {}
  await tell({ name: 'product.changed', product_ids: ['prod_0'] })
  const { data } = await call('GET product', { id: 1_001 })
  expect(data.product).toMatchObject({ product_images: [{ alt_text: 'Garment 0 in Navy' }] })
})

describe('an uploaded picture', () => {
  const read = (name: string) => tested.app.inject(`/media/uploads/${name}`)

  test('is passed on by the adapter, and cached by browsers', async () => {
    engine.state.uploads.set('17 shirt.webp', 'image/webp')
    const { statusCode, headers, body } = await read('17%20shirt.webp')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'image/webp',
      '17 shirt.webp',
    ])
    expect(headers['cache-control']).toContain('immutable')
  })

  test.each([
    ['is unknown', 'none.webp'],
    ['is no picture', 'page.html'],
    ['is a page under the name of a picture', 'page.webp'],
    ['is another path of the engine', '..%2Fadapter%2Fsettings'],
    ['is another path that looks like a picture', '..%2Fadmin%2Fa.webp'],
  ])('answers 404 when it %s', async (_, name) => {
    engine.state.uploads.set('page.webp', 'text/html').set('page.html', 'text/html')
    const asked = engine.state.calls.length
    expect((await read(name)).statusCode).toBe(404)
    const paths = engine.state.calls.slice(asked)
    expect(paths.every((path) => path.startsWith('/static/'))).toBe(true)
  })
})
