import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { placeArrivedOrder } from '#tests/support/arrived-order.ts'
import { fakeProduct } from '#tests/support/fake-engine/catalogue.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, adapter, call } = tested
afterAll(() => tested.close())

const line = { product_detail_id: 1_001, size: 'M' }
const said = { stars: 4, fit: 'TRUE', text: 'Soft, and the seams hold.', name: 'Sari' }

beforeEach(async () => {
  engine.state.orders.length = 0
  engine.state.reviews = []
  engine.state.products = [fakeProduct(0)]
  await adapter.model.load()
})

const write = (order_token: string, more: object = {}) =>
  call('POST order-review', { order_token, ...line, ...said, ...more })

/** Decides a review as staff do in the engine's admin. Returns the tags that the shop is told. */
async function decide(number: number, status: 'APPROVED' | 'REJECTED'): Promise<unknown> {
  const review = engine.state.reviews.find((each) => each.number === number)
  if (!review) throw new Error(`No review ${number}`)
  review.status = status
  const response = await tested.app.inject({
    method: 'POST',
    url: '/engine/events',
    headers: { authorization: `Bearer ${engineSecret}` },
    payload: { name: 'review.changed', product_number: review.product_number },
  })
  return response.json().tags
}

const summary = async (id = 1_001) =>
  Object((await call('GET product', { id })).data.product).reviews

async function aCustomer(): Promise<Record<string, string>> {
  const password = 'a long password'
  const email = `${crypto.randomUUID()}@example.com`
  const person = { name: 'Dewi', gender: 'FEMALE', email, password, password_conf: password }
  return { authorization: String((await call('POST auth/sign-up', person)).data.access_token) }
}

describe('a review', () => {
  test('is public only after staff approve it, and until they reject it', async () => {
    const { order_token } = await placeArrivedOrder(tested)
    expect((await write(order_token)).status).toBe(200)
    expect(await summary()).toBeNull()
    const shown = async () => (await call('GET product-reviews', { id: 1_001 })).data
    expect(await shown()).toEqual({ reviews: [], review_count: 0 })
    expect(await decide(1, 'APPROVED')).toEqual(['product:1001'])
    expect(await summary()).toMatchObject({ count: 1, average: 4, newest: [said] })
    expect(await shown()).toMatchObject({ review_count: 1, reviews: [{ id: 1, ...said }] })
    await decide(1, 'REJECTED')
    expect(await summary()).toBeNull()
    expect(await shown()).toEqual({ reviews: [], review_count: 0 })
  })

  test('is still public after a reload', async () => {
    const { order_token } = await placeArrivedOrder(tested)
    await write(order_token)
    await decide(1, 'APPROVED')
    await adapter.model.load()
    expect(await summary()).toMatchObject({ count: 1 })
    engine.state.reviews = []
    await adapter.model.load()
    expect(await summary()).toBeNull()
  })

  test('counts for each order of a size, and in the average', async () => {
    for (const [number, stars] of [5, 4, 4].entries()) {
      await write((await placeArrivedOrder(tested)).order_token, { stars })
      await decide(number + 1, 'APPROVED')
    }
    expect(await summary()).toMatchObject({ count: 3, average: 4.3 })
    expect(await summary(1_002)).toBeNull()
  })

  test('of a customer is returned to that customer only, published or not', async () => {
    const [headers, others] = [await aCustomer(), await aCustomer()]
    const { order } = await placeArrivedOrder(tested, { headers })
    await call('POST user/review', { id: order.id, ...line, ...said }, headers)
    const own = async (whose: Record<string, string>) =>
      (await call('GET user/reviews', {}, whose)).data.reviews
    const { trx_ref } = order
    expect(await own(headers)).toMatchObject([
      { ...said, trx_ref, product_detail_id: 1_001, status: 'PENDING', size_name: 'M' },
    ])
    expect(await own(others)).toEqual([])
  })

  test('of an order that has not arrived is refused', async () => {
    const { order_token } = await placeArrivedOrder(tested, { status: 'SHIPPED' })
    expect(await write(order_token)).toMatchObject({ status: 400, code: 'ORDER_CLOSED' })
    expect(engine.state.reviews).toEqual([])
  })

  test("of a size that was not bought, or of another customer's order, is refused", async () => {
    const headers = await aCustomer()
    const { order, order_token } = await placeArrivedOrder(tested)
    expect((await write(order_token, { size: 'L' })).status).toBe(404)
    expect((await write(order_token, { product_detail_id: 1_002 })).status).toBe(404)
    expect((await write(`${order_token}x`)).status).toBe(400)
    const review = { id: order.id, ...line, ...said }
    expect((await call('POST user/review', review, headers)).status).toBe(404)
    expect((await call('POST user/review', review)).status).toBe(401)
    expect(engine.state.reviews).toEqual([])
  })

  test("that differs from the line's first one is refused with a message, and a repeated one gets the first answer", async () => {
    const { order_token } = await placeArrivedOrder(tested)
    const messageOf = async (more: object = {}) => (await write(order_token, more)).data.message
    const thanks = await messageOf()
    expect(await messageOf()).toBe(thanks)
    const already = 'You have already reviewed this item. Your first review stays.'
    expect(await messageOf({ text: 'On second thoughts it shrinks.' })).toBe(already)
    expect(engine.state.reviews).toMatchObject([{ stars: 4 }])
  })

  test.each([
    ['no stars', { stars: 0 }],
    ['no words', { text: '' }],
    ['a fit that is none', { fit: 'HUGE' }],
  ])('with %s is refused before the engine is called', async (_, wrong) => {
    const { order_token } = await placeArrivedOrder(tested)
    expect(await write(order_token, wrong)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(engine.state.reviews).toEqual([])
  })

  test('with invalid data from the engine is left out, and the others are shown', async () => {
    for (const number of [1, 2]) {
      await write((await placeArrivedOrder(tested)).order_token)
      await decide(number, 'APPROVED')
    }
    Object.assign(engine.state.reviews[0] ?? {}, { stars: 9 })
    await adapter.model.load()
    expect(await summary()).toMatchObject({ count: 1 })
    expect(adapter.engine.leftOut.list()).toMatchObject([{ kind: 'review', id: '1' }])
  })
})

test("an order's line says whether it can be reviewed, and its stars", async () => {
  const { order, order_token } = await placeArrivedOrder(tested)
  const lineOf = async () => {
    const { data } = await call('POST order-by-token', { order_token })
    return Object(data.user_order).sales_trx_details[0]
  }
  expect(await lineOf()).toMatchObject({ can_review: 1, reviewed_stars: null })
  await write(order_token)
  expect(await lineOf()).toMatchObject({ can_review: 0, reviewed_stars: 4 })
  Object.assign(order, { status: 'SHIPPED', reviews: [] })
  expect(await lineOf()).toMatchObject({ can_review: 0, reviewed_stars: null })
})
