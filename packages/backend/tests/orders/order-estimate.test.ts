import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, saveAddress } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  notify,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint } from '#tests/support/test-backend.ts'

/** Its clock is at Monday, 3 August 2026, 10:00 WIB: a parcel paid now is sent on Tuesday. */
const backend = await freshBackend()
const device = aDevice()

beforeEach(async () => {
  const stock = { [places.hub]: 5, [places.store]: 5 }
  await stockProduct(backend.db, { id: 1, stock })
  await addToCart(backend.app, device, 1)
})

const order = async (body: object) => (await checkOut(backend.app, device, body)).order_id

const setClock = (wib: string) => {
  backend.clock.now = new Date(`${wib.replace(' ', 'T')}:00+07:00`)
}

const read = async (trx_ref: string) => {
  const answer = await callEndpoint(backend.app, 'GET order-payment', { ...device, trx_ref })
  return { promised_arrival: answer.promised_arrival, pickup_ready_at: answer.pickup_ready_at }
}

const days = {
  first_day: '2026-08-05',
  last_day: '2026-08-06',
  pay_before: '2026-08-04 08:00:00',
}

describe('the promised arrival of a delivery', () => {
  test("is stored with the order, and doesn't change after a payment in time", async () => {
    const billNo = await order(deliveryBody)
    setClock('2026-08-03 12:00')
    await notify(backend, billNo, '2')
    setClock('2026-08-20 12:00')
    expect(await read(billNo)).toEqual({ promised_arrival: days, pickup_ready_at: null })
  })

  test('is renewed by a payment that comes too late for its days', async () => {
    const customer = await aCustomer(backend.app)
    const { headers } = customer
    const body = {
      shipping_type: 'ONLINE_DELIVERY',
      showroom_id: places.hub,
      user_address_id: await saveAddress(backend.app, customer),
      shipping_service_name: deliveryBody.shipping_service_name,
      shipping_cost: deliveryBody.shipping_cost,
    }
    const billNo = (await checkOut(backend.app, device, body, headers)).order_id
    setClock('2026-08-04 09:00')
    await notify(backend, billNo, '2')
    const { user_orders } = await callEndpoint(backend.app, 'GET user/orders', {}, headers)
    expect(user_orders[0]?.promised_arrival).toEqual({
      first_day: '2026-08-06',
      last_day: '2026-08-07',
      pay_before: '2026-08-05 08:00:00',
    })
  })

  test('never has a later payment deadline than the order', async () => {
    const billNo = await order(deliveryBody)
    expect((await read(billNo)).promised_arrival).toEqual({
      ...days,
      pay_before: '2026-08-03 13:00:00',
    })
    const [received] = await backend.mailsOf('order-received')
    expect(received?.text.match(/before [^.]+(?=\.)/g)).toEqual([
      'before 3 Aug 2026, 13:00 WIB',
      'before 3 Aug 2026, 13:00 WIB',
    ])
  })

  test('is mailed with its condition until payment, and without it afterwards', async () => {
    const billNo = await order(deliveryBody)
    const [received] = await backend.mailsOf('order-received')
    expect(received?.text).toContain(
      'It arrives Wed 5 - Thu 6 Aug if you pay before 3 Aug 2026, 13:00 WIB.',
    )
    await notify(backend, billNo, '2')
    const [paid] = await backend.mailsOf('order-paid')
    expect(paid?.text).toContain('Promised arrival: Wed 5 - Thu 6 Aug.')
  })
})

describe('the promised time of a pickup', () => {
  test('is set by the payment, and is in its mail', async () => {
    const billNo = await order(pickupBody)
    expect(await read(billNo)).toEqual({ promised_arrival: null, pickup_ready_at: null })
    setClock('2026-08-03 12:05')
    await notify(backend, billNo, '2')
    expect((await read(billNo)).pickup_ready_at).toBe('2026-08-03 13:15:00')
    const [mail] = await backend.mailsOf('order-paid')
    expect(mail?.text).toContain('Your order will be ready from 3 Aug 2026, 13:15 WIB.')
    setClock('2026-08-04 12:05')
    await notify(backend, billNo, '2')
    expect((await read(billNo)).pickup_ready_at).toBe('2026-08-03 13:15:00')
  })
})

test('an order from before promises were stored has none, and its mail mentions none', async () => {
  const billNo = await order(deliveryBody)
  await backend.db
    .update(orders)
    .set({ arrivesFirst: null, arrivesLast: null, arrivalPayBefore: null })
  await notify(backend, billNo, '2')
  expect(await read(billNo)).toEqual({ promised_arrival: null, pickup_ready_at: null })
  const [mail] = await backend.mailsOf('order-paid')
  expect(mail?.text).not.toMatch(/promised|arrives/)
})
