import fs, { readdir, utimes } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { returnPictures, returnRequests } from '@etalase/backend-kit/db/schema/returns.ts'
import { sweepReturnPictures } from '@etalase/backend-kit/orders/return-pictures.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { claimingSize } from '@etalase/testkit/claiming-size.ts'
import { addDays } from 'date-fns/addDays'
import { subHours } from 'date-fns/subHours'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retentionJobs } from '#retention.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { anArrivedOrder, staffHeaders } from '#tests/support/arrived-order.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
const { app, db, clock, context } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 5, [places.store]: 5 } }))

const step = (order: string, name: string) =>
  callEndpoint(app, 'POST staff/order-step', { order, step: name }, staffHeaders)

const staff = (call: string, input: object) => send(app, call, input, staffHeaders)

const anOrder = (headers: Record<string, string> = {}, waits = false) =>
  anArrivedOrder(backend, { headers, waits })

const asked = { reason: 'DAMAGED', words: 'The shirt: a seam is open.' }

const ask = (order_token: string, more: object = {}) =>
  send(app, 'POST order-return', { order_token, ...asked, ...more })

const openOrder = async (order_token: string) =>
  (await callEndpoint(app, 'POST order-by-token', { order_token })).user_order

/** Returns a JPEG as a phone takes it: rotated, and with the location. */
const aPhoto = async (width = 60, height = 40) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#b33' } })
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 12/1 30/1' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

const noPicture = Buffer.from('hello').toString('base64')

const aFlatPicture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b33' } })
const huge = claimingSize(await aFlatPicture.jpeg({ progressive: true }).toBuffer()).toString(
  'base64',
)

const filesKept = () => readdir(context.returnFolder).catch(() => [])

test('a picture with too many pixels is refused with its megapixels and the limit', async () => {
  const { order_token } = await anOrder()
  const { body } = await ask(order_token, { pictures: [huge] })
  expect(body.error?.message).toBe(
    'One of the pictures has 49 megapixels. Please choose one of at most 44 megapixels.',
  )
})

describe('a buyer', () => {
  test('can request a return of an arrived order, and gets a mail', async () => {
    const { order_token } = await anOrder()
    expect(await openOrder(order_token)).toMatchObject({ return_until: '2026-08-06 23:59:59' })
    expect((await ask(order_token)).status).toBe(200)
    const { return_request, return_until } = await openOrder(order_token)
    expect(return_request).toMatchObject({ ...asked, status: 'REQUESTED', picture_count: 0 })
    expect(return_until).toBeNull()
    expect(await backend.mailsOf('return-requested')).toHaveLength(1)
  })

  test('has one request and one mail after sending it twice', async () => {
    const { order_token } = await anOrder()
    const answers = await Promise.all([ask(order_token), ask(order_token, { words: 'Again' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await db.$count(returnRequests)).toBe(1)
    expect(await backend.mailsOf('return-requested')).toHaveLength(1)
  })

  test('gets a message that the first request stays when asking again with other words', async () => {
    const { order_token } = await anOrder()
    const messageOf = async (more: object = {}) => Object((await ask(order_token, more)).body.data)
    expect(await messageOf()).toEqual(await messageOf())
    const { message } = await messageOf({ words: 'It is too small, too.' })
    expect(message).toBe('You have already asked to return this order. Your first request stays.')
  })

  test('gets a temporary error when the disk is full, and can ask again', async () => {
    const { order_token } = await anOrder()
    const pictures = [await aPhoto(), await aPhoto()]
    const { writeFile } = fs
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    fs.writeFile = async (path, ...rest) => {
      await writeFile(path, ...rest)
      if ((await filesKept()).length === 2) throw full
    }
    syncBuiltinESMExports()
    const refused = await ask(order_token, { pictures })
    fs.writeFile = writeFile
    syncBuiltinESMExports()
    expect([refused.status, refused.body.error?.message]).toEqual([
      503,
      'The shop is temporarily unavailable. Please try again soon.',
    ])
    expect(await filesKept()).toEqual([])
    expect((await ask(order_token, { pictures })).status).toBe(200)
    expect((await openOrder(order_token)).return_request?.picture_count).toBe(2)
  })

  test('can ask on the last day until midnight in WIB, and not a second later', async () => {
    const { order_token } = await anOrder()
    clock.now = new Date('2026-08-06T16:59:59Z')
    const until = (await openOrder(order_token)).return_until
    expect(until).toBe('2026-08-06 23:59:59')
    clock.now = new Date('2026-08-06T17:00:00Z')
    const late = await ask(order_token)
    expect([late.status, late.body.error?.code]).toEqual([400, 'ORDER_CLOSED'])
    expect((await openOrder(order_token)).return_until).toBeNull()
  })

  test('is refused before the order has arrived', async () => {
    const { order_token } = await anOrder({}, true)
    expect((await openOrder(order_token)).return_until).toBeNull()
    // Refused before decoding, which would fail for this picture.
    const early = await ask(order_token, { pictures: [noPicture] })
    expect([early.status, early.body.error?.code]).toEqual([400, 'ORDER_CLOSED'])
    expect(await db.$count(returnRequests)).toBe(0)
  })

  test.each([
    ['a reason that is none', { reason: 'BORED' }],
    ['no words', { words: '' }],
    ['words without end', { words: 'x'.repeat(301) }],
    ['four pictures', { pictures: ['/9j/', '/9j/', '/9j/', '/9j/'] }],
    ['what is no Base64', { pictures: ['<script>'] }],
    ['a picture that is text', { pictures: [noPicture] }],
    ['a JPEG that is broken', { pictures: [Buffer.from([255, 216, 255, 1]).toString('base64')] }],
    ['a small JPEG that claims 49 megapixels', { pictures: [huge] }],
    ['an SVG', { pictures: [Buffer.from('<svg xmlns="…"/>').toString('base64')] }],
  ])('is refused when sending %s, and nothing is stored', async (_, wrong) => {
    const { order_token } = await anOrder()
    const { status, body } = await ask(order_token, wrong)
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT'])
    expect(await db.$count(returnRequests)).toBe(0)
  })

  test('alone can reach the request and its pictures, not another customer or a forged token', async () => {
    const customer = await aCustomer(app)
    const stranger = await aCustomer(app)
    const { id, order_token } = await anOrder(customer.headers)
    const pictures = [await aPhoto()]
    await callEndpoint(app, 'POST user/order-return', { id, ...asked, pictures }, customer.headers)
    for (const [call, input, headers, status] of [
      ['POST user/order-return', { id, ...asked }, stranger.headers, 404],
      ['GET user/order-return-picture', { id, number: 1 }, stranger.headers, 404],
      ['GET user/order-return-picture', { id, number: 1 }, {}, 401],
      ['POST order-return-picture', { order_token: `${order_token}x`, number: 1 }, {}, 400],
      ['GET user/order-return-picture', { id, number: 2 }, customer.headers, 404],
      ['GET staff/return-picture', { order: '00000000', number: 1 }, stranger.headers, 401],
    ] as const) {
      expect([call, (await send(app, call, input, headers)).status]).toEqual([call, status])
    }
    const own = { id, number: 1 }
    const { picture } = await callEndpoint(
      app,
      'GET user/order-return-picture',
      own,
      customer.headers,
    )
    expect(Buffer.from(picture, 'base64').subarray(0, 3)).toEqual(Buffer.from([255, 216, 255]))
  })
})

describe('the pictures of a return', () => {
  test('are stored without metadata such as camera and location', async () => {
    const { order_token } = await anOrder()
    const photo = await aPhoto()
    expect((await sharp(Buffer.from(photo, 'base64')).metadata()).exif).toBeDefined()
    await ask(order_token, { pictures: [photo] })
    const input = { order_token, number: 1 }
    const { picture } = await callEndpoint(app, 'POST order-return-picture', input)
    const { exif, xmp, iptc, width, format } = await sharp(
      Buffer.from(picture, 'base64'),
    ).metadata()
    expect({ exif, xmp, iptc, width, format }).toEqual({ width: 60, format: 'jpeg' })
  })

  test('have no public address, and unguessable names', async () => {
    const { order_token } = await anOrder()
    const before = new Set(await filesKept())
    await ask(order_token, { pictures: [await aPhoto(), await aPhoto()] })
    const files = (await filesKept()).filter((file) => !before.has(file))
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/^[0-9a-f]{32}\.jpg$/)
      for (const path of [`media/${file}`, `media/returns/${file}`, `returns/${file}`])
        expect((await app.inject({ url: `/${path}` })).statusCode).toBe(404)
    }
  })

  test('are deleted some time after the request ends, and orphaned files within an hour', async () => {
    const { trxRef, order_token } = await anOrder()
    await ask(order_token, { pictures: [await aPhoto()] })
    await staff('POST staff/return-step', { order: trxRef, step: 'reject', words: 'Worn.' })
    for (const [days, left] of [
      [keptDays.returnPicture - 1, 1],
      [keptDays.returnPicture + 1, 0],
    ] as const) {
      for (const job of retentionJobs) await job(db, addDays(clock.now, days))
      expect([days, await db.$count(returnPictures)]).toEqual([days, left])
    }
    for (const file of await filesKept())
      await utimes(join(context.returnFolder, file), clock.now, subHours(clock.now, 2))
    await sweepReturnPictures(db, context.returnFolder, clock.now)
    expect(await filesKept()).toEqual([])
  })
})

describe('staff', () => {
  const stepOf = (order: string, name: string, words?: string) =>
    staff('POST staff/return-step', { order, step: name, words })

  test('see the request, approve it with words, receive the goods and refund the order', async () => {
    const { trxRef, order_token } = await anOrder()
    await ask(order_token, { pictures: [await aPhoto()] })
    const query = { status: 'REQUESTED' }
    const { returns } = await callEndpoint(app, 'GET staff/returns', query, staffHeaders)
    expect(returns).toMatchObject([{ number: trxRef.slice(0, 8).toUpperCase() }])
    expect(JSON.stringify(returns)).not.toContain('@')
    expect((await stepOf(trxRef, 'approve', 'To the hub in Kemang.')).status).toBe(200)
    const [mail] = await backend.mailsOf('return-approved')
    expect(mail?.text).toContain('To the hub in Kemang.')
    expect((await stepOf(trxRef, 'receive')).status).toBe(200)
    await step(trxRef, 'refund')
    const { return_request, trx_status } = await openOrder(order_token)
    expect([return_request?.status, trx_status]).toEqual(['REFUNDED', 'REFUNDED'])
    expect(await backend.mailsOf('order-refunded')).toHaveLength(1)
  })

  test('need words to approve or reject, which the buyer sees', async () => {
    const { trxRef, order_token } = await anOrder()
    await ask(order_token)
    expect((await stepOf(trxRef, 'reject')).status).toBe(422)
    expect((await stepOf(trxRef, 'approve')).status).toBe(422)
    await stepOf(trxRef, 'reject', 'It was <b>worn</b>.')
    const [mail] = await backend.mailsOf('return-rejected')
    expect(mail?.html).toContain('It was &lt;b&gt;worn&lt;/b&gt;.')
    expect((await openOrder(order_token)).return_request).toMatchObject({
      status: 'REJECTED',
      answer: 'It was <b>worn</b>.',
    })
  })

  test('send one mail per decision, even when they change it before it is sent', async () => {
    const { trxRef, order_token } = await anOrder()
    await ask(order_token)
    const deliver = vi.spyOn(context.mailWorker, 'deliver').mockResolvedValue()
    await stepOf(trxRef, 'approve', 'To the hub in Kemang.')
    clock.now = addDays(clock.now, 1)
    await stepOf(trxRef, 'reject', 'It was worn.')
    deliver.mockRestore()
    const [approved] = await backend.mailsOf('return-approved')
    const [rejected] = await backend.mailsOf('return-rejected')
    expect(approved?.text).toContain('To the hub in Kemang.')
    expect(approved?.text).not.toContain('It was worn.')
    expect(rejected?.text).toContain('It was worn.')
    const kept = await db.select({ answer: mails.answer }).from(mails)
    expect(kept.every(({ answer }) => answer === null)).toBe(true)
  })

  test("cannot receive an unapproved return, or step one that doesn't exist", async () => {
    const { trxRef, order_token } = await anOrder()
    expect((await stepOf(trxRef, 'receive')).status).toBe(404)
    await ask(order_token)
    const early = await stepOf(trxRef, 'receive')
    expect([early.status, early.body.error?.code]).toEqual([409, 'ORDER_CLOSED'])
  })

  test('change nothing and send no second mail when repeating a step', async () => {
    const { trxRef, order_token } = await anOrder()
    await ask(order_token)
    await stepOf(trxRef, 'approve', 'To Kemang.')
    await stepOf(trxRef, 'approve', 'To Bandung.')
    expect((await openOrder(order_token)).return_request?.answer).toBe('To Kemang.')
    expect(await backend.mailsOf('return-approved')).toHaveLength(1)
  })
})

describe('an account', () => {
  test('is deleted with its requests and their pictures', async () => {
    const customer = await aCustomer(app)
    const { id } = await anOrder(customer.headers)
    const input = { id, ...asked, pictures: [await aPhoto()] }
    await callEndpoint(app, 'POST user/order-return', input, customer.headers)
    const { password } = customer
    await callEndpoint(app, 'POST user/delete-account', { password }, customer.headers)
    expect([await db.$count(returnRequests), await db.$count(returnPictures)]).toEqual([0, 0])
  })

  test('cannot be deleted while goods or a refund are on their way', async () => {
    const customer = await aCustomer(app)
    const { id, trxRef } = await anOrder(customer.headers)
    await callEndpoint(app, 'POST user/order-return', { id, ...asked }, customer.headers)
    await staff('POST staff/return-step', { order: trxRef, step: 'approve', words: 'To Kemang.' })
    const { password } = customer
    const kept = await send(app, 'POST user/delete-account', { password }, customer.headers)
    expect([kept.status, kept.body.error?.code]).toEqual([400, 'OPEN_ORDERS'])
  })
})
