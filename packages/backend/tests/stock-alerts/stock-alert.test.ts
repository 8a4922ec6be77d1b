import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { stockAlerts } from '@etalase/backend-kit/db/schema/stock-alerts.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addDays } from 'date-fns/addDays'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteOldAlerts, queueStockAlerts } from '#stock-alerts/stock-alert-repository.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { from } from '#tests/support/checkout-calls.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()

const soldOut = { product_detail_id: 1, size: 'M' }
const email = 'sari@example.com'

beforeEach(() => stockProduct(backend.db, { id: 1, stock: { [places.store]: 0 } }))

const ask = (input: object = {}, headers: Record<string, string> = {}) =>
  send(backend.app, 'POST stock-alert', { ...soldOut, email, ...input }, headers)

const answer = async () =>
  (await callEndpoint(backend.app, 'POST stock-alert', { ...soldOut, email })).message

const setStock = (qty: number) =>
  backend.db
    .update(stock)
    .set({ qty })
    .where(and(eq(stock.productId, 1), eq(stock.showroomId, places.store)))

/** Runs the job and returns its mails. */
async function mailsSent() {
  await queueStockAlerts(backend.db, backend.clock.now)
  return backend.mailsOf('back-in-stock')
}

const tokenIn = (text = '') => /stop=([\w-]+)/.exec(text)?.[1] ?? ''

describe('a shopper who requested a stock alert', () => {
  test("gets one mail when the size is back, with the product's link and a way to stop", async () => {
    await ask()
    expect(await mailsSent()).toEqual([])
    await setStock(2)
    const [mail] = await mailsSent()
    expect(mail).toMatchObject({ to: email, subject: 'Back in stock: Oxford shirt, size M' })
    expect(mail?.text).toContain('http://shop.test/product/1?size=M')
    expect(tokenIn(mail?.text)).not.toBe('')
    expect(mail?.unsubscribe).toBe(`http://shop.test/stock-alert?stop=${tokenIn(mail?.text)}`)
    await setStock(0)
    await setStock(1)
    expect(await mailsSent()).toHaveLength(1)
  })

  test('gets one mail, however often and in whatever case they asked', async () => {
    await ask()
    await ask({ email: 'Sari@Example.com' })
    await setStock(1)
    expect(await mailsSent()).toHaveLength(1)
  })

  test('can ask again after the mail, when the size is sold out again', async () => {
    await ask()
    await setStock(1)
    await mailsSent()
    await setStock(0)
    await ask()
    await setStock(1)
    expect(await mailsSent()).toHaveLength(2)
  })

  test("gets a new password too, since the mails don't replace each other", async () => {
    const customer = await aCustomer(backend.app)
    await ask({ email: customer.email })
    await setStock(1)
    await queueStockAlerts(backend.db, backend.clock.now)
    await callEndpoint(backend.app, 'POST auth/forgot-password', { email: customer.email })
    expect(await backend.mailsOf('back-in-stock')).toHaveLength(1)
    expect(await backend.mailsOf('new-password')).toHaveLength(1)
  })

  test('leaves no address in the queue once the mail is sent', async () => {
    await ask()
    await setStock(1)
    await mailsSent()
    expect(await backend.db.$count(mails)).toBe(0)
  })
})

describe('the link of a stock alert', () => {
  test('stops all alerts of its address, even mails in the queue', async () => {
    await stockProduct(backend.db, { id: 2, stock: { [places.store]: 0 } })
    await ask()
    await ask({ product_detail_id: 2 })
    const [alert] = await backend.db.select().from(stockAlerts)
    await setStock(1)
    await queueStockAlerts(backend.db, backend.clock.now)
    await send(backend.app, 'POST stock-alert-stop', { token: alert?.token })
    expect(await backend.db.$count(stockAlerts)).toBe(0)
    expect(await backend.mailsOf('back-in-stock')).toEqual([])
  })

  test('with a forged token stops nothing, and answers like a real one', async () => {
    await ask()
    const stopped = await send(backend.app, 'POST stock-alert-stop', { token: 'forged' })
    expect(stopped.status).toBe(200)
    expect(await backend.db.$count(stockAlerts)).toBe(1)
  })
})

describe('a request for a stock alert', () => {
  test('for a size in stock says so, and is not stored', async () => {
    await setStock(1)
    expect(await answer()).toBe('This size is in stock now.')
    expect(await backend.db.$count(stockAlerts)).toBe(0)
  })

  test.each([{ product_detail_id: 9 }, { size: 'XXL' }])(
    'for %o is refused with 404',
    async (input) => {
      expect((await ask(input)).status).toBe(404)
    },
  )

  test.each(['', 'sari', 'sari@', `${'s'.repeat(130)}@example.com`])(
    'to the address %j is refused with 400',
    async (address) => {
      expect((await ask({ email: address })).status).toBe(400)
    },
  )

  test('beyond the twentieth of an address is refused with a message, and is not stored', async () => {
    for (let id = 2; id <= 21; id++) {
      await stockProduct(backend.db, { id })
      await ask({ product_detail_id: id })
    }
    expect(await answer()).toMatch(/^You're already waiting for 20 sizes\./)
    expect(await backend.db.$count(stockAlerts)).toBe(20)
  })
})

describe('an address that a stranger has filled', () => {
  const [owner, stranger] = [from(1), from(2)]

  beforeEach(async () => {
    for (let id = 2; id <= 40; id++) await stockProduct(backend.db, { id })
  })

  async function askTimes(count: number, first: number, headers: Record<string, string>) {
    for (let id = first; id < first + count; id++) await ask({ product_detail_id: id }, headers)
  }

  const productsWaiting = async () => {
    const rows = await backend.db.select().from(stockAlerts).orderBy(stockAlerts.productId)
    return rows.map(({ productId }) => productId)
  }

  test("accepts its owner's alerts, which replace the stranger's oldest", async () => {
    await askTimes(20, 2, stranger)
    backend.clock.now = addDays(backend.clock.now, 1)
    await askTimes(3, 30, owner)
    const waiting = await productsWaiting()
    expect(waiting).toHaveLength(20)
    expect(waiting).not.toContain(2)
    expect(waiting.slice(-3)).toEqual([30, 31, 32])
  })

  test("keeps its owner's alerts, however many the stranger requests", async () => {
    await askTimes(5, 30, owner)
    await askTimes(25, 2, stranger)
    expect((await productsWaiting()).filter((id) => id >= 30)).toEqual([30, 31, 32, 33, 34])
  })

  test('keeps them even when the stranger requests the same', async () => {
    await askTimes(5, 30, owner)
    await askTimes(5, 30, stranger)
    await askTimes(20, 2, stranger)
    await askTimes(4, 35, owner)
    expect((await productsWaiting()).filter((id) => id >= 30)).toHaveLength(9)
  })

  test('loses the requesting network when the mail is sent', async () => {
    await ask({}, owner)
    await setStock(1)
    await mailsSent()
    const [alert] = await backend.db.select().from(stockAlerts)
    expect(alert?.clientNetwork).toBeNull()
  })
})

test('addresses are deleted a month after their mail, and after half a year without one', async () => {
  const { now } = backend.clock
  await stockProduct(backend.db, { id: 2, stock: { [places.store]: 0 } })
  await ask()
  await ask({ product_detail_id: 2 })
  await setStock(1)
  await mailsSent()
  await deleteOldAlerts(backend.db, addDays(now, 29))
  expect(await backend.db.$count(stockAlerts)).toBe(2)
  await deleteOldAlerts(backend.db, addDays(now, 31))
  expect(await backend.db.$count(stockAlerts)).toBe(1)
  await deleteOldAlerts(backend.db, addDays(now, 181))
  expect(await backend.db.$count(stockAlerts)).toBe(0)
})

test("a customer sees their address's alerts only once it is confirmed", async () => {
  const customer = await aCustomer(backend.app)
  const read = () => callEndpoint(backend.app, 'GET user/stock-alerts', {}, customer.headers)
  await ask({ email: customer.email })
  await ask({ email: 'other@example.com' })
  expect(await read()).toEqual({ stock_alerts: [] })
  await backend.db
    .update(customers)
    .set({ emailConfirmedAt: backend.clock.now })
    .where(eq(customers.email, customer.email))
  const { stock_alerts } = await read()
  const named = { ...soldOut, size_name: 'M' }
  expect(stock_alerts).toMatchObject([{ ...named, email: customer.email, notified_at: null }])
  expect((await send(backend.app, 'GET user/stock-alerts', {}, {})).status).toBe(401)
})
