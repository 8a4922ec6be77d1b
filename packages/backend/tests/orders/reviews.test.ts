import { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { reviews } from '@etalase/backend-kit/db/schema/reviews.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  isOnPostgres,
  untilSomebodyWaits,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymiseOrders } from '#orders/anonymise-orders.ts'
import { writeReview } from '#orders/reviews.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { anArrivedOrder, staffHeaders } from '#tests/support/arrived-order.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db, clock } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } }))

const line = { product_detail_id: 1, size: 'M' }
const said = { stars: 4, fit: 'TRUE', text: 'Soft, and the seams hold.', name: 'Sari' }

const write = (order_token: string, more: object = {}) =>
  send(app, 'POST order-review', { order_token, ...line, ...said, ...more })

const decide = (id: number, step: string) =>
  callEndpoint(app, 'POST staff/review-step', { id, step }, staffHeaders)

const waiting = async () => (await callEndpoint(app, 'GET staff/reviews', {}, staffHeaders)).reviews

const pageOf = async () => (await callEndpoint(app, 'GET product', { id: 1 })).product.reviews

/** Writes a review of a separate order, which staff approve. */
async function anApproved(more: object = {}) {
  const { order_token } = await anArrivedOrder(backend)
  await write(order_token, more)
  const review = (await waiting()).at(-1)
  if (!review) throw new Error('No review waits')
  await decide(review.id, 'approve')
  return review.id
}

describe('a review', () => {
  test('is public only after staff approve it, and until they reject it', async () => {
    const { order_token } = await anArrivedOrder(backend)
    expect((await write(order_token)).status).toBe(200)
    expect(await pageOf()).toBeNull()
    const shown = () => callEndpoint(app, 'GET product-reviews', { id: 1 })
    expect(await shown()).toEqual({ reviews: [], review_count: 0 })
    const [review] = await waiting()
    await decide(review?.id ?? 0, 'approve')
    expect(await pageOf()).toMatchObject({ count: 1, average: 4, newest: [said] })
    expect(await shown()).toMatchObject({ review_count: 1, reviews: [said] })
    await decide(review?.id ?? 0, 'reject')
    expect(await pageOf()).toBeNull()
    expect(await shown()).toEqual({ reviews: [], review_count: 0 })
  })

  test('of a customer is returned to that customer only, published or not', async () => {
    const [customer, other] = [await aCustomer(app), await aCustomer(app)]
    const { id, trxRef } = await anArrivedOrder(backend, { headers: customer.headers })
    await callEndpoint(app, 'POST user/review', { id, ...line, ...said }, customer.headers)
    const reviewsOf = async ({ headers }: typeof customer) =>
      (await callEndpoint(app, 'GET user/reviews', {}, headers)).reviews
    expect(await reviewsOf(customer)).toMatchObject([
      { ...said, trx_ref: trxRef, product_detail_id: 1, status: 'PENDING' },
    ])
    expect(await reviewsOf(other)).toEqual([])
  })

  test("shows the product's current size name to shoppers, its buyer and staff", async () => {
    const customer = await aCustomer(app)
    const { id } = await anArrivedOrder(backend, { headers: customer.headers })
    await callEndpoint(app, 'POST user/review', { id, ...line, ...said }, customer.headers)
    await db.update(productSizes).set({ sizeName: '7.5' })
    const named = { size_code: 'M', size_name: '7.5' }
    const own = await callEndpoint(app, 'GET user/reviews', {}, customer.headers)
    expect(own.reviews).toMatchObject([named])
    const [review] = await waiting()
    expect(review).toMatchObject(named)
    await decide(review?.id ?? 0, 'approve')
    expect(await pageOf()).toMatchObject({ newest: [named] })
    const page = await callEndpoint(app, 'GET product-reviews', { id: 1 })
    expect(page.reviews).toMatchObject([named])
  })

  test('of an anonymised order is refused', async () => {
    const { id } = await anArrivedOrder(backend)
    await db.transaction((tx) => anonymiseOrders(tx, [id], clock.now))
    const written = writeReview(db, id, { ...line, stars: 4, text: 'Soft.' }, clock.now)
    await expect(written).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  // PGlite has only one connection, so a second transaction always waits.
  test.runIf(isOnPostgres())('sent while its order is being anonymised is not stored', async () => {
    const { id } = await anArrivedOrder(backend)
    let written: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await anonymiseOrders(tx, [id], clock.now)
      written = writeReview(db, id, { ...line, stars: 4, text: 'Soft.' }, clock.now).catch(
        (error: unknown) => error,
      )
      await untilSomebodyWaits(db)
    })
    expect(await written).toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.$count(reviews)).toBe(0)
  })

  test('of an order that has not arrived is refused', async () => {
    const { order_token } = await anArrivedOrder(backend, { waits: true })
    const { status, body } = await write(order_token)
    expect([status, body.error?.code]).toEqual([400, 'ORDER_CLOSED'])
    expect(await db.$count(reviews)).toBe(0)
  })

  test("of a size that was not bought, or of another customer's order, is refused", async () => {
    const [buyer, stranger] = [await aCustomer(app), await aCustomer(app)]
    const { id, order_token } = await anArrivedOrder(backend, { headers: buyer.headers })
    expect((await write(order_token, { size: 'XL' })).status).toBe(404)
    expect((await write(order_token, { product_detail_id: 2 })).status).toBe(404)
    expect((await write(`${order_token}x`)).status).toBe(400)
    const review = { id, ...line, ...said }
    expect((await send(app, 'POST user/review', review, stranger.headers)).status).toBe(404)
    expect((await send(app, 'POST user/review', review)).status).toBe(401)
    expect(await db.$count(reviews)).toBe(0)
    expect((await send(app, 'POST user/review', review, buyer.headers)).status).toBe(200)
  })

  test('sent twice concurrently is stored once, with the first content', async () => {
    const { order_token } = await anArrivedOrder(backend)
    await write(order_token)
    await Promise.all([write(order_token, { stars: 1 }), write(order_token, { stars: 1 })])
    expect(await waiting()).toMatchObject([{ stars: 4 }])
  })

  test("that differs from the line's first one is refused with a message, and a repeated one gets the first answer", async () => {
    const { order_token } = await anArrivedOrder(backend)
    const messageOf = async (more: object = {}) =>
      Object((await write(order_token, more)).body.data)
    const thanks = await messageOf()
    expect(await messageOf()).toEqual(thanks)
    const { message } = await messageOf({ text: 'On second thoughts it shrinks.' })
    expect(message).toBe('You have already reviewed this item. Your first review stays.')
    expect(await waiting()).toMatchObject([{ stars: 4 }])
  })

  test.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 4.5 }],
    ['no words', { text: '' }],
    ['words without end', { text: 'x'.repeat(1_001) }],
    ['a fit that is none', { fit: 'HUGE' }],
    ['a name without end', { name: 'x'.repeat(41) }],
  ])('with %s is refused', async (_, wrong) => {
    const { order_token } = await anArrivedOrder(backend)
    const { status, body } = await write(order_token, wrong)
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('may omit fit and name', async () => {
    const { order_token } = await anArrivedOrder(backend)
    expect((await write(order_token, { fit: undefined, name: undefined })).status).toBe(200)
    expect(await waiting()).toMatchObject([{ fit: null, name: null }])
  })

  test("is deleted with its writer's account", async () => {
    const buyer = await aCustomer(app)
    const { id } = await anArrivedOrder(backend, { headers: buyer.headers })
    await callEndpoint(app, 'POST user/review', { id, ...line, ...said }, buyer.headers)
    const { password } = buyer
    await callEndpoint(app, 'POST user/delete-account', { password }, buyer.headers)
    expect(await db.$count(reviews)).toBe(0)
  })
})

test('a product has the average with one decimal, how it fits, and the newest three', async () => {
  for (const [stars, fit] of [
    [5, 'TRUE'],
    [4, 'TRUE'],
    [4, 'SMALL'],
    [4, undefined],
  ] as const)
    await anApproved({ stars, fit, text: `${stars} ${fit}` })
  const summary = await pageOf()
  expect(summary).toMatchObject({ count: 4, average: 4.3, fits: { SMALL: 1, TRUE: 2, LARGE: 0 } })
  expect(summary?.newest.map(({ text }) => text)).toEqual(['4 undefined', '4 SMALL', '4 TRUE'])
})

test("an order's line says whether it can be reviewed, and its stars", async () => {
  const { order_token } = await anArrivedOrder(backend)
  const lineOf = async () =>
    (await callEndpoint(app, 'POST order-by-token', { order_token })).user_order
      .sales_trx_details[0]
  expect(await lineOf()).toMatchObject({ can_review: true, reviewed_stars: null })
  await write(order_token)
  expect(await lineOf()).toMatchObject({ can_review: false, reviewed_stars: 4 })
})

test('deciding on a review gets 404 for an unknown one, and 401 without the staff token', async () => {
  const id = await anApproved()
  const none = await send(app, 'POST staff/review-step', { id: 999, step: 'approve' }, staffHeaders)
  expect([none.status, none.body.error?.code]).toEqual([404, 'NOT_FOUND'])
  const stranger = await aCustomer(app)
  for (const headers of [{}, stranger.headers])
    expect(
      (await send(app, 'POST staff/review-step', { id, step: 'reject' }, headers)).status,
    ).toBe(401)
  expect((await pageOf())?.count).toBe(1)
})
