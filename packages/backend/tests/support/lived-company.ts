import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { addHours } from 'date-fns/addHours'
import { handleNotification } from '#orders/handle-notification.ts'
import { expireOrders } from '#orders/order-status.ts'
import { anArrivedOrder, staffHeaders } from '#tests/support/arrived-order.ts'
import {
  addToCart,
  aNotification,
  checkOut,
  from,
  guestBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, type TestBackend } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const promo = {
  code: 'HEMAT',
  category: 'PRODUCT',
  discPercent: 10,
  discNominal: rupiah(0),
  discMax: rupiah(50_000),
  startsAt: new Date(0),
  endsAt: new Date(Date.UTC(2100, 0)),
  useLimit: 9,
} as const

/** Returns a function that does a staff step with an order. */
const stepper =
  ({ app }: TestBackend) =>
  (order: string, step: string) =>
    callEndpoint(
      app,
      'POST staff/order-step',
      { order, step, ...(step === 'ship' && { receipt_number: 'JNE1' }) },
      staffHeaders,
    )

/** Returns functions that place orders of two pieces and pay for them. */
function buyer(backend: TestBackend) {
  let guests = 0
  const place = async (body: object = guestBody(++guests)) => {
    const device = aDevice()
    await addToCart(backend.app, device, 1, 2)
    return (await checkOut(backend.app, device, body)).order_id
  }
  const pay = async (body?: object) => {
    const order = await place(body)
    await notify(backend, order, '2')
    return order
  }
  return { place, pay }
}

/** Places orders that ended unpaid a day ago. Staff recorded a late payment of one. */
async function endedOrders(backend: TestBackend, place: () => Promise<string>) {
  const { app, db, clock } = backend
  const [expired, late] = [await place(), await place()]
  clock.now = addHours(clock.now, 30)
  await expireOrders(db, clock.now, rethrow)
  const money = { order: late, paid_at: toWib(clock.now), payment_channel: 'BCA VA' }
  await callEndpoint(app, 'POST staff/late-payment', money, staffHeaders)
  return { expired, late }
}

/** Places orders whose money came twice or was reversed. */
async function otherMoney(backend: TestBackend, pay: () => Promise<string>) {
  const { app, db, clock } = backend
  const [twice, reversed] = [await pay(), await pay()]
  await handleNotification(db, aNotification({ billNo: twice, reference: 'R2' }), clock.now)
  const other = { order: twice, reference: 'R2' }
  await callEndpoint(app, 'POST staff/settle-payment', other, staffHeaders)
  await handleNotification(db, aNotification({ billNo: reversed, status: '4' }), clock.now)
  return { twice, reversed }
}

/** Places an order whose return ended with a refund. */
async function aReturn(backend: TestBackend, step: ReturnType<typeof stepper>) {
  const { trxRef: returned, order_token } = await anArrivedOrder(backend)
  const asked = { order_token, reason: 'DAMAGED', words: 'A seam is open.' }
  await callEndpoint(backend.app, 'POST order-return', asked)
  await step(returned, 'refund')
  return returned
}

/** Places cash orders: confirmed, collected, not picked up, and refused at the door. */
async function cashOrders({ app }: TestBackend, step: ReturnType<typeof stepper>) {
  const place = async (guest: number, body: object) => {
    const device = aDevice()
    await addToCart(app, device, 1, 2)
    const named = { ...body, guest_email: `cash${guest}@example.com`, promo_code: promo.code }
    const placed = await callEndpoint(
      app,
      'POST checkout-trx',
      { ...device, ...named },
      from(guest),
    )
    return placed.payment_redirect?.trx_ref ?? ''
  }
  const atStore = { ...pickupBody, payment_way: 'PAY_AT_STORE' }
  const onDelivery = { ...guestBody(92), payment_way: 'CASH_ON_DELIVERY' }
  const [confirmed, collected] = [await place(93, onDelivery), await place(94, atStore)]
  const [uncollected, refused] = [await place(95, atStore), await place(96, onDelivery)]
  await step(collected, 'collect')
  await step(uncollected, 'not-collected')
  for (const name of ['pack', 'ship', 'refuse']) await step(refused, name)
  return { confirmed, collected, uncollected, refused }
}

/** Gives a company an order in each state of money and pieces. Returns the bill numbers by state. */
export async function livedCompany(backend: TestBackend) {
  const { app, db } = backend
  await db.insert(promos).values(promo)
  await stockProduct(db, { id: 1, stock: { [places.hub]: 40, [places.store]: 20 } })
  await stockProduct(db, { id: 2, stock: { [places.hub]: 7 } })
  const shelf = { product_detail_id: 1, size_code: 'M', showroom_id: places.store }
  await callEndpoint(app, 'POST staff/stock', { ...shelf, qty: 25 }, staffHeaders)
  const step = stepper(backend)
  const { place, pay } = buyer(backend)
  const ended = await endedOrders(backend, place)
  const [cancelled, refunded, sent] = [await pay(), await pay(), await pay()]
  await step(cancelled, 'cancel')
  await step(refunded, 'refund')
  for (const name of ['pack', 'ship', 'refund']) await step(sent, name)
  return {
    ...ended,
    ...(await otherMoney(backend, pay)),
    cancelled,
    refunded,
    sent,
    returned: await aReturn(backend, step),
    ...(await cashOrders(backend, step)),
    open: await place(),
    paid: await pay({ ...guestBody(90), promo_code: promo.code }),
    pickup: await pay({ ...pickupBody, guest_email: 'guest91@example.com' }),
  }
}

export type LivedCompany = Awaited<ReturnType<typeof livedCompany>>
