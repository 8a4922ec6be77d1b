import { orders, orderTracking } from '@etalase/backend-kit/db/schema/orders.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { type ShippingType, shippingTypes } from '@etalase/contract/rules/constants.ts'
import { wayOf } from '@etalase/contract/rules/payment/ways.ts'
import { statusesBefore, type TrxStatus, trxStatuses } from '@etalase/contract/rules/trx-status.ts'
import { addSeconds } from 'date-fns/addSeconds'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fulfilmentDelays, fulfilOrders } from '#demo/fulfilment.ts'
import { changeStatus, closeOrder } from '#orders/order-status.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()

beforeEach(async () => {
  const pieces = { [places.hub]: 9, [places.store]: 9 }
  await stockProduct(backend.db, { id: 1, stock: pieces })
})

async function anOrder(body: object = deliveryBody) {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const form = await checkOut(backend.app, device, body)
  return form.order_id
}

async function orderNow() {
  const [order] = await backend.db.select().from(orders)
  if (!order) throw new Error('There is no order')
  return order
}

const delays = fulfilmentDelays(10)

/** Advances the clock and runs the fulfilment. */
async function work(seconds = 10) {
  backend.clock.now = addSeconds(backend.clock.now, seconds)
  return fulfilOrders(backend.db, { delays, now: backend.clock.now, onFailure: rethrow })
}

async function statusesAfter(steps: number): Promise<TrxStatus[]> {
  const seen: TrxStatus[] = []
  for (let step = 0; step < steps; step++) {
    await work()
    seen.push((await orderNow()).status)
  }
  return seen
}

describe('a paid delivery', () => {
  test('is processed, shipped with a tracking number, tracked until delivery and completed', async () => {
    await notify(backend, await anOrder(), '2')
    expect(await statusesAfter(7)).toEqual([
      'PROCESSING',
      'SHIPPED',
      'SHIPPED',
      'SHIPPED',
      'SHIPPED',
      'COMPLETED',
      'COMPLETED',
    ])
    expect((await orderNow()).noResi).toMatch(/^SN\d{12}$/)
    const events = await backend.db.select().from(orderTracking).orderBy(orderTracking.position)
    expect(events.map((event) => event.status)).toEqual([
      'Picked up by courier',
      'Left the sorting centre',
      'Arrived at the destination city',
      'Out for delivery',
      'Delivered',
    ])
    expect(events.at(-1)).toMatchObject({
      city: 'Kota Jakarta Selatan',
      receiverName: 'Sari Dewi',
    })
  })

  test('mails the tracking number once', async () => {
    await notify(backend, await anOrder(), '2')
    await statusesAfter(4)
    const mails = await backend.mailsOf('order-shipped')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain((await orderNow()).noResi)
    expect(mails[0]?.text).toContain('Etd: 1-2 days.')
  })
})

describe('a paid pickup', () => {
  test('keeps one pickup code from payment on, in both mails, and is then completed', async () => {
    await notify(backend, await anOrder(pickupBody), '2')
    const { pickupCode } = await orderNow()
    expect(pickupCode).toMatch(/^[A-Z2-9]{6}$/)
    expect(await statusesAfter(3)).toEqual(['READY_FOR_PICKUP', 'COMPLETED', 'COMPLETED'])
    expect((await orderNow()).pickupCode).toBe(pickupCode)
    const mails = [
      ...(await backend.mailsOf('order-paid')),
      ...(await backend.mailsOf('ready-for-pickup')),
    ]
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain(pickupCode)
    expect(mails[1]?.text).toContain('Store Bandung')
  })

  test('keeps its code when the payment is reported twice', async () => {
    const billNo = await anOrder(pickupBody)
    await notify(backend, billNo, '2')
    const { pickupCode } = await orderNow()
    await notify(backend, billNo, '2')
    expect((await orderNow()).pickupCode).toBe(pickupCode)
  })

  test('of a delivery has no code', async () => {
    await notify(backend, await anOrder(), '2')
    expect((await orderNow()).pickupCode).toBeNull()
  })
})

describe('the simulated fulfilment', () => {
  test('leaves an unpaid order alone', async () => {
    await anOrder()
    expect(await statusesAfter(3)).toEqual(['PENDING', 'PENDING', 'PENDING'])
  })

  test('does nothing before an order is due', async () => {
    await notify(backend, await anOrder(), '2')
    expect(await work(9)).toBe(0)
    expect(await work(1)).toBe(1)
  })

  test('run by two backends concurrently moves each order one step', async () => {
    await notify(backend, await anOrder(), '2')
    backend.clock.now = addSeconds(backend.clock.now, 10)
    const round = () =>
      fulfilOrders(backend.db, { delays, now: backend.clock.now, onFailure: rethrow })
    const moved = await Promise.all([round(), round(), round()])
    expect(moved.toSorted()).toEqual([0, 0, 1])
    expect((await orderNow()).status).toBe('PROCESSING')
  })

  test('continues with the other orders when one fails', async () => {
    await notify(backend, await anOrder(), '2')
    await notify(backend, await anOrder(), '2')
    await backend.db.execute(sql`create or replace function break_one() returns trigger language plpgsql as
      $$ begin if old.id = (select min(id) from orders) and new.status = 'PROCESSING' then raise 'broken'; end if; return new; end $$`)
    await backend.db.execute(
      sql`create trigger break_one before update on orders for each row execute function break_one()`,
    )
    const failures: unknown[] = []
    const now = addSeconds(backend.clock.now, 10)
    const onFailure = (error: unknown) => failures.push(error)
    expect(await fulfilOrders(backend.db, { delays, now, onFailure })).toBe(1)
    expect(failures).toHaveLength(1)
    await backend.db.execute(sql`drop trigger break_one on orders`)
  })

  test('takes hours by default', () => {
    expect(fulfilmentDelays(undefined).PAID).toBe(3_600_000)
    expect(fulfilmentDelays(2).SHIPPED).toBe(2_000)
  })
})

describe('a payment reversal', () => {
  test('of an order in preparation cancels it and releases the stock', async () => {
    const billNo = await anOrder()
    await notify(backend, billNo, '2')
    await work()
    await notify(backend, billNo, '4')
    expect((await orderNow()).status).toBe('CANCELLED')
    const pieces = await backend.db.select().from(stock)
    expect(pieces.map(({ qty }) => qty)).toEqual([9, 9])
  })

  test('of a shipped order changes nothing', async () => {
    const billNo = await anOrder()
    await notify(backend, billNo, '2')
    await statusesAfter(2)
    await notify(backend, billNo, '4')
    expect((await orderNow()).status).toBe('SHIPPED')
  })
})

describe('a forbidden status change', () => {
  /** Sets any status directly in the database. */
  async function put(status: TrxStatus, shippingType: ShippingType) {
    await backend.db.execute(sql`alter table orders disable trigger orders_transition`)
    await backend.db.update(orders).set({
      status,
      shippingType,
      paymentWay: wayOf[shippingType],
      paidAt: new Date(),
      releasedAt: null,
      noResi: 'SN1',
      pickupCode: 'ABC234',
    })
    await backend.db.execute(sql`alter table orders enable trigger orders_transition`)
  }

  const canHold = (status: TrxStatus, type: ShippingType) =>
    type === 'ONLINE_DELIVERY'
      ? status !== 'READY_FOR_PICKUP'
      : status !== 'PROCESSING' && status !== 'SHIPPED'

  const pairs = shippingTypes.flatMap((type) =>
    trxStatuses
      .filter((from) => canHold(from, type))
      .flatMap((from) => trxStatuses.filter((to) => to !== from).map((to) => ({ type, from, to }))),
  )

  test('is refused by the database and by the rules, for every pair of statuses', async () => {
    await anOrder()
    const differing: unknown[] = []
    for (const { type, from, to } of pairs) {
      await put(from, type)
      const isAllowed = statusesBefore(type, to).includes(from)
      const isDone = await backend.db
        .update(orders)
        .set({ status: to })
        .then(
          () => true,
          () => false,
        )
      if (isDone !== isAllowed) differing.push({ type, from, to, isDone })
    }
    expect(differing).toEqual([])
  })

  test('changes nothing and returns false', async () => {
    await anOrder()
    const order = await orderNow()
    expect(await changeStatus(backend.db, order, 'COMPLETED', { now: new Date() })).toBe(false)
    expect((await orderNow()).status).toBe('PENDING')
  })

  test("doesn't release the stock twice when an order is closed twice", async () => {
    await anOrder()
    const order = await orderNow()
    const end = () => closeOrder(backend.db, order, 'CANCELLED', new Date())
    expect((await Promise.all([end(), end()])).toSorted()).toEqual([false, true])
    const pieces = await backend.db.select().from(stock)
    expect(pieces.map(({ qty }) => qty)).toEqual([9, 9])
  })

  test("doesn't let a new order start with a later status", async () => {
    await anOrder()
    const { id: _, ...row } = await orderNow()
    const middle = { ...row, trxRef: 'x', status: 'PAID', paidAt: new Date() } as const
    await expect(backend.db.insert(orders).values(middle)).rejects.toThrow()
  })
})
