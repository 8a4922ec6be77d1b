import { encodePictures } from '@etalase/backend-kit/orders/return-pictures.ts'
import { rupiah, rupiahIn } from '@etalase/contract/rules/money.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRefusal } from '#tests/support/fake-engine/state.ts'
import { engineSecret, openTestAdapter } from '#tests/support/medusa-adapter.ts'

const tested = await openTestAdapter()
const { engine, call } = tested
afterAll(() => tested.close())

beforeEach(() => {
  engine.state.orders.length = 0
  tested.mails.length = 0
})

const jpeg = async () => {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#b33' } })
  const exif = { IFD0: { Copyright: 'a place' } }
  return (await image.withExif(exif).jpeg().toBuffer()).toString('base64')
}

// Starts the picture decoder, which runs at the lowest priority. On a busy machine its start alone exceeds a test's timeout.
beforeAll(async () => {
  const decode = async () => encodePictures([await jpeg()])
  await decode().catch(decode)
})

/** Creates a guest's order in a status, with its token. */
async function order(status: string, movedAt = new Date()) {
  const local_device_id = crypto.randomUUID()
  await call('POST cart', { local_device_id, product_detail_id: 1_001, size: 'S', qty: 1 })
  const { data } = await call('POST checkout-trx', {
    local_device_id,
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: 2,
    guest_email: 'guest@example.com',
  })
  const placed = engine.state.orders.at(-1)
  if (!placed) throw new Error('No order was placed')
  Object.assign(placed, { status, moved_at: movedAt.toISOString() })
  return { placed, order_token: String(data.order_token) }
}

const asked = { reason: 'WRONG_SIZE', words: 'Too small for me.' }

const ask = (order_token: string, fields: object = {}) =>
  call('POST order-return', { order_token, ...asked, ...fields })

const shown = async (order_token: string) =>
  (await call('POST order-by-token', { order_token })).data.user_order

const moved = (trx_ref: string) =>
  call(
    'POST engine/events',
    { name: 'order.changed', trx_ref, status: 'COMPLETED' },
    { authorization: `Bearer ${engineSecret}` },
  )

test('an arrived order shows its return deadline, and after one request shows the request', async () => {
  const { order_token, placed } = await order('COMPLETED')
  expect(await shown(order_token)).toMatchObject({
    return_until: expect.stringMatching(/23:59:59$/),
    return_request: null,
  })
  expect((await ask(order_token, { pictures: [await jpeg()] })).status).toBe(200)
  expect(await shown(order_token)).toMatchObject({
    return_until: null,
    return_request: { ...asked, status: 'REQUESTED', picture_count: 1, answer: null },
  })
  expect(engine.state.pictures.get(placed.trx_ref)).toHaveLength(1)
})

test('an order in transit or past its return deadline cannot be returned', async () => {
  const sent = await order('SHIPPED')
  // Refused before a picture is decoded, which would fail with this one.
  const pictures = [Buffer.from('no picture').toString('base64')]
  expect(await ask(sent.order_token, { pictures })).toMatchObject({
    status: 400,
    code: 'ORDER_CLOSED',
  })
  expect(await shown(sent.order_token)).toMatchObject({ return_until: null })
  const old = await order('COMPLETED', new Date(Date.now() - 5 * 86_400_000))
  expect(await ask(old.order_token)).toMatchObject({ status: 400, code: 'ORDER_CLOSED' })
  expect(engine.state.orders.every(({ return_request }) => !return_request)).toBe(true)
})

test("an order refunded meanwhile in the engine is refused with the contract's error code", async () => {
  const { order_token } = await order('COMPLETED')
  vi.spyOn(engine.state, 'order').mockImplementationOnce(() => {
    throw new FakeRefusal('ORDER_CLOSED', 409)
  })
  expect(await ask(order_token)).toMatchObject({ status: 400, code: 'ORDER_CLOSED' })
})

test('a file that is not a picture is refused, and a picture is shown without metadata to the buyer only', async () => {
  const { order_token } = await order('COMPLETED')
  const text = Buffer.from('no picture').toString('base64')
  expect(await ask(order_token, { pictures: [text] })).toMatchObject({ code: 'INVALID_INPUT' })
  await ask(order_token, { pictures: [await jpeg()] })
  const picture = await call('POST order-return-picture', { order_token, number: 1 })
  const kept = Buffer.from(String(picture.data.picture), 'base64')
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
  expect((await call('POST order-return-picture', { order_token, number: 2 })).status).toBe(404)
  const stranger = await order('COMPLETED')
  const other = { order_token: stranger.order_token, number: 1 }
  expect((await call('POST order-return-picture', other)).status).toBe(404)
  expect((await call('POST order-return-picture', { order_token: 'x', number: 1 })).code).toBe(
    'LINK_EXPIRED',
  )
})

test.each([
  ['REQUESTED', 'return-requested', null],
  ['APPROVED', 'return-approved', 'Send it to our store in Tebet.'],
  ['REJECTED', 'return-rejected', 'It was worn.'],
  ['RECEIVED', 'return-received', null],
  ['REFUNDED', 'order-refunded', null],
])('a return that is %s sends its buyer one mail', async (status, name, answer) => {
  const { order_token, placed } = await order('COMPLETED')
  await ask(order_token)
  placed.return_request = { ...placed.return_request, status, answer }
  await moved(placed.trx_ref)
  await moved(placed.trx_ref)
  expect(tested.mails.map((mail) => mail.name)).toEqual([expect.stringMatching(`${name}$`)])
  expect(tested.mails[0]?.text).toContain(answer ?? '')
})

test('a return refunded without its delivery names what was refunded, and each later refund the sum', async () => {
  const { order_token, placed } = await order('COMPLETED')
  await ask(order_token)
  placed.return_request = { ...placed.return_request, status: 'REFUNDED' }
  for (const refunded of [90_000, 90_000, 95_000]) {
    placed.refunded = refunded
    await moved(placed.trx_ref)
  }
  expect(tested.mails.map(({ text }) => /refunded (.+) to/.exec(text)?.[1])).toEqual(
    [90_000, 95_000].map((amount) => rupiahIn('en', rupiah(amount))),
  )
})

describe('a second request for a return', () => {
  const wordsOf = async (order_token: string, fields: object = {}) =>
    (await ask(order_token, fields)).data.message

  test('says that the first one stays, unless it is identical', async () => {
    const { order_token, placed } = await order('COMPLETED')
    const thanks = await wordsOf(order_token)
    expect(await wordsOf(order_token)).toBe(thanks)
    const already = await wordsOf(order_token, { words: 'Something else.' })
    expect(already).toBe('You have already asked to return this order. Your first request stays.')
    expect(placed.return_request).toMatchObject(asked)
  })

  test('says so even when both are concurrent', async () => {
    const { order_token } = await order('COMPLETED')
    const all = ['Too small.', 'Too large.'].map((words) => wordsOf(order_token, { words }))
    expect(new Set(await Promise.all(all)).size).toBe(2)
  })
})

test('a full disk of the engine is a temporary error, and stores no request', async () => {
  const { order_token, placed } = await order('COMPLETED')
  vi.spyOn(engine.state, 'order').mockImplementationOnce(() => {
    throw new FakeRefusal('DISK_FULL', 503)
  })
  const refused = await ask(order_token, { pictures: [await jpeg()] })
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  expect(placed.return_request ?? null).toBeNull()
  expect((await ask(order_token, { pictures: [await jpeg()] })).status).toBe(200)
})
