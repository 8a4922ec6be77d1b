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

describe('what staff have made that the shop cannot use is left out, and nothing else', () => {
  test.each([
    [99_999.5, 'is not whole rupiah'],
    [-5, 'is below 0'],
  ])('a price of %d costs its size alone', async (price, reason) => {
    Object.assign(variant(0), { price, retail_price: 100_000 })
    await adapter.model.load()
    expect(await countOf()).toBe(8)
    expect(await sizesOf(1_001)).toEqual(['M', 'L'])
    expect(await leftOut()).toEqual([`product Garment 0: Navy, S, price: ${reason}`])
  })

  test('a text that the admin has made a number costs the text alone', async () => {
    engine.state.categories = categories.map((each) => ({ ...each, cover_text: 2_027 }))
    await adapter.model.load()
    expect(await countOf()).toBe(8)
    expect((await leftOut()).length).toBe(4)
    expect(await leftOut()).toContainEqual(expect.stringContaining('category Men: cover_text: '))
  })

  test('a category below a sub-category costs the products that are in no other', async () => {
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

  test('a size at another price, or without one, is said', async () => {
    Object.assign(variant(0, 1), { price: 70_000 })
    Object.assign(variant(0, 2), { price: null, retail_price: null })
    await adapter.model.load()
    expect(await leftOut()).toEqual([
      'product Garment 0: Navy, L: has no price in rupiah',
      'product Garment 0: Navy, M: costs something else than the first size of its color',
    ])
  })

  test('metadata that staff have mistyped costs the value', async () => {
    const [first] = engine.state.products
    if (first)
      first.metadata = { colors: { Navy: { hex: 'blue', family: 'blue', related: [1.5] } } }
    await adapter.model.load()
    expect(await leftOut()).toEqual([
      'product Garment 0: metadata, Navy, hex: is not a color as #RRGGBB',
      'product Garment 0: metadata, Navy, related, 1: is not a whole number',
    ])
  })

  test('a product that the database refuses costs itself, and not its page of the reading', async () => {
    Object.assign(engine.state.products[0] ?? {}, { title: 'A \u0000 shirt' })
    await adapter.model.load()
    expect(await countOf()).toBe(6)
    expect(await leftOut()).toHaveLength(2)
  })

  test('a bundle of a product that is not sold costs the bundle', async () => {
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

  test('a promotion with terms that the contract cannot say leaves the others offered', async () => {
    const [promo] = engine.state.offers
    if (!promo) throw new Error('No promo')
    engine.state.offers = [{ ...promo, code: 'MUCH', disc_percent: 150 }, promo]
    const local_device_id = crypto.randomUUID()
    await call('POST cart', { local_device_id, product_detail_id: 1_003, size: 'M', qty: 1 })
    const offers = await call('POST promo-offers', { local_device_id, showroom_id: 1 })
    expect(offers.data.promos).toMatchObject([{ code: promo.code }])
    expect(await leftOut()).toContainEqual(expect.stringContaining('promotion MUCH: disc_percent'))
  })

  test('an order with a line that makes no sense keeps its page, without the line', async () => {
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

test('what staff mend is in the shop with the next event, and no longer in their list', async () => {
  variant(1).price = 0.5
  await adapter.model.load()
  expect(await leftOut()).toHaveLength(1)
  variant(1).price = 110_000
  await call('POST engine/events', { name: 'product.changed', product_ids: ['prod_1'] }, signed)
  expect(await sizesOf(1_003)).toEqual(['S', 'M', 'L'])
  expect(await leftOut()).toEqual([])
})

test('a product that is gone leaves nothing in the list', async () => {
  variant(1).price = 0.5
  await adapter.model.load()
  engine.state.products.splice(1, 1)
  await call('POST engine/events', { name: 'product.changed', product_ids: ['prod_1'] }, signed)
  expect(await leftOut()).toEqual([])
})

test('the list is for the engine alone: it names orders', async () => {
  expect((await app.inject({ url: '/engine/left-out' })).statusCode).toBe(401)
})
