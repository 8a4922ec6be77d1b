import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { issueOrderToken } from '@etalase/backend-kit/orders/order-token.ts'
import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#audit/audit.ts'
import { handleNotification } from '#orders/handle-notification.ts'
import { releaseUncollected } from '#orders/release-uncollected.ts'
import { aCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { atStore, cashOrders, onDelivery, stockCompany } from '#tests/support/cash-orders.ts'
import { aNotification, deliveryBody, from, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow, staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db, clock, context } = backend
const { order, place, step, rowOf, state } = cashOrders(backend)

beforeEach(() => stockCompany(backend))

const release = () => releaseUncollected(db, clock.now, rethrow)

const mailKinds = async () => {
  await context.mailWorker.deliver()
  return backend.mails.map(({ name }) => name.slice(9))
}

/** Returns the order as holders of its link see it. */
const seen = async (trxRef: string) => {
  const { id } = await rowOf(trxRef)
  const order_token = issueOrderToken(context.orderLinkSecret, id, { now: clock.now, days: 1 })
  return (await callEndpoint(app, 'POST order-by-token', { order_token })).user_order
}

/** Asks to cancel an order with its link. */
const askToCancel = async (trxRef: string) => {
  const { id } = await rowOf(trxRef)
  const order_token = issueOrderToken(context.orderLinkSecret, id, { now: clock.now, days: 1 })
  return send(app, 'POST order-cancel', { order_token })
}

/** Cancels it and returns 200, or the error's code. */
const cancel = async (trxRef: string) => {
  const { status, body } = await askToCancel(trxRef)
  return status === 200 ? 200 : body.error?.code
}

/** Returns the failing checks of the books. */
const wrongBooks = async () =>
  (await audit(db)).findings
    .filter(({ count }) => count > 0)
    .map(({ name, rows }) => ({ name, rows }))

describe('a pickup paid at the store', () => {
  test("is confirmed at once, with its code and deadline, and without a provider's bill", async () => {
    const device = aDevice()
    const { body } = await order(atStore, { device })
    const { payment_data, payment_redirect } = Object(body.data)
    expect(payment_data ?? null).toBeNull()
    expect(payment_redirect).toMatchObject({ grand_total: 360_000 })
    expect(new URL(payment_redirect.url).pathname).toBe('/payment/response')
    expect(await seen(payment_redirect.trx_ref)).toMatchObject({
      trx_status: 'CONFIRMED',
      payment_way: 'PAY_AT_STORE',
      payment_channel: 'Pay at the store',
      payment_status_desc: 'To be paid at the store',
      payment_date: null,
      payment_duedate: '2026-08-06 10:00:00',
      pickup_code: expect.stringMatching(/^\S{4,}$/),
      can_cancel: true,
    })
    expect(await mailKinds()).toEqual(['order-confirmed'])
    expect(await wrongBooks()).toEqual([])
  })

  test('is collected once: a second collection is refused with the payment time', async () => {
    const billNo = await place(atStore)
    expect(await step(billNo, 'ready')).toBe(200)
    expect(await step(billNo, 'complete')).toMatch(/still to be paid in cash/)
    expect(await step(billNo, 'collect')).toBe(200)
    expect(await step(billNo, 'collect')).toMatch(
      /was paid on 2026-08-03 10:00:00: do not take money/,
    )
    expect(await state(billNo)).toEqual(['COMPLETED', 8, 1])
    expect((await seen(billNo)).payment_date).toBe('2026-08-03 10:00:00')
    expect(await mailKinds()).toEqual(['order-confirmed', 'ready-for-pickup', 'order-collected'])
    expect(await wrongBooks()).toEqual([])
  })

  test('that is never collected is released once, with its promo and a mail', async () => {
    const billNo = await place(atStore)
    clock.now = addHours(clock.now, 72)
    expect([await release(), await state(billNo)]).toEqual([0, ['CONFIRMED', 8, 1]])
    clock.now = addHours(clock.now, 1)
    expect([await release(), await release()]).toEqual([1, 0])
    expect(await state(billNo)).toEqual(['NOT_COLLECTED', 10, 0])
    expect(await step(billNo, 'collect')).toMatch(/NOT_COLLECTED/)
    expect(await step(billNo, 'not-collected')).toBe(200)
    expect(await step(billNo, 'back')).toBe(200)
    expect(await state(billNo)).toEqual(['NOT_COLLECTED', 10, 0])
    expect(await mailKinds()).toEqual(['order-confirmed', 'order-not-collected'])
    expect(await wrongBooks()).toEqual([])
  })

  test('is kept for the full time again once it is ready', async () => {
    const billNo = await place(atStore)
    clock.now = addHours(clock.now, 70)
    await step(billNo, 'ready')
    clock.now = addHours(clock.now, 71)
    expect([await release(), await state(billNo)]).toEqual([0, ['READY_FOR_PICKUP', 8, 1]])
    clock.now = addHours(clock.now, 2)
    expect([await release(), await state(billNo)]).toEqual([1, ['NOT_COLLECTED', 10, 0]])
  })

  test('can be given up by staff or cancelled by its buyer when ready, but not after payment', async () => {
    const [given, cancelled, paid] = [
      await place(atStore),
      await place(atStore),
      await place(atStore),
    ]
    await step(given, 'not-collected')
    await step(cancelled, 'ready')
    await step(paid, 'collect')
    expect([await cancel(cancelled), await cancel(paid)]).toEqual([200, 'ORDER_CLOSED'])
    expect(await step(paid, 'not-collected')).toMatch(/COMPLETED/)
    expect(await state(paid)).toEqual(['COMPLETED', 8, 1])
    expect(await wrongBooks()).toEqual([])
  })

  test('can be refunded only after it was paid', async () => {
    const billNo = await place(atStore)
    expect(await step(billNo, 'refund')).toMatch(/No money was collected/)
    await step(billNo, 'collect')
    expect(await step(billNo, 'refund')).toBe(200)
    expect(await state(billNo)).toEqual(['REFUNDED', 8, 1])
    expect(await wrongBooks()).toEqual([])
  })

  test('cannot be paid on delivery', async () => {
    const { body } = await order({ ...atStore, payment_way: 'CASH_ON_DELIVERY' })
    expect(body.error?.code).toBe('PAYMENT_WAY')
  })
})

describe('a parcel paid on delivery', () => {
  test('includes the fee, ships unpaid, and is paid on handover', async () => {
    const billNo = await place({ ...onDelivery, expected_total: 374_000 })
    expect(await seen(billNo)).toMatchObject({
      trx_status: 'CONFIRMED',
      grand_total: 374_000,
      payment_fee: 5_000,
      payment_duedate: null,
      payment_status_desc: 'To be paid in cash when the parcel arrives',
    })
    await step(billNo, 'pack')
    expect(await step(billNo, 'collect')).toMatch(/PROCESSING/)
    expect(await step(billNo, 'ship', { receipt_number: 'SN1' })).toBe(200)
    expect((await seen(billNo)).payment_date).toBeNull()
    expect(await step(billNo, 'collect')).toBe(200)
    expect(await state(billNo)).toEqual(['COMPLETED', 8, 1])
    expect(await mailKinds()).toEqual(['order-confirmed', 'order-shipped', 'order-collected'])
    expect(await wrongBooks()).toEqual([])
  })

  test('that is refused at the door is released once, when it is back in the shop', async () => {
    const billNo = await place(onDelivery)
    expect(await step(billNo, 'refuse')).toMatch(/CONFIRMED/)
    await step(billNo, 'pack')
    await step(billNo, 'ship', { receipt_number: 'SN1' })
    expect(await step(billNo, 'back')).toMatch(/SHIPPED/)
    expect(await step(billNo, 'refuse')).toBe(200)
    expect(await state(billNo)).toEqual(['NOT_COLLECTED', 8, 1])
    expect(await wrongBooks()).toEqual([])
    expect([await step(billNo, 'back'), await step(billNo, 'back')]).toEqual([200, 200])
    expect(await state(billNo)).toEqual(['NOT_COLLECTED', 10, 0])
    expect(await step(billNo, 'collect')).toMatch(/NOT_COLLECTED/)
    expect(await wrongBooks()).toEqual([])
  })

  test('that is refused and then accepted is paid, and can no longer go back to stock', async () => {
    const billNo = await place(onDelivery)
    await step(billNo, 'pack')
    await step(billNo, 'ship', { receipt_number: 'SN1' })
    await step(billNo, 'refuse')
    expect(await step(billNo, 'complete')).toMatch(/still to be paid in cash/)
    expect(await step(billNo, 'collect')).toBe(200)
    expect(await state(billNo)).toEqual(['COMPLETED', 8, 1])
    expect((await seen(billNo)).payment_date).toBe('2026-08-03 10:00:00')
    expect(await step(billNo, 'collect')).toMatch(/was paid on/)
    expect(await step(billNo, 'back')).toMatch(/COMPLETED/)
    expect(await state(billNo)).toEqual(['COMPLETED', 8, 1])
    const mails = ['order-confirmed', 'order-shipped', 'order-not-collected', 'order-collected']
    expect(await mailKinds()).toEqual(mails)
    expect(await wrongBooks()).toEqual([])
  })

  test('can be cancelled by its buyer until it is packed, and is refused with the reason later', async () => {
    const [early, late] = [await place(onDelivery), await place(onDelivery)]
    expect(await cancel(early)).toBe(200)
    expect(await state(early)).toEqual(['CANCELLED', 8, 1])
    await step(late, 'pack')
    const { error } = (await askToCancel(late)).body
    expect(error).toMatchObject({ code: 'ORDER_CLOSED' })
    expect(error?.message).toMatch(/being packed or on its way/)
    expect(await step(late, 'cancel')).toBe(200)
    expect(await state(late)).toEqual(['CANCELLED', 10, 0])
  })

  test('is never released by the pickup deadline', async () => {
    const billNo = await place(onDelivery)
    clock.now = addDays(clock.now, 60)
    expect([await release(), await state(billNo)]).toEqual([0, ['CONFIRMED', 8, 1]])
  })

  test('is refused by an unsupported tier, above the limit, when disabled, or with another total, and takes nothing', async () => {
    const code = async (body: object) => (await order({ ...onDelivery, ...body })).body.error?.code
    expect(await code({ shipping_service_name: 'UDRSDS', shipping_cost: 18_000 })).toBe(
      'PAYMENT_WAY',
    )
    expect(await code({ payment_way: 'PAY_AT_STORE' })).toBe('PAYMENT_WAY')
    expect(await code({ payment_way: 'CREDIT' })).toBe('INVALID_INPUT')
    expect(await code({ expected_total: 369_000 })).toBe('CART_CHANGED')
    const { ways } = context.cash
    context.cash.ways = ways.map(
      (way) => ({ ...way, maximum: way.maximum && 368_999 }) as typeof way,
    )
    expect(await code({})).toBe('PAYMENT_WAY')
    context.cash.ways = []
    expect(await code({})).toBe('PAYMENT_WAY')
    context.cash.ways = ways
    expect(await db.$count(orders)).toBe(0)
    expect((await order(onDelivery)).status).toBe(200)
  })
})

describe('an order in cash', () => {
  test('sent twice with one key is one order, even concurrently', async () => {
    const device = aDevice()
    const headers = { 'idempotency-key': 'k'.repeat(32) }
    await order(pickupBody, { device, headers: { 'idempotency-key': 'another key' } })
    const again = () => order(atStore, { device, headers })
    const answers = [...(await Promise.all([again(), again()])), await again()]
    const refs = answers.map(({ body }) => Object(body.data).payment_redirect?.trx_ref)
    expect(new Set(refs).size).toBe(1)
    expect(await db.$count(orders)).toBe(2)
  })

  test('is not also paid by the provider, whose money is settled by hand', async () => {
    const billNo = await place(atStore)
    const pay = (reference: string) =>
      handleNotification(db, aNotification({ billNo, reference }), clock.now)
    expect(await pay('R1')).toBe('too-late')
    await step(billNo, 'collect')
    expect(await pay('R2')).toBe('paid-again')
    expect(await wrongBooks()).toEqual([])
  })

  test("counts towards its network's limit on a size", async () => {
    const { perAddress } = context.unpaidOrders
    context.unpaidOrders.perAddress = 4
    const codes: unknown[] = []
    for (const guest of [1, 2, 3]) {
      const body = { ...atStore, guest_email: `guest${guest}@example.com` }
      const { status, body: answer } = await order(body, { headers: from(9) })
      codes.push(answer.error?.code ?? status)
    }
    context.unpaidOrders.perAddress = perAddress
    expect(codes).toEqual([200, 200, 'UNPAID_ORDERS'])
  })

  test("no longer counts towards its network's limit once its parcel is sent", async () => {
    const { perAddress } = context.unpaidOrders
    context.unpaidOrders.perAddress = 4
    const guest = (n: number) => ({ ...onDelivery, guest_email: `guest${n}@example.com` })
    const sent = [
      await place(guest(1), { headers: from(9) }),
      await place(guest(2), { headers: from(9) }),
    ]
    const third = async () => (await order(guest(3), { headers: from(9) })).body.error?.code
    expect(await third()).toBe('UNPAID_ORDERS')
    for (const billNo of sent) {
      await step(billNo, 'pack')
      await step(billNo, 'ship', { receipt_number: 'SN1' })
    }
    expect(await third()).toBeUndefined()
    context.unpaidOrders.perAddress = perAddress
  })

  test('is cancelled when its account is deleted before it ships', async () => {
    const customer = await aCustomer(app)
    const { guest_email: _, ...body } = atStore
    const billNo = await place(body, { headers: customer.headers })
    const given = { password: customer.password }
    await callEndpoint(app, 'POST user/delete-account', given, customer.headers)
    expect(await state(billNo)).toEqual(['CANCELLED', 10, 0])
  })

  test('shows staff the amount to collect', async () => {
    const billNo = await place(onDelivery)
    const headers = { authorization: `Bearer ${staffToken}` }
    const toCollect = async () =>
      (await callEndpoint(app, 'GET staff/order', { order: billNo }, headers)).order.to_collect
    expect(await toCollect()).toBe(374_000)
    await step(billNo, 'cancel')
    expect(await toCollect()).toBeNull()
  })
})

describe('the number of open cash orders', () => {
  const guest = (body: object, email: string, network: number, device = aDevice()) =>
    order({ ...body, guest_email: email, promo_code: '' }, { device, headers: from(network) })
  const codeOf = async (answer: ReturnType<typeof guest>) => (await answer).body.error?.code ?? 200
  const times = async (count: number, run: (index: number) => ReturnType<typeof guest>) => {
    const codes: unknown[] = []
    for (let index = 0; index < count; index++) codes.push(await codeOf(run(index)))
    return codes
  }
  const full = [200, 200, 200, 'CASH_ORDERS']

  test('is limited per device, whatever the addresses', async () => {
    const device = aDevice()
    const codes = times(4, (n) =>
      guest({ ...onDelivery, address_street: `Jl. ${n}` }, `g${n}@example.com`, n, device),
    )
    expect(await codes).toEqual(full)
  })

  test('is limited per address from one network, in any spelling and from any device', async () => {
    const written = ['Jl. Cilandak 1', 'jl cilandak 1', 'JL. CILANDAK, 1', 'Jl Cilandak  1.']
    const codes = times(4, (n) =>
      guest({ ...onDelivery, address_street: written[n] }, `g${n}@example.com`, 7),
    )
    expect(await codes).toEqual(full)
  })

  test('is limited per email address from one network', async () => {
    expect(await times(4, () => guest(atStore, 'Sari@example.com', 7))).toEqual(full)
  })

  test("is not used up by a stranger with another person's address and email address", async () => {
    await times(3, () => guest(onDelivery, 'sari@example.com', 66))
    expect(await codeOf(guest(onDelivery, 'sari@example.com', 66))).toBe('CASH_ORDERS')
    expect(await codeOf(guest(onDelivery, 'sari@example.com', 1))).toBe(200)
  })

  test('is checked before the order, leaves other ways to pay, and drops once an order is paid', async () => {
    const device = aDevice()
    const refs: string[] = []
    for (let index = 0; index < 3; index++) refs.push(await place(atStore, { device }))
    await order(pickupBody, { device })
    const offered = async () => {
      const cart = { ...device, product_detail_id: 1, size: 'M', qty: 1 }
      await callEndpoint(app, 'POST cart', cart)
      return (await callEndpoint(app, 'POST checkout', device)).payment_ways
    }
    expect(await offered()).toMatchObject([
      { way: 'CASH_ON_DELIVERY', fee: 5_000, unavailable: expect.stringContaining('3 orders') },
      { way: 'PAY_AT_STORE', fee: 0, unavailable: expect.stringContaining('3 orders') },
    ])
    await step(refs[0] ?? '', 'collect')
    expect((await offered())?.map(({ unavailable }) => unavailable)).toEqual([null, null])
  })

  test('is limited for concurrent orders too', async () => {
    const many = Array.from({ length: 6 }, (_, n) =>
      codeOf(guest({ ...deliveryBody, payment_way: 'CASH_ON_DELIVERY' }, `g${n}@example.com`, 7)),
    )
    const codes = await Promise.all(many)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
  })
})
