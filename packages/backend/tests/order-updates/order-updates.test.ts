import { orderUpdates, updateConsents } from '@etalase/backend-kit/db/schema/order-updates.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { lockById } from '@etalase/backend-kit/orders/order-repository.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { addDays } from 'date-fns/addDays'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymiseOrders } from '#orders/anonymise-orders.ts'
import { moveOrder } from '#orders/move-order.ts'
import { retentionJobs } from '#retention.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { staffHeaders } from '#tests/support/arrived-order.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { anUpdatedOrder, wanted, wording } from '#tests/support/updated-order.ts'

const backend = await freshBackend()
const { app, db, clock } = backend

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 9, [places.store]: 9 } }))

const step = (order: string, name: string, more: object = {}) =>
  callEndpoint(app, 'POST staff/order-step', { order, step: name, ...more }, staffHeaders)

const pay = (trxRef: string) => notify(backend, trxRef, '2')

const sent = async () =>
  (await backend.sentUpdates()).map(({ template, values }) => [template, ...values])

const openOrder = async (order_token: string) =>
  (await callEndpoint(app, 'POST order-by-token', { order_token })).user_order

const waiting = () => db.$count(orderUpdates)

describe('a buyer with WhatsApp updates', () => {
  test('gets one per event of a delivery, from payment on, at the number in international form', async () => {
    const { trxRef, number } = await anUpdatedOrder(backend)
    expect(await sent()).toEqual([])
    await pay(trxRef)
    await step(trxRef, 'pack')
    await step(trxRef, 'ship', { receipt_number: 'SN1' })
    await step(trxRef, 'complete')
    expect(await sent()).toEqual([
      ['order_paid', number, 'IDR 209,000'],
      ['order_shipped', number, 'SN1'],
      ['order_delivered', number],
    ])
    const phones = (await backend.sentUpdates()).map(({ to }) => to)
    expect(new Set(phones)).toEqual(new Set(['+6281234567890']))
  })

  test('gets those of a pickup without its code, since the number is unverified', async () => {
    const { trxRef, number } = await anUpdatedOrder(backend, { isPickup: true })
    await pay(trxRef)
    await step(trxRef, 'ready')
    const { pickup_code } = (
      await callEndpoint(app, 'GET staff/order', { order: trxRef }, staffHeaders)
    ).order
    await step(trxRef, 'complete')
    expect((await sent()).slice(1)).toEqual([
      ['ready_for_pickup', number, 'Store Bandung'],
      ['order_picked_up', number],
    ])
    expect(JSON.stringify(await backend.sentUpdates())).not.toContain(pickup_code)
  })

  test('is notified of a cancellation by the shop and of the refund', async () => {
    const { trxRef } = await anUpdatedOrder(backend)
    await pay(trxRef)
    await step(trxRef, 'cancel')
    await step(trxRef, 'refund')
    expect((await sent()).map(([template]) => template)).toEqual([
      'order_paid',
      'order_withdrawn',
      'order_refunded',
    ])
  })

  test('gets them in the language of the order, whoever moves it', async () => {
    const { trxRef } = await anUpdatedOrder(backend, { headers: { 'accept-language': 'id' } })
    await pay(trxRef)
    const [update] = await backend.sentUpdates()
    expect(update).toMatchObject({ language: 'id' })
    expect(update?.text).toMatch(/^Pesanan .* sudah dibayar/)
  })

  test('gets no duplicate, however often an event is reported, but one for a corrected receipt number', async () => {
    const { trxRef } = await anUpdatedOrder(backend)
    await Promise.all([pay(trxRef), pay(trxRef)])
    await step(trxRef, 'pack')
    for (const receipt_number of ['SN1', 'SN1', 'SN2', 'SN2'])
      await step(trxRef, 'ship', { receipt_number })
    expect((await sent()).map(([template]) => template)).toEqual([
      'order_paid',
      'order_shipped',
      'order_shipped',
    ])
  })

  test('gets nothing while the order is unpaid, since anyone can type any number', async () => {
    const [first, second] = [await anUpdatedOrder(backend), await anUpdatedOrder(backend)]
    await callEndpoint(app, 'POST order-cancel', { order_token: first.order_token })
    await step(second.trxRef, 'cancel')
    expect(await sent()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  test('sees the consent and its time with the order', async () => {
    const { order_token } = await anUpdatedOrder(backend)
    expect((await openOrder(order_token)).whatsapp_updates).toEqual({
      phone: '+6281234567890',
      wording,
      given_at: '2026-08-03 10:00:00',
      withdrawn_at: null,
    })
  })
})

describe('no update is queued', () => {
  test.each([
    ['without the tick', {}],
    ['for a number without the words that were shown', { whatsapp_phone: wanted.whatsapp_phone }],
    ['for words without a number', { whatsapp_wording: wording }],
  ])('%s', async (_, more) => {
    const { trxRef, order_token } = await anUpdatedOrder(backend, { more })
    await pay(trxRef)
    expect(await waiting()).toBe(0)
    expect((await openOrder(order_token)).whatsapp_updates).toBeNull()
  })

  test('by a step that is rolled back', async () => {
    const { id, trxRef } = await anUpdatedOrder(backend)
    await pay(trxRef)
    const before = await waiting()
    const rolledBack = db.transaction(async (tx) => {
      const now = clock.now
      await moveOrder(tx, await lockById(tx, id), 'pack', { now })
      await moveOrder(tx, await lockById(tx, id), 'ship', { now, receiptNumber: 'SN1' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await waiting()).toBe(before)
  })

  test('by a backend without updates, whatever is sent', async () => {
    const { updateWorker } = backend.context
    backend.context.updateWorker = null
    const { order_token } = await anUpdatedOrder(backend)
    expect((await openOrder(order_token)).whatsapp_updates).toBeNull()
    const device = aDevice()
    const line = { ...device, product_detail_id: 1, size: 'M', qty: 1 }
    await callEndpoint(app, 'POST cart', line)
    expect(await callEndpoint(app, 'POST checkout', device)).toMatchObject({
      has_whatsapp_updates: false,
    })
    backend.context.updateWorker = updateWorker
    expect(await callEndpoint(app, 'POST checkout', device)).toMatchObject({
      has_whatsapp_updates: true,
    })
  })
})

test('an order with a foreign phone number for updates is refused', async () => {
  const device = aDevice()
  const line = { ...device, product_detail_id: 1, size: 'M', qty: 1 }
  await callEndpoint(app, 'POST cart', line)
  const body = { ...device, ...pickupBody, ...wanted, whatsapp_phone: '+1 202 555 0100' }
  const { status, body: answer } = await send(app, 'POST checkout-trx', body)
  expect([status, answer.error?.code]).toEqual([400, 'INVALID_INPUT'])
  expect(await db.$count(orders)).toBe(0)
})

describe('a buyer who stops updates', () => {
  test('gets nothing more, not even queued ones, and the consent is kept with its end', async () => {
    const { trxRef, order_token } = await anUpdatedOrder(backend)
    await pay(trxRef)
    expect(await waiting()).toBe(1)
    expect((await send(app, 'POST order-updates-stop', { order_token })).status).toBe(200)
    await step(trxRef, 'pack')
    await step(trxRef, 'ship', { receipt_number: 'SN1' })
    expect([await sent(), await waiting()]).toEqual([[], 0])
    const { whatsapp_updates } = await openOrder(order_token)
    expect(whatsapp_updates).toMatchObject({ wording, withdrawn_at: '2026-08-03 10:00:00' })
  })

  test('may do so twice, and the first time counts', async () => {
    const { order_token } = await anUpdatedOrder(backend)
    await callEndpoint(app, 'POST order-updates-stop', { order_token })
    clock.now = addDays(clock.now, 1)
    await callEndpoint(app, 'POST order-updates-stop', { order_token })
    const { whatsapp_updates } = await openOrder(order_token)
    expect(whatsapp_updates).toMatchObject({ withdrawn_at: '2026-08-03 10:00:00' })
  })

  test('must be the customer of the order', async () => {
    const [owner, stranger] = [await aCustomer(app), await aCustomer(app)]
    const more = { ...wanted, guest_email: undefined }
    const { headers } = owner
    const { id } = await anUpdatedOrder(backend, { headers, more, isPickup: true })
    const stop = (by: typeof owner) => send(app, 'POST user/order-updates-stop', { id }, by.headers)
    expect((await stop(stranger)).status).toBe(404)
    expect((await db.select().from(updateConsents))[0]?.withdrawnAt).toBeNull()
    expect((await stop(owner)).status).toBe(200)
    expect((await db.select().from(updateConsents))[0]?.withdrawnAt).not.toBeNull()
  })
})

describe('data of updates', () => {
  test('is deleted with the buyer of the order, and queued updates are not sent', async () => {
    const { id, trxRef } = await anUpdatedOrder(backend)
    await pay(trxRef)
    await db.transaction((tx) => anonymiseOrders(tx, [id], clock.now))
    expect(await sent()).toEqual([])
    expect([await waiting(), await db.$count(updateConsents)]).toEqual([0, 0])
  })

  test('expires: records of sent updates, undelivered updates, and withdrawn consents', async () => {
    const runJobs = async () => {
      for (const job of retentionJobs) await job(db, clock.now)
    }
    const [first, second] = [await anUpdatedOrder(backend), await anUpdatedOrder(backend)]
    await pay(first.trxRef)
    await backend.sentUpdates()
    await pay(second.trxRef)
    await callEndpoint(app, 'POST order-updates-stop', { order_token: first.order_token })
    const left = async () => (await db.select().from(orderUpdates)).map(({ orderId }) => orderId)
    clock.now = addDays(clock.now, keptDays.undeliveredMail)
    await runJobs()
    expect(await left()).toEqual([first.id, second.id])
    clock.now = addDays(clock.now, 1)
    await runJobs()
    expect(await left()).toEqual([first.id])
    clock.now = addDays(clock.now, keptDays.sentMail)
    await runJobs()
    expect(await left()).toEqual([])
    expect(await db.$count(updateConsents)).toBe(2)
    clock.now = addDays(clock.now, keptDays.withdrawnConsent)
    await runJobs()
    const consents = await db.select().from(updateConsents)
    expect(consents.map(({ orderId }) => orderId)).toEqual([second.id])
  })

  test('has the phone number in one place: the queue refers to the order only', async () => {
    const { id, trxRef } = await anUpdatedOrder(backend)
    await pay(trxRef)
    const rows = await db.select().from(orderUpdates).where(eq(orderUpdates.orderId, id))
    expect(JSON.stringify(rows)).not.toContain('81234567890')
  })
})
