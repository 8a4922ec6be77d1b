import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import type { Notification } from '@etalase/backend-kit/payment/provider.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, aNotification, checkOut, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock } = backend
const headers = { authorization: `Bearer ${staffToken}` }
const hourMs = 3_600_000

let billNo: string
let alarms: string[]

beforeEach(async () => {
  alarms = []
  await stockProduct(db, { id: 1, stock: { [places.store]: 5 } })
  const device = aDevice()
  await addToCart(app, device, 1)
  billNo = (await checkOut(app, device, pickupBody)).order_id
})

const tell = (notice: Partial<Notification> = {}) =>
  handleNotification(db, { ...aNotification({ billNo }), ...notice }, clock.now, (problem) => {
    alarms.push(problem)
  })

/** A payment through another channel. */
const another = { reference: 'R2', channel: '711' }
const reversal = { status: '4', outcome: 'reversed' } as const

const orderNow = async () => (await db.select().from(orders).where(eq(orders.trxRef, billNo)))[0]

const listed = async () =>
  (await callEndpoint(app, 'GET staff/orders', { owed: 1 }, headers)).orders.map(
    ({ trx_status, payments }) => [
      trx_status,
      ...(payments ?? []).map(({ reference, outcome, problem, settled_at }) =>
        [reference, outcome, problem, settled_at && 'settled'].filter(Boolean).join(' '),
      ),
    ],
  )

const step = (name: string) =>
  send(app, 'POST staff/order-step', { order: billNo, step: name }, headers)

const settle = (reference: string) =>
  send(app, 'POST staff/settle-payment', { order: billNo, reference }, headers)

async function recordLateMoney(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 48 * hourMs)
  await expireOrders(db, clock.now, rethrow)
  const paid_at = toWib(new Date(clock.now.getTime() - hourMs))
  const body = { order: billNo, paid_at, payment_channel: 'BCA VA' }
  await callEndpoint(app, 'POST staff/late-payment', body, headers)
}

/** States of an order paid by R1 when the payment R2 arrives. */
const lives: [string, () => Promise<unknown>, string[]][] = [
  ['is paid', () => tell(), ['PAID', 'R1 paid']],
  [
    'was paid and reversed',
    async () => {
      await tell()
      await tell(reversal)
    },
    ['CANCELLED', 'R1 paid', 'R1 reversed'],
  ],
  [
    'was refunded by staff',
    async () => {
      await tell()
      await step('refund')
    },
    ['REFUNDED', 'R1 paid'],
  ],
  [
    'has ended, and whose late payment staff have recorded',
    async () => {
      clock.now = new Date(clock.now.getTime() + 48 * hourMs)
      await expireOrders(db, clock.now, rethrow)
      await tell()
      alarms = []
      await recordLateMoney()
    },
    ['EXPIRED', 'R1 paid'],
  ],
]

describe('an extra payment of an order', () => {
  test.each(lives)(
    'that %s raises one alarm to be settled, and both references are listed',
    async (_, live, [status = '', ...before]) => {
      await live()
      const order = await orderNow()
      expect(await tell(another)).toBe('paid-again')
      expect([await tell(another), await tell()]).toEqual(['paid-again', 'done'])
      expect(alarms).toEqual(['paid-again'])
      const rows = [...before, 'R2 paid paid-again']
      const [found = []] = await listed()
      expect([found[0], found.slice(1).toSorted()]).toEqual([status, rows.toSorted()])
      expect(await orderNow()).toEqual(order)
    },
  )

  test('is settled by staff once, and neither payment raises an alarm again', async () => {
    await tell()
    await tell(another)
    for (const _ of [1, 2]) expect((await settle('R2')).status).toBe(200)
    expect(await listed()).toEqual([])
    expect([await tell(another), await tell()]).toEqual(['paid-again', 'done'])
    expect([alarms, await listed()]).toEqual([['paid-again'], []])
    expect(await orderNow()).toMatchObject({ status: 'PAID', paymentChannel: '702' })
  })

  test('that the provider reverses is settled by that, and the order stays paid', async () => {
    await tell()
    await tell(another)
    expect(await tell({ ...another, ...reversal })).toBe('done')
    expect([await orderNow(), await listed()]).toMatchObject([{ status: 'PAID' }, []])
  })

  test('reversed under another reference leaves the order to staff', async () => {
    await tell()
    await tell(another)
    expect(await tell({ ...reversal, reference: 'REFUND-1' })).toBe('paid-again')
    expect(await orderNow()).toMatchObject({ status: 'PAID', reversedAt: null })
  })

  test("doesn't hide a reversal of the first one", async () => {
    await tell()
    await tell(another)
    expect(await tell(reversal)).toBe('done')
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await listed()).toHaveLength(1)
  })

  test('concurrent with the first: one of the two pays, and the other is to be settled', async () => {
    const results = await Promise.all([tell(), tell(another), tell(), tell(another)])
    expect(results.toSorted()).toEqual(['done', 'done', 'paid-again', 'paid-again'])
    expect(alarms).toEqual(['paid-again'])
    expect(await listed()).toHaveLength(1)
    await backend.context.mailWorker.deliver()
    expect(await backend.mailsOf('order-paid')).toHaveLength(1)
  })

  test('of the wrong amount is to be settled, even when a right one has paid the order', async () => {
    expect(await tell({ ...another, amount: 1 })).toBe('wrong-amount')
    expect(await tell()).toBe('done')
    expect(await tell({ ...another, amount: 1 })).toBe('wrong-amount')
    expect(alarms).toEqual(['wrong-amount'])
    const [found = []] = await listed()
    expect(found.toSorted()).toEqual(['PAID', 'R1 paid', 'R2 paid wrong-amount'])
  })
})

describe('a payment reported as paid under another status', () => {
  test('is the same payment, and raises no alarm', async () => {
    await tell({ status: 'PAID' })
    expect(await tell({ status: 'SETTLED' })).toBe('done')
    await tell({ ...another, status: 'PAID' })
    await tell({ ...another, status: 'SETTLED' })
    expect(alarms).toEqual(['paid-again'])
  })
})

describe('settling is refused', () => {
  test("for a payment that pays the order, or that the provider didn't report", async () => {
    await tell()
    const counted = await settle('R1')
    expect([counted.status, counted.body.error?.code]).toEqual([409, 'ORDER_CLOSED'])
    expect((await settle('R2')).status).toBe(404)
  })

  test('without the token', async () => {
    await tell()
    await tell(another)
    const body = { order: billNo, reference: 'R2' }
    expect((await send(app, 'POST staff/settle-payment', body)).status).toBe(401)
    expect(await listed()).toHaveLength(1)
  })
})

describe('a late payment that staff record', () => {
  test('is the oldest that the provider reported, and the others stay to be settled', async () => {
    clock.now = new Date(clock.now.getTime() + 48 * hourMs)
    await expireOrders(db, clock.now, rethrow)
    await tell()
    clock.now = new Date(clock.now.getTime() + hourMs)
    await tell(another)
    expect(await listed()).toEqual([['EXPIRED', 'R1 paid too-late', 'R2 paid too-late']])
    await recordLateMoney()
    expect(await listed()).toEqual([['EXPIRED', 'R1 paid', 'R2 paid too-late']])
    await step('refund')
    expect(await listed()).toEqual([['REFUNDED', 'R1 paid', 'R2 paid too-late']])
    await settle('R2')
    expect(await listed()).toEqual([])
  })
})

describe('a reversal', () => {
  test.each([
    ['a part', 1],
    ['more than it', 999_999],
  ])(
    'of %s of what was paid leaves the order unchanged, and alerts staff once',
    async (_, amount) => {
      await tell()
      const order = await orderNow()
      for (const __ of [1, 2]) expect(await tell({ ...reversal, amount })).toBe('wrong-amount')
      expect(await orderNow()).toEqual(order)
      expect(alarms).toEqual(['wrong-amount'])
      expect(await listed()).toEqual([['PAID', 'R1 paid', 'R1 reversed wrong-amount']])
      await settle('R1')
      expect(await listed()).toEqual([])
    },
  )

  test('in two parts alerts staff for both, even when they settled the first', async () => {
    await tell()
    await tell({ ...reversal, amount: 1 })
    await settle('R1')
    await tell({ ...reversal, amount: 1 })
    expect(alarms).toEqual(['wrong-amount'])
    await tell({ ...reversal, amount: 2 })
    expect(alarms).toEqual(['wrong-amount', 'wrong-amount'])
    expect(await listed()).toHaveLength(1)
  })

  test("doesn't include a cancelled attempt, which may arrive late under the same reference", async () => {
    await tell()
    expect(await tell({ status: '8', outcome: 'cancelled' })).toBe('done')
    expect(await orderNow()).toMatchObject({ status: 'PAID', reversedAt: null })
  })

  test('includes a cancellation that the provider reports as returning paid money', async () => {
    await tell()
    const cancelled = { status: 'cancel', outcome: 'cancelled', voids: true } as const
    expect(await tell(cancelled)).toBe('done')
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
  })

  test('in full cancels the order, even after a part of it', async () => {
    await tell()
    await tell({ ...reversal, amount: 1 })
    const amount = (await orderNow())?.grandTotal
    expect(await tell({ ...reversal, ...(amount ? { amount } : {}) })).toBe('done')
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' })
    expect(await tell({ ...reversal, amount: 1 })).toBe('done')
  })

  test('of a late payment with another amount must match that amount', async () => {
    clock.now = new Date(clock.now.getTime() + 48 * hourMs)
    await expireOrders(db, clock.now, rethrow)
    const paid_at = toWib(new Date(clock.now.getTime() - hourMs))
    const body = { order: billNo, paid_at, payment_channel: 'BCA VA', amount: 123_456 }
    await callEndpoint(app, 'POST staff/late-payment', body, headers)
    expect(await tell({ ...reversal, amount: 209_000 })).toBe('wrong-amount')
    expect(await tell({ ...reversal, amount: 123_456 })).toBe('done')
    expect(await listed()).toEqual([])
  })
})

describe('an unknown status', () => {
  test('changes nothing, and raises one alarm', async () => {
    const unknown = { status: 'PARTLY', outcome: 'checking' } as const
    for (const _ of [1, 2]) expect(await tell(unknown)).toBe('unknown-status')
    expect(alarms).toEqual(['unknown-status'])
    expect(await orderNow()).toMatchObject({ status: 'PENDING' })
    expect(await listed()).toEqual([])
  })
})
