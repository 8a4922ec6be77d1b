import { productSizes } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCustomer, saveAddress, type TestCustomer } from '#tests/support/accounts.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await freshBackend()
let customer: TestCustomer

beforeEach(async () => {
  const stock = { [places.hub]: 9, [places.store]: 9 }
  await stockProduct(backend.db, { id: 1, percent: 10, stock })
  customer = await aCustomer(backend.app)
})

const delivery = {
  shipping_type: 'ONLINE_DELIVERY',
  showroom_id: places.hub,
  shipping_courier: 'Kurir Nasional',
  shipping_service_name: 'UDRREG',
  shipping_cost: 9_000,
}

const pickup = { shipping_type: 'PICKUP_ON_STORE', showroom_id: places.store }

async function aCart() {
  const device = aDevice()
  await addToCart(backend.app, device, 1, 2)
  return device
}

const renameSize = (sizeName: string) => backend.db.update(productSizes).set({ sizeName })

const submit = (device: object, body: object, headers: Record<string, string> = customer.headers) =>
  send(backend.app, 'POST checkout-trx', { ...device, ...body }, headers)

const ordersOf = async ({ headers }: TestCustomer) =>
  (await callEndpoint(backend.app, 'GET user/orders', {}, headers)).user_orders

describe("a customer's checkout", () => {
  test('continues with the cart that the device had as a guest', async () => {
    const device = await aCart()
    const { cart } = await callEndpoint(backend.app, 'GET cart', device, customer.headers)
    expect(cart.cart_items).toMatchObject([{ qty: 2 }])
  })

  test('delivers to a saved address and needs no email address', async () => {
    const user_address_id = await saveAddress(backend.app, customer)
    const { status, body } = await submit(await aCart(), { ...delivery, user_address_id })
    expect([status, body.error]).toEqual([200, undefined])
    expect(await ordersOf(customer)).toMatchObject([
      {
        address_label: 'Home',
        address_recipient_name: 'Sari Dewi',
        address_subdistrict: 'Cilandak',
        address_city: 'Kota Jakarta Selatan',
        shipping_cost: 9_000,
        grand_total: 369_000,
      },
    ])
  })

  test("keeps a size's name from the time of purchase", async () => {
    const device = await aCart()
    await renameSize('7.5')
    await submit(device, pickup)
    await renameSize('7 1/2')
    const [order] = await ordersOf(customer)
    const { trx_ref, sales_trx_details } = order ?? {}
    expect(sales_trx_details).toMatchObject([{ size_code: 'M', size_name: '7.5' }])
    const asked = { ...device, trx_ref }
    const paid = await callEndpoint(backend.app, 'GET order-payment', asked, customer.headers)
    expect(paid.sales_trx_details).toEqual([expect.objectContaining({ size_name: '7.5' })])
  })

  test('keeps its address when the saved address changes', async () => {
    const user_address_id = await saveAddress(backend.app, customer)
    await submit(await aCart(), { ...delivery, user_address_id })
    await saveAddress(backend.app, customer)
    await send(
      backend.app,
      'POST user/address-primary',
      { user_address_id: user_address_id + 1 },
      customer.headers,
    )
    await send(backend.app, 'DELETE user/address', { user_address_id }, customer.headers)
    expect((await ordersOf(customer))[0]).toMatchObject({ address_street: 'Jl. Cilandak 1' })
  })

  test('without a saved address asks for one', async () => {
    const { status, body } = await submit(await aCart(), delivery)
    expect([status, body.error?.message]).toEqual([400, 'Please choose an address first.'])
  })

  test("cannot deliver to another customer's address", async () => {
    const other = await aCustomer(backend.app)
    const user_address_id = await saveAddress(backend.app, other)
    expect((await submit(await aCart(), { ...delivery, user_address_id })).status).toBe(404)
  })

  test('is refused with an expired session, and the cart stays', async () => {
    const device = await aCart()
    expect((await submit(device, pickup, { authorization: 'ended' })).status).toBe(401)
    expect((await callEndpoint(backend.app, 'GET cart', device)).cart.cart_items).toHaveLength(1)
  })

  test('refuses a saved address to a guest', async () => {
    const user_address_id = await saveAddress(backend.app, customer)
    const body = { ...delivery, user_address_id, guest_email: 'a@example.com' }
    expect((await submit(await aCart(), body, {})).status).toBe(401)
  })
})

describe('the key of an order', () => {
  const key = { 'Idempotency-Key': 'one' }

  test('of a customer does not reveal the order to a guest of the same device', async () => {
    const device = await aCart()
    await submit(device, pickup, { ...customer.headers, ...key })
    const { status, body } = await submit(device, pickupBody, key)
    expect([status, body.data]).toEqual([401, undefined])
  })

  test('of one customer does not reveal the order to another', async () => {
    const device = await aCart()
    await submit(device, pickup, { ...customer.headers, ...key })
    const other = await aCustomer(backend.app)
    expect((await submit(device, pickup, { ...other.headers, ...key })).status).toBe(403)
  })

  test('of a guest still works after signing in', async () => {
    const device = await aCart()
    const form = await checkOut(backend.app, device, pickupBody, key)
    const again = await submit(device, pickup, { ...customer.headers, ...key })
    expect(again.body.data).toMatchObject({ payment_data: { order_id: form.order_id } })
  })
})

describe("a customer's orders", () => {
  test('show lines, promo and totals that add up, and can be paid while open', async () => {
    await backend.db.insert(promos).values({
      code: 'HALO',
      category: 'PRODUCT',
      discPercent: 5,
      discNominal: rupiah(0),
      discMax: rupiah(90_000),
      startsAt: new Date('2026-01-01'),
      endsAt: new Date('2027-01-01'),
      useLimit: 9,
    })
    await submit(await aCart(), { ...pickup, promo_code: 'HALO' })
    const [order] = await ordersOf(customer)
    expect(order).toMatchObject({
      trx_status: 'PENDING',
      trx_date: '2026-08-03 10:00:00',
      payment_duedate: '2026-08-04 10:00:00',
      payment_status_desc: 'Waiting for payment',
      promo_code: 'HALO',
      discount: 18_000,
      grand_total: 342_000,
      showroom: { showroom_name: 'Store Bandung' },
      sales_trx_details: [{ qty: 2, disc_percent: 10, subtotal: 360_000 }],
      payment_data: { bill_total: '342000', custEmail: customer.email, custName: 'Sari Dewi' },
    })
    expect(order?.sales_trx_details[0]?.product_detail.product_images).toHaveLength(1)
  })

  test('cannot be paid once closed', async () => {
    await submit(await aCart(), pickup)
    backend.clock.now = new Date('2026-08-06T00:00:00Z')
    expect((await ordersOf(customer))[0]?.payment_data).toBeNull()
  })

  test('include the number of an issued virtual account', async () => {
    await submit(await aCart(), pickup)
    const [order] = await ordersOf(customer)
    await notify(backend, order?.trx_ref ?? '', '1')
    expect((await ordersOf(customer))[0]).toMatchObject({
      payment_channel: 'BCA Virtual Account',
      payment_number: 'T1',
    })
  })

  test('are listed newest first', async () => {
    await submit(await aCart(), pickup)
    backend.clock.now = new Date('2026-08-03T05:00:00Z')
    await submit(await aCart(), pickup)
    const dates = (await ordersOf(customer)).map((order) => order.trx_date)
    expect(dates).toEqual(['2026-08-03 12:00:00', '2026-08-03 10:00:00'])
  })

  test('exclude those of others, even of a guest with the same email address', async () => {
    const other = await aCustomer(backend.app)
    await submit(await aCart(), pickup, other.headers)
    await submit(await aCart(), { ...pickup, guest_email: customer.email }, {})
    expect(await ordersOf(customer)).toEqual([])
  })

  test('take no more queries for three than for one', async () => {
    const user_address_id = await saveAddress(backend.app, customer)
    const readsOfAll = async () => {
      // The mail worker reads too, so it runs first.
      await backend.context.mailWorker.deliver()
      const reads = vi.spyOn(backend.db, 'select')
      await ordersOf(customer)
      const count = reads.mock.calls.length
      reads.mockRestore()
      return count
    }
    await submit(await aCart(), { ...delivery, user_address_id })
    const ofOne = await readsOfAll()
    await submit(await aCart(), { ...delivery, user_address_id })
    await submit(await aCart(), { ...delivery, user_address_id })
    expect(await readsOfAll()).toBeLessThanOrEqual(ofOne)
    expect(await ordersOf(customer)).toMatchObject([
      { payment_data: { custName: 'Sari Dewi' }, address_subdistrict: 'Cilandak' },
      { payment_data: { custName: 'Sari Dewi' }, address_subdistrict: 'Cilandak' },
      { payment_data: { custName: 'Sari Dewi' }, address_subdistrict: 'Cilandak' },
    ])
  })

  test('match the response for a single order', async () => {
    await submit(await aCart(), pickup)
    await submit(await aCart(), pickup)
    for (const listed of await ordersOf(customer)) {
      const { user_order } = await callEndpoint(
        backend.app,
        'GET user/order',
        { id: listed.id },
        customer.headers,
      )
      expect(user_order).toEqual(listed)
    }
  })

  test("answer another customer's, a guest's and a missing order with the same 404", async () => {
    await submit(await aCart(), pickup, (await aCustomer(backend.app)).headers)
    await submit(await aCart(), { ...pickup, guest_email: customer.email }, {})
    for (const id of [1, 2, 3]) {
      const { status, body } = await send(backend.app, 'GET user/order', { id }, customer.headers)
      expect([id, status, body.error?.message]).toEqual([id, 404, "This order doesn't exist."])
    }
    expect((await send(backend.app, 'GET user/order', { id: 1 })).status).toBe(401)
  })

  test('are mailed to the customer with a link', async () => {
    await submit(await aCart(), pickup)
    const [mail] = await backend.mailsOf('order-received')
    expect(mail?.to).toBe(customer.email)
    expect(mail?.text).toMatch(/http:\/\/shop\.test\/order\/open\?token=1\.\d+\.[\w-]{43}$/)
  })
})
