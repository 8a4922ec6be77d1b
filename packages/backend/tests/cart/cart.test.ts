import { addToLine } from '@etalase/backend-kit/cart/cart-lines.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import {
  isOnPostgres,
  untilSomebodyWaits,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend } from '#tests/support/backend-for-tests.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'

const backend = await sharedBackend()

beforeAll(async () => {
  const { db } = backend
  await stockProduct(db, { id: 1, percent: 10, stock: { [places.hub]: 5, [places.store]: 3 } })
  await stockProduct(db, { id: 2, name: 'Linen top', stock: { [places.hub]: 0 } })
  await stockProduct(db, { id: 3, stock: { [places.hub]: 5_000 } })
})

const shirt = (qty = 1) => ({ product_detail_id: 1, size: 'M', qty })

describe('a cart', () => {
  test('belongs to one device only', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt(2) })
    expect((await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items).toHaveLength(1)
    expect((await callEndpoint(backend.app, 'GET cart', aDevice())).cart.cart_items).toEqual([])
  })

  test("has each product's group and sub-group, so that bundles can be counted", async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt() })
    const [line] = (await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items
    const [product] = await backend.db.select().from(products).where(eq(products.id, 1))
    expect(line?.product_detail).toMatchObject({
      m_group_id: product?.groupId,
      m_sub_group_id: product?.categorySubId,
    })
  })

  test('charges the price after the direct discount', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt() })
    const [line] = (await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items
    expect(line?.product_detail).toMatchObject({ retail_price: 200_000, net_price: 180_000 })
  })

  test('adding the same size again increases the quantity of its line', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt(2) })
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt(1) })
    expect((await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items).toMatchObject([
      { qty: 3 },
    ])
  })

  test("refuses a quantity above any shop's stock, naming product and size, and keeps the line", async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt(4) })
    const { status, body } = await send(backend.app, 'POST cart', { ...mine, ...shirt(2) })
    expect(status).toBe(400)
    expect(body.error).toEqual({
      code: 'OUT_OF_STOCK',
      message: 'Oxford shirt, size M, has only 5 left.',
    })
    expect((await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items).toMatchObject([
      { qty: 4 },
    ])
  })

  test('with ten concurrent additions stays within the stock of one shop', async () => {
    const mine = aDevice()
    const add = () => send(backend.app, 'POST cart', { ...mine, ...shirt() })
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items).toMatchObject([
      { qty: 5 },
    ])
  })

  test.runIf(isOnPostgres())(
    'serialises additions of one device, so that each counts the one before',
    async () => {
      const mine = aDevice()
      const line = { deviceId: mine.local_device_id, productId: 1, sizeCode: 'M' }
      const { added } = await backend.db.transaction(async (other) => {
        await lockKey(other, mine.local_device_id)
        const added = send(backend.app, 'POST cart', { ...mine, ...shirt() })
        await untilSomebodyWaits(backend.db)
        await addToLine(other, line, { qty: 5, price: rupiah(180_000) })
        // Wrapped in an object, so it is not awaited before the other addition ends.
        return { added }
      })
      expect((await added).body.error?.code).toBe('OUT_OF_STOCK')
    },
  )

  test('a sold-out size is refused', async () => {
    const { body } = await send(backend.app, 'POST cart', {
      ...aDevice(),
      ...shirt(),
      product_detail_id: 2,
    })
    expect(body.error?.message).toBe('Linen top, size M, is out of stock.')
  })

  test('limits a line to 99 pieces, whatever the stock, even over several additions', async () => {
    const mine = aDevice()
    const add = async (qty: number, call: 'POST cart' | 'POST cart-item-increment-qty') => {
      const line = { ...mine, product_detail_id: 3, size: 'M', qty }
      return (await send(backend.app, call, line)).body.error?.code
    }
    expect(await add(100, 'POST cart')).toBe('OUT_OF_STOCK')
    expect(await add(98, 'POST cart')).toBeUndefined()
    expect(await add(2, 'POST cart')).toBe('OUT_OF_STOCK')
    expect(await add(1, 'POST cart-item-increment-qty')).toBeUndefined()
    expect(await add(1, 'POST cart-item-increment-qty')).toBe('OUT_OF_STOCK')
    const { cart } = await callEndpoint(backend.app, 'GET cart', mine)
    expect(cart.cart_items).toMatchObject([{ qty: 99 }])
  })

  test('a decrease never goes below 1', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt(2) })
    for (let press = 0; press < 3; press++) {
      await callEndpoint(backend.app, 'POST cart-item-decrement-qty', { ...mine, ...shirt() })
    }
    expect((await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items).toMatchObject([
      { qty: 1 },
    ])
  })

  test('refuses to change or remove a removed line', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', { ...mine, ...shirt() })
    await callEndpoint(backend.app, 'DELETE cart-item-remove', { ...mine, ...shirt() })
    for (const call of [
      'DELETE cart-item-remove',
      'POST cart-item-increment-qty',
      'POST cart-item-decrement-qty',
    ]) {
      const { status, body } = await send(backend.app, call, { ...mine, ...shirt() })
      expect([status, body.error?.code]).toEqual([400, 'NOT_IN_CART'])
    }
  })

  test('a line that is removed while another tab increments it stays removed', async () => {
    for (let round = 0; round < 8; round++) {
      const line = { ...aDevice(), ...shirt() }
      await callEndpoint(backend.app, 'POST cart', line)
      const raise = () => send(backend.app, 'POST cart-item-increment-qty', line)
      const remove = () => send(backend.app, 'DELETE cart-item-remove', line)
      const [first, removed, ...others] = await Promise.all([raise(), remove(), raise(), raise()])
      expect(removed.status).toBe(200)
      for (const { body } of [first, ...others]) {
        expect([undefined, 'NOT_IN_CART']).toContain(body.error?.code)
      }
      expect((await callEndpoint(backend.app, 'GET cart', line)).cart.cart_items).toEqual([])
    }
  })

  test('keeps the price at which a line was added after the product becomes more expensive', async () => {
    const mine = aDevice()
    await callEndpoint(backend.app, 'POST cart', {
      ...mine,
      product_detail_id: 3,
      size: 'M',
      qty: 1,
    })
    const dearer = {
      netPrice: rupiah(250_000),
      retailPrice: rupiah(250_000),
      grandPrice: rupiah(250_000),
    }
    await backend.db.update(products).set(dearer).where(eq(products.id, 3))
    const [line] = (await callEndpoint(backend.app, 'GET cart', mine)).cart.cart_items
    expect(line).toMatchObject({
      price_when_added: 200_000,
      product_detail: { net_price: 250_000 },
    })
  })

  test.each([
    {},
    { local_device_id: 'me' },
    { ...aDevice(), product_detail_id: 1, size: 'M', qty: 0 },
    { ...aDevice(), product_detail_id: 1, size: 'M', qty: 1.5 },
    { ...aDevice(), product_detail_id: '1; drop table carts', size: 'M', qty: 1 },
    { ...aDevice(), product_detail_id: 1, size: '', qty: 1 },
    { ...aDevice(), product_detail_id: 1, size: '\u0000', qty: 1 },
  ])('%o is refused', async (input) => {
    expect((await send(backend.app, 'POST cart', input)).status).toBe(400)
  })

  test('a size that the product does not have answers 404', async () => {
    const { status } = await send(backend.app, 'POST cart', {
      ...aDevice(),
      ...shirt(),
      size: 'XXXL',
    })
    expect(status).toBe(404)
  })
})

test('stock location lists the shops with enough stock by region', async () => {
  const found = await callEndpoint(backend.app, 'POST check-stock-location', shirt(4))
  expect(found.showrooms.map((showroom) => showroom.showroom_name)).toEqual(['Hub Kemang'])
  expect(found.showroom_regions).toMatchObject([
    { region_name: 'Java', showrooms: [{ id: places.hub }] },
  ])
  expect(
    (await callEndpoint(backend.app, 'POST check-stock-location', shirt(9))).showrooms,
  ).toEqual([])
})
