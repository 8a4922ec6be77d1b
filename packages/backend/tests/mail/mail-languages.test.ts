import { contentLanguages } from '@etalase/backend-kit/content-language.ts'
import { mails, orderMailKinds } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { texts } from '@etalase/backend-kit/db/schema/texts.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addSeconds } from 'date-fns/addSeconds'
import { beforeEach, describe, expect, test } from 'vitest'
import { fulfilmentDelays, fulfilOrders } from '#demo/fulfilment.ts'
import { queueStockAlerts } from '#stock-alerts/stock-alert-repository.ts'
import { aPerson } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock, context } = backend

const indonesian = { 'accept-language': 'id' }

beforeEach(async () => {
  await stockProduct(db, { id: 1, stock: { [places.store]: 5, [places.hub]: 5 } })
  const content = { name: 'Kemeja oxford' }
  await db.insert(texts).values({ kind: 'product', id: '1', language: 'id', content })
})

/** Places an order in the language of the headers and returns its payment form. */
async function anOrder(headers = {}, body: object = pickupBody) {
  const device = aDevice()
  await addToCart(app, device, 1)
  return checkOut(app, device, body, headers)
}

/** Returns subject and bodies of the only mail of a kind. */
async function mailOf(kind: string) {
  const found = await backend.mailsOf(kind)
  expect(found).toHaveLength(1)
  return { subject: found[0]?.subject, text: found[0]?.text ?? '', html: found[0]?.html ?? '' }
}

/** Advances the paid orders by one step. */
async function work() {
  clock.now = addSeconds(clock.now, 10)
  await fulfilOrders(db, { delays: fulfilmentDelays(10), now: clock.now, onFailure: rethrow })
}

async function tokenOfOrder(): Promise<string> {
  const [order] = await db.select().from(orders)
  return issueOrderToken(context.orderLinkSecret, order?.id ?? 0, { now: clock.now, days: 30 })
}

describe('a buyer who orders in Indonesian', () => {
  test('gets the order, its items, amounts and deadline in Indonesian', async () => {
    const { order_reff } = await anOrder(indonesian)
    const { subject, text, html } = await mailOf('order-received')
    expect(subject).toBe(`Pesanan ${order_reff} sudah kami terima`)
    expect(text).toContain('Silakan bayar Rp200.000 sebelum 3 Agu 2026, 13:00 WIB.')
    expect(text).toContain('1 x Kemeja oxford, ukuran M: Rp200.000')
    expect(text).toContain('Diambil di\nStore Bandung')
    expect(html).toContain('<html lang="id">')
  })

  test('gets later mails in it too, whether the provider or the shop causes them', async () => {
    const { order_id, order_reff } = await anOrder(indonesian, deliveryBody)
    await notify(backend, order_id, '0')
    expect((await mailOf('order-waiting')).text).toContain('lewat BCA Virtual Account sebelum')
    await notify(backend, order_id, '2')
    expect((await mailOf('order-paid')).subject).toBe(`Pesanan ${order_reff} sudah dibayar`)
    await work()
    await work()
    const shipped = await mailOf('order-shipped')
    expect(shipped.subject).toBe(`Pesanan ${order_reff} sedang dikirim`)
    expect(shipped.text).toContain('Ongkos kirim, Reguler, satu sampai dua hari: Rp9.000')
  })

  test('gets the pickup mail in it, and the product keeps that name in the order', async () => {
    const { order_id } = await anOrder(indonesian)
    await notify(backend, order_id, '2')
    await work()
    expect((await mailOf('ready-for-pickup')).text).toContain('Tunjukkan kode ini kepada kasir:')
    const order_token = await tokenOfOrder()
    const { user_order } = await callEndpoint(app, 'POST order-by-token', { order_token })
    expect(user_order.sales_trx_details[0]?.product_name).toBe('Kemeja oxford')
    expect(user_order.payment_status_desc).toBe('Paid')
  })
})

test('an order in French is mailed with its amounts and deadline in French', async () => {
  const { order_reff } = await anOrder({ 'accept-language': 'fr' })
  const { subject, text, html } = await mailOf('order-received')
  expect(subject).toBe(`Nous avons bien reçu la commande ${order_reff}`)
  expect(text).toContain('Veuillez payer IDR\u00a0200\u202f000 avant le 3 août 2026, 13:00 WIB.')
  expect(text).toContain('1 x Oxford shirt, taille M')
  expect(html).toContain('<html lang="fr">')
})

describe('a buyer who orders in English', () => {
  test('gets English, even when a call in Indonesian causes the mail', async () => {
    const { order_id, order_reff } = await anOrder()
    const received = await mailOf('order-received')
    expect(received.subject).toBe(`We have received order ${order_reff}`)
    expect(received.text).toContain('Please pay IDR 200,000 before 3 Aug 2026, 13:00 WIB.')
    expect(received.html).toContain('<html lang="en">')
    await app.inject({ method: 'GET', url: '/categories', headers: indonesian })
    await notify(backend, order_id, '2')
    expect((await mailOf('order-paid')).subject).toBe(`Order ${order_reff} is paid`)
  })

  test('gets Indonesian when requesting something in it: a link, a cancellation', async () => {
    const { order_reff } = await anOrder()
    const order_token = await tokenOfOrder()
    await callEndpoint(app, 'POST order-link', { order_token }, indonesian)
    expect((await mailOf('order-link')).subject).toBe(`Tautan ke pesanan ${order_reff}`)
    await callEndpoint(app, 'POST order-cancel', { order_token }, indonesian)
    expect((await mailOf('order-cancelled')).subject).toBe(`Pesanan ${order_reff} dibatalkan`)
  })

  test('gets English when the language of the call is unknown', async () => {
    const { order_reff } = await anOrder({ 'accept-language': 'xx;;q=' })
    expect((await mailOf('order-received')).subject).toBe(`We have received order ${order_reff}`)
  })
})

describe('an account', () => {
  test('is confirmed, and its password replaced, in the language of the call', async () => {
    const { password, ...person } = aPerson()
    const form = { ...person, password, password_conf: password }
    await callEndpoint(app, 'POST auth/sign-up', form, indonesian)
    expect((await mailOf('confirm-email')).subject).toBe('Konfirmasi alamat email Anda')
    const { email } = person
    await callEndpoint(app, 'POST auth/forgot-password', { email }, indonesian)
    expect((await mailOf('new-password')).subject).toBe('Kata sandi baru Anda')
  })

  test('that repeats a request in English before the mail is sent gets English', async () => {
    const { password, ...person } = aPerson()
    const form = { ...person, password, password_conf: password }
    const away = { ...context.mailWorker }
    context.mailWorker.deliver = async () => {}
    const { access_token } = await callEndpoint(app, 'POST auth/sign-up', form, indonesian)
    const headers = { authorization: access_token }
    await callEndpoint(app, 'POST user/confirmation-mail', {}, headers)
    context.mailWorker.deliver = away.deliver
    expect((await mailOf('confirm-email')).subject).toBe('Confirm your email address')
  })
})

test('a back-in-stock alert is in the language of its request', async () => {
  await db.update(stock).set({ qty: 0 })
  const ask = { product_detail_id: 1, size: 'M' }
  await callEndpoint(app, 'POST stock-alert', { ...ask, email: 'sari@example.com' }, indonesian)
  await callEndpoint(app, 'POST stock-alert', { ...ask, email: 'jane@example.com' })
  await db.update(stock).set({ qty: 1 })
  await queueStockAlerts(db, clock.now)
  const subjects = (await backend.mailsOf('back-in-stock')).map(({ to, subject }) => [to, subject])
  expect(subjects.toSorted()).toEqual([
    ['jane@example.com', 'Back in stock: Oxford shirt, size M'],
    ['sari@example.com', 'Tersedia lagi: Kemeja oxford, ukuran M'],
  ])
})

test('a mail queued before mails had a language is in English', async () => {
  await anOrder(indonesian)
  const [order] = await db.select().from(orders)
  await backend.mailsOf('order-received')
  await db.insert(mails).values({
    kind: 'ORDER_PAID',
    orderId: order?.id,
    queuedAt: clock.now,
    nextAttemptAt: clock.now,
  })
  expect((await mailOf('order-paid')).subject).toMatch(/ is paid$/)
})

test('every kind of order mail is translated into each language', async () => {
  await anOrder(indonesian)
  const [order] = await db.select().from(orders)
  const about = { orderId: order?.id, queuedAt: clock.now, nextAttemptAt: clock.now }
  for (const kind of orderMailKinds)
    for (const language of contentLanguages)
      await db
        .insert(mails)
        .values({ ...about, kind, language, detail: language })
        .onConflictDoNothing()
  for (const kind of orderMailKinds) {
    const found = await backend.mailsOf(kind.toLowerCase().replaceAll('_', '-'))
    const words = found.map(({ text }) => text.split('\n\n')[0])
    expect(new Set(words).size).toBe(contentLanguages.length)
  }
})
