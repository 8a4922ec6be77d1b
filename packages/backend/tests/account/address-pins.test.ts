import { userAddresses } from '@etalase/backend-kit/db/schema/customers.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymiseOrders } from '#orders/anonymise-orders.ts'
import { aCustomer, addressForm, type TestCustomer } from '#tests/support/accounts.ts'
import { biteshipScene } from '#tests/support/biteship-scene.ts'
import { callEndpoint, send } from '#tests/support/test-backend.ts'

const { backend, jne, offer } = await biteshipScene({ BITESHIP_COURIERS: 'jne, grab' })
const { app, clock, db } = backend
const home = { latitude: -6.2915, longitude: 106.8012 }
let customer: TestCustomer

beforeEach(async () => {
  customer = await aCustomer(app)
})

const save = (more: object = {}) =>
  send(app, 'POST user/address', { ...addressForm, ...more }, customer.headers)
const book = () => callEndpoint(app, 'GET user/address', {}, customer.headers)
const pins = async () => (await book()).user_addresses.map(({ pin }) => pin)

describe('the pin of a saved address', () => {
  test('is stored to a metre, and is offered when a courier needs it', async () => {
    await save({ address_pin: { ...home, latitude: -6.291_500_4 } })
    expect(await pins()).toEqual([home])
    expect((await book()).has_address_pin).toBe(true)
    backend.context.shipping = { ...backend.context.shipping, hasPinCouriers: false }
    expect((await book()).has_address_pin).toBe(false)
  })

  test('may be omitted, changed and removed', async () => {
    await save()
    expect(await pins()).toEqual([null])
    const [saved] = (await book()).user_addresses
    const change = (more: object) =>
      send(
        app,
        'PUT user/address',
        { ...addressForm, user_address_id: saved?.id, ...more },
        customer.headers,
      )
    await change({ address_pin: home })
    expect(await pins()).toEqual([home])
    await change({})
    expect(await pins()).toEqual([null])
  })

  test('distinguishes addresses with the same text, and keeps both', async () => {
    await save({ address_pin: home })
    await save({ address_pin: home })
    await save({ address_pin: { ...home, latitude: -6.3 } })
    await save()
    expect(await pins()).toEqual([home, { ...home, latitude: -6.3 }, null])
  })

  test.each([
    ['at sea beyond the country', { latitude: 0, longitude: 0 }],
    ['with both numbers the wrong way round', { latitude: 80, longitude: -6.29 }],
  ])(
    '%s is refused with a message, and the address is not saved without it',
    async (_, address_pin) => {
      const { status, body } = await save({ address_pin })
      expect([status, body.error?.code]).toEqual([400, 'ADDRESS_INCOMPLETE'])
      expect(body.error?.message).toContain("isn't in Indonesia")
      expect(await pins()).toEqual([])
    },
  )

  test('is deleted with the account', async () => {
    await save({ address_pin: home })
    await callEndpoint(
      app,
      'POST user/delete-account',
      { password: customer.password },
      customer.headers,
    )
    expect(await db.select().from(userAddresses)).toEqual([])
  })
})

test('anonymising an order removes its pin', async () => {
  await offer()
  await callEndpoint(app, 'POST checkout-trx', jne)
  await db.update(orders).set(home)
  const [order] = await db.select().from(orders)
  await anonymiseOrders(db, [order?.id ?? 0], clock.now)
  expect(await db.select().from(orders)).toMatchObject([{ latitude: null, longitude: null }])
})
