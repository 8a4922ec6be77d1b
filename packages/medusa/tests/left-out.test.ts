import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { categories, fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { placeGuestOrder } from '#tests/support/guest-order.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, app, call } = tested
afterAll(() => tested.close())

beforeEach(() => {
  engine.state.products = Array.from({ length: 4 }, (_, index) => fakeProduct(index))
  engine.state.categories = categories
  engine.state.content.clear()
  adapter.engine.leftOut.forget('order', 'promotion')
})

const signed = { authorization: `Bearer ${engineSecret}` }

/** Returns the list that staff read, one entry per line. */
async function leftOut(): Promise<string[]> {
  const response = await app.inject({ url: '/engine/left-out', headers: signed })
  const list: { kind: string; name: string; part: string; reason: string }[] =
    response.json().left_out
  return list
    .map(({ kind, name, part, reason }) => `${kind} ${name}: ${part}: ${reason}`)
    .toSorted()
}

const variant = (index: number, place = 0) => {
  const found = engine.state.products[index]?.colors[0]?.variants[place]
  if (!found) throw new Error('No variant')
  return found
}

const sizesOf = async (id: number) => {
  const { data } = await call('GET product', { id })
  return (data.product as { sizes: { size_code: string }[] }).sizes.map((size) => size.size_code)
}

const countOf = async () => (await call('GET products', { limit: 100 })).data.product_count

describe('the shop leaves out only what it cannot use:', () => {
  test.each([
    [99_999.5, 'is not whole rupiah'],
    [-5, 'is below 0'],
  ])('a size with a price of %d, but not its product', async (price, reason) => {
    Object.assign(variant(0), { price, retail_price: 100_000 })
    await adapter.model.load()
    expect(await countOf()).toBe(8)
    expect(await sizesOf(1_001)).toEqual(['M', 'L'])
    expect(await leftOut()).toEqual([`product Garment 0: Navy, S, price: ${reason}`])
  })

  test('a text that the admin made a number, but not its category', async () => {
    engine.state.categories = categories.map((each) => ({ ...each, cover_text: 2_027 }))
    await adapter.model.load()
    expect(await countOf()).toBe(8)
    expect((await leftOut()).length).toBe(4)
    expect(await leftOut()).toContainEqual(expect.stringContaining('category Men: cover_text: '))
  })

  test('a category below a sub-category, with the products that have no other', async () => {
    const deep = { ...categories[2], id: 'pcat_1', number: 1, parent_id: 'pcat_601', name: 'Linen' }
    engine.state.categories = [...categories, deep]
    const [first] = engine.state.products
    if (first) first.category_sub_id = 1
    await adapter.model.load()
    expect(await countOf()).toBe(6)
    expect(await leftOut()).toEqual([
      'category Linen: : is not directly below a main category of the shop',
      'product Garment 0: : is in no sub-category of the shop',
    ])
  })

  test('a size with a different price or without one, and lists both', async () => {
    Object.assign(variant(0, 1), { price: 70_000 })
    Object.assign(variant(0, 2), { price: null, retail_price: null })
    await adapter.model.load()
    expect(await leftOut()).toEqual([
      'product Garment 0: Navy, L: has no price in rupiah',
      'product Garment 0: Navy, M: costs something else than the first size of its color',
    ])
  })

  test('a mistyped metadata value, but not its product', async () => {
    const [first] = engine.state.products
    if (first)
      first.metadata = { colors: { Navy: { hex: 'blue', family: 'blue', related: [1.5] } } }
    await adapter.model.load()
    expect(await leftOut()).toEqual([
      'product Garment 0: metadata, Navy, hex: is not a color as #RRGGBB',
      'product Garment 0: metadata, Navy, related, 1: is not a whole number',
    ])
  })

  test('a product that the database rejects, but not the others of its page', async () => {
    Object.assign(engine.state.products[0] ?? {}, { title: 'A \u0000 shirt' })
    await adapter.model.load()
    expect(await countOf()).toBe(6)
    expect(await leftOut()).toHaveLength(2)
  })

  test('a bundle of a product that is not sold', async () => {
    const bundle = { bundling_type: 'PRODUCT', bundling_item_count: 2 }
    engine.state.content.set('bundles en', [
      { ...bundle, id: 1, product_detail_id: 1_001 },
      { ...bundle, id: 2, product_detail_id: 99 },
      { ...bundle, id: 3, bundling_item_count: 'two' },
    ])
    await adapter.model.load()
    expect((await leftOut()).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'content bundles (en): 2',
      'content bundles (en): 3, bundling_item_count',
    ])
  })

  test('a promotion whose terms the contract cannot express, and offers the others', async () => {
    const [promo] = engine.state.offers
    if (!promo) throw new Error('No promo')
    engine.state.offers = [{ ...promo, code: 'MUCH', disc_percent: 150 }, promo]
    const local_device_id = crypto.randomUUID()
    await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
    const offers = await call('POST promo-offers', { local_device_id, showroom_id: 1 })
    expect(offers.data.promos).toMatchObject([{ code: promo.code }])
    expect(await leftOut()).toContainEqual(expect.stringContaining('promotion MUCH: disc_percent'))
  })

  test("an invalid order line, but not the order's page", async () => {
    const { order, line, local_device_id } = await placeGuestOrder(tested)
    order.lines = [Object.assign({ ...line }, { price: -10 }), line]
    const { trx_ref } = order
    const page = await call('GET order-payment', { trx_ref, local_device_id })
    expect(page).toMatchObject({ status: 200, data: { sales_trx_details: [{ qty: 1 }] } })
    expect(await leftOut()).toContainEqual(
      `order ${trx_ref.slice(0, 8).toUpperCase()}: Garment 1, price: Too small: expected number to be >=0`,
    )
  })
})

test('a corrected price reaches the shop with its event, and leaves the list', async () => {
  variant(1).price = 0.5
  await adapter.model.load()
  expect(await leftOut()).toHaveLength(1)
  variant(1).price = 110_000
  await call('POST engine/events', { name: 'product.changed', product_ids: ['prod_1'] }, signed)
  expect(await sizesOf(1_003)).toEqual(['S', 'M', 'L'])
  expect(await leftOut()).toEqual([])
})

test('a removed product leaves the list', async () => {
  variant(1).price = 0.5
  await adapter.model.load()
  engine.state.products.splice(1, 1)
  await call('POST engine/events', { name: 'product.changed', product_ids: ['prod_1'] }, signed)
  expect(await leftOut()).toEqual([])
})

test("the list needs the engine's secret, since it names orders", async () => {
  expect((await app.inject({ url: '/engine/left-out' })).statusCode).toBe(401)
})
