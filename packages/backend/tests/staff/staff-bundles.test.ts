import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'
import { shopUrl, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, clock, context, db } = backend
const headers = { authorization: `Bearer ${staffToken}` }

/** Tags sent to the shop. */
const told: string[][] = []
const shop = setupServer(
  http.post<never, { tags: string[] }>(`${shopUrl}/api/revalidate`, async ({ request }) => {
    told.push((await request.json()).tags)
    return HttpResponse.json({ data: {} })
  }),
)

beforeAll(() => {
  context.revalidateSecret = 'a-secret-of-the-test-shop-alone'
  shop.listen({ onUnhandledFrame: 'error' })
})
beforeEach(async () => {
  told.length = 0
  for (const id of [1, 2]) await stockProduct(db, { id, stock: { [places.store]: 5 } })
})
afterAll(() => shop.close())

const shirts = { bundling_type: 'SUB_GROUP', m_sub_group_id: 601, bundling_item_count: 3 }

const write = (bundle: object) => send(app, 'POST staff/bundle', bundle, headers)

const written = async (bundle: object) =>
  (await callEndpoint(app, 'POST staff/bundle', bundle, headers)).bundle

const shown = async () => (await callEndpoint(app, 'GET promos', {})).product_promos
const listed = async () => (await callEndpoint(app, 'GET staff/bundles', {}, headers)).bundles

describe('a bundle', () => {
  test('is shown from its start to its end, in Jakarta time, and staff see it before and after', async () => {
    const dates = { starts_at: '2026-12-12 00:00:00', ends_at: '2026-12-13 00:00:00' }
    await write({ ...shirts, ...dates })
    const counts: number[] = []
    for (const time of [
      '2026-12-11T16:59:59Z',
      '2026-12-11T17:00:00Z',
      '2026-12-12T16:59:59Z',
      '2026-12-12T17:00:00Z',
    ]) {
      clock.now = new Date(time)
      counts.push((await shown()).length)
    }
    expect(counts).toEqual([0, 1, 1, 0])
    expect(await listed()).toEqual([expect.objectContaining({ ...shirts, ...dates })])
  })

  test('with a misspelt date is refused, since it would never end', async () => {
    expect((await write({ ...shirts, end_at: '2026-12-13 00:00:00' })).status).toBe(422)
    expect(await listed()).toEqual([])
  })

  test('without dates is shown at once and without end, and the shop is notified', async () => {
    await write(shirts)
    expect(await shown()).toEqual([expect.objectContaining(shirts)])
    expect(told).toEqual([['promos']])
  })

  test('is replaced by its id, along with its products', async () => {
    const products = { bundling_type: 'PRODUCT', bundling_item_count: 2 }
    const { id } = await written({ ...products, product_detail_ids: [2, 1, 2] })
    expect((await shown())[0]?.promo_bundling_products).toEqual([
      { product_detail_id: 1 },
      { product_detail_id: 2 },
    ])
    await write({ ...shirts, id })
    expect(await shown()).toEqual([
      expect.objectContaining({ ...shirts, id, promo_bundling_products: [] }),
    ])
  })

  test('ends when its end is set to the past', async () => {
    const { id } = await written(shirts)
    await write({ ...shirts, id, ends_at: '2026-01-01 00:00:00' })
    expect(await shown()).toEqual([])
  })

  test('gets its own number when two are written concurrently', async () => {
    const [one, two] = await Promise.all([written(shirts), written(shirts)])
    expect(one.id).not.toBe(two.id)
    expect(await shown()).toHaveLength(2)
  })
})

describe('a bundle is refused', () => {
  test.each([
    ['of a sub-category that does not exist', { ...shirts, m_sub_group_id: 9_999 }, 422],
    ['of no sub-category', { ...shirts, m_sub_group_id: null }, 422],
    ['of a group that no category has', { ...shirts, bundling_type: 'GROUP', m_group_id: 9 }, 422],
    ['of no products', { bundling_type: 'PRODUCT', bundling_item_count: 2 }, 422],
    [
      'with a product that does not exist',
      { bundling_type: 'PRODUCT', bundling_item_count: 2, product_detail_ids: [1, 9_999] },
      422,
    ],
    ['with products that its type does not count', { ...shirts, product_detail_ids: [1] }, 422],
    ['of one piece', { ...shirts, bundling_item_count: 1 }, 422],
    [
      'that ends before it starts',
      { ...shirts, starts_at: '2026-12-13 00:00:00', ends_at: '2026-12-12 00:00:00' },
      422,
    ],
    ['that is new and has ended', { ...shirts, ends_at: '2026-08-03 10:00:00' }, 422],
    ['with a misspelled date', { ...shirts, ends_at: '12 December' }, 422],
    ['in place of one that does not exist', { ...shirts, id: 77 }, 404],
  ])('%s', async (_, bundle, status) => {
    expect((await write(bundle)).status).toBe(status)
    expect([await listed(), told]).toEqual([[], []])
  })

  test('by a caller without the token', async () => {
    expect((await send(app, 'POST staff/bundle', shirts)).status).toBe(401)
    expect((await send(app, 'GET staff/bundles', {})).status).toBe(401)
    expect(await listed()).toEqual([])
  })
})
