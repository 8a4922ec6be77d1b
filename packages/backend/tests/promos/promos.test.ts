import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { orders } from '@etalase/backend-kit/db/schema/orders.ts'
import {
  productPromoProducts,
  productPromos,
  promos,
} from '@etalase/backend-kit/db/schema/promos.ts'
import { redeemPromo } from '@etalase/backend-kit/promos/promo-repository.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { expireOrders } from '#orders/order-status.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import {
  addToCart,
  checkOut,
  deliveryBody,
  from,
  pickupBody,
} from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()

const terms = {
  discPercent: 10,
  discNominal: rupiah(5_000),
  discMax: rupiah(40_000),
  startsAt: new Date('2026-08-01T00:00:00Z'),
  endsAt: new Date('2026-09-01T00:00:00Z'),
  useLimit: 2,
}

beforeEach(async () => {
  const stock = { [places.hub]: 20, [places.store]: 20 }
  await stockProduct(backend.db, { id: 1, price: 200_000, stock })
  await stockProduct(backend.db, { id: 2, price: 50_000, stock: { [places.hub]: 1 } })
  await backend.db.insert(promos).values([
    { ...terms, code: 'HALO', category: 'PRODUCT' },
    { ...terms, code: 'ONGKIR', category: 'SHIPPING', discPercent: 100 },
    { ...terms, code: 'OLD', category: 'PRODUCT', endsAt: new Date('2026-08-02T00:00:00Z') },
    { ...terms, code: 'SOON', category: 'PRODUCT', startsAt: new Date('2026-08-20T00:00:00Z') },
    { ...terms, code: 'GONE', category: 'PRODUCT', uses: 2 },
  ])
})

async function aCart(qty = 1) {
  const device = aDevice()
  await addToCart(backend.app, device, 1, qty)
  return device
}

const usesOf = async (code: string) =>
  (await backend.db.select().from(promos).where(eq(promos.code, code)))[0]?.uses

const order = async () => (await backend.db.select().from(orders))[0]

const check = (device: object, promo_code: string, showroom_id: number = places.hub) =>
  send(backend.app, 'POST checkout-promo-code', { ...device, promo_code, showroom_id })

const usedUp = [
  400,
  { code: 'PROMO_INVALID', message: 'This promo code has been used up.' },
] as const

const linesOf = async (device: object) =>
  (await callEndpoint(backend.app, 'GET cart', device)).cart.cart_items.length

describe('a promo code', () => {
  test.each(['“halo”', 'HA LO.', 'ＨＡＬＯ', 'HA\u200bLO\u00a0'])(
    'is recognised however it is pasted: %j',
    async (typed) => {
      const { body } = await check(await aCart(), typed)
      expect(body).toMatchObject({ data: { promo: { code: 'HALO' } } })
    },
  )

  test('is recognised in any case, with the subtotal that it applies to', async () => {
    const device = await aCart(2)
    const { promo, total_purchase } = await callEndpoint(backend.app, 'POST checkout-promo-code', {
      ...device,
      promo_code: ' halo ',
      showroom_id: places.hub,
    })
    expect(promo).toEqual({
      code: 'HALO',
      category: 'PRODUCT',
      disc_percent: 10,
      disc_nominal: 5_000,
      disc_max: 40_000,
    })
    expect(total_purchase).toBe(400_000)
  })

  test('applies only to the lines that the chosen store can serve', async () => {
    const device = await aCart()
    await addToCart(backend.app, device, 2)
    expect((await check(device, 'HALO', places.hub)).body.data).toMatchObject({
      total_purchase: 250_000,
    })
    expect((await check(device, 'HALO', places.store)).body.data).toMatchObject({
      total_purchase: 200_000,
    })
  })

  test.each([
    ['NOPE', "This promo code isn't valid."],
    ['SOON', "This promo code isn't valid."],
    ['OLD', 'This promo has ended.'],
    ['GONE', 'This promo code has been used up.'],
  ])('%s is refused with its message', async (code, message) => {
    const { status, body } = await check(await aCart(), code)
    expect([status, body.error]).toEqual([400, { code: 'PROMO_INVALID', message }])
  })

  test('is valid from its start up to, but not including, its end', async () => {
    const device = await aCart()
    const lastMoment = new Date(terms.endsAt.getTime() - 1)
    for (const now of [terms.startsAt, lastMoment]) {
      backend.clock.now = now
      expect((await check(device, 'HALO')).status).toBe(200)
      expect(await redeemPromo(backend.db, 'HALO', now)).toMatchObject({ code: 'HALO' })
    }
    backend.clock.now = terms.endsAt
    expect((await check(device, 'HALO')).body.error?.message).toBe('This promo has ended.')
  })

  test('is refused for an empty cart and for an unknown store', async () => {
    expect((await check(aDevice(), 'HALO')).body.error?.code).toBe('CART_EMPTY')
    expect((await check(await aCart(), 'HALO', 99)).status).toBe(404)
  })
})

describe('guessing codes', () => {
  /** Tries a code from one of many addresses. Each test uses its own. */
  const tryCode = (device: object, promo_code: string, guest: number) =>
    send(
      backend.app,
      'POST checkout-promo-code',
      { ...device, promo_code, showroom_id: places.hub },
      from(guest),
    )

  test('is refused from the 31st code of one device on, even a valid one, but not on other devices', async () => {
    const [device, other] = [await aCart(), await aCart()]
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries++)
      statuses.push((await tryCode(device, 'NOPE', 1)).status)
    expect(statuses).toEqual([...Array(30).fill(400), 429])
    expect((await tryCode(device, 'HALO', 2)).body.error?.code).toBe('TOO_MANY_REQUESTS')
    expect((await tryCode(other, 'HALO', 1)).status).toBe(200)
  })

  test('is refused from the 301st code of one address on, whatever the devices', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 301; tries++)
      statuses.push((await tryCode(aDevice(), 'NOPE', 3)).status)
    expect(statuses).toEqual([...Array(300).fill(400), 429])
  })
})

describe('an order with a promo', () => {
  test('costs subtotal minus percent and nominal', async () => {
    const device = await aCart()
    await checkOut(backend.app, device, { ...pickupBody, promo_code: 'halo' })
    expect(await order()).toMatchObject({
      promoCode: 'HALO',
      subtotal: 200_000,
      discount: 25_000,
      grandTotal: 175_000,
    })
    expect(await usesOf('HALO')).toBe(1)
  })

  test('discounts at most the cap', async () => {
    const device = await aCart(4)
    await checkOut(backend.app, device, { ...pickupBody, promo_code: 'HALO' })
    expect(await order()).toMatchObject({ subtotal: 800_000, discount: 40_000 })
  })

  test('on shipping never discounts more than the shipping', async () => {
    const device = await aCart()
    await checkOut(backend.app, device, { ...deliveryBody, promo_code: 'ONGKIR' })
    expect(await order()).toMatchObject({
      subtotal: 200_000,
      discount: 9_000,
      shippingCost: 9_000,
      grandTotal: 200_000,
    })
  })

  test('without a discount is refused and uses nothing up, as for shipping of a pickup', async () => {
    const device = await aCart()
    const body = { ...device, ...pickupBody, promo_code: 'ONGKIR' }
    const { body: answer } = await send(backend.app, 'POST checkout-trx', body)
    expect(answer.error?.code).toBe('PROMO_INVALID')
    expect(await usesOf('ONGKIR')).toBe(0)
  })

  test('whose total differs from what the shopper saw is refused and uses nothing up', async () => {
    const device = await aCart()
    const body = { ...device, ...pickupBody, promo_code: 'HALO', expected_total: 200_000 }
    const { body: answer } = await send(backend.app, 'POST checkout-trx', body)
    expect(answer.error?.code).toBe('CART_CHANGED')
    expect(await usesOf('HALO')).toBe(0)
  })

  test('repeated with its key uses the promo once', async () => {
    const device = await aCart()
    const body = { ...pickupBody, promo_code: 'HALO' }
    const headers = { 'Idempotency-Key': 'one' }
    const forms = await Promise.all(
      [1, 2, 3].map(() => checkOut(backend.app, device, body, headers)),
    )
    expect(new Set(forms.map((form) => form.order_id)).size).toBe(1)
    expect(await usesOf('HALO')).toBe(1)
  })

  test('gets the last use in only one of many concurrent checkouts, and the others keep their carts', async () => {
    await backend.db.update(promos).set({ uses: 1 }).where(eq(promos.code, 'HALO'))
    const devices = await Promise.all(Array.from({ length: 6 }, () => aCart()))
    const answers = await Promise.all(
      devices.map((device) =>
        send(backend.app, 'POST checkout-trx', { ...device, ...pickupBody, promo_code: 'HALO' }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      Array.from({ length: 5 }, () => usedUp),
    )
    expect(await backend.db.$count(orders)).toBe(1)
    expect(await usesOf('HALO')).toBe(2)
    const carts = await Promise.all(devices.map(linesOf))
    expect(carts.toSorted()).toEqual([0, 1, 1, 1, 1, 1])
  })

  test('that loses the last use is refused and leaves nothing, even when the use is released meanwhile', async () => {
    const device = await aCart()
    // Another shopper's order ends after the code was found used up, but before the reason is looked up.
    await backend.db.execute(sql`
      create function end_other_order() returns trigger language plpgsql as $$ begin
        if pg_trigger_depth() = 1 then update promos set uses = uses - 1 where code = 'GONE'; end if;
        return null;
      end $$`)
    await backend.db.execute(sql`
      create trigger end_other_order after update on promos
        for each statement execute function end_other_order()`)
    onTestFinished(async () => {
      await backend.db.execute(sql`drop function end_other_order cascade`)
    })
    const { status, body } = await send(backend.app, 'POST checkout-trx', {
      ...device,
      ...pickupBody,
      promo_code: 'GONE',
    })
    expect([status, body.error]).toEqual(usedUp)
    expect([await backend.db.$count(orders), await backend.db.$count(mails)]).toEqual([0, 0])
    expect([await linesOf(device), await usesOf('GONE')]).toEqual([1, 2])
    expect((await checkOut(backend.app, device, pickupBody)).order_id).toBeTruthy()
  })

  test('beyond the last use is refused', async () => {
    const redeeming = redeemPromo(backend.db, 'GONE', backend.clock.now)
    await expect(redeeming).rejects.toMatchObject({ code: 'PROMO_INVALID' })
    expect(await usesOf('GONE')).toBe(2)
  })

  test('that expires unpaid releases its use, once', async () => {
    await checkOut(backend.app, await aCart(), { ...pickupBody, promo_code: 'HALO' })
    const late = new Date('2026-08-05T00:00:00Z')
    expect([
      await expireOrders(backend.db, late, rethrow),
      await expireOrders(backend.db, late, rethrow),
    ]).toEqual([1, 0])
    expect(await usesOf('HALO')).toBe(0)
  })
})

test('bundle promos list the products they count', async () => {
  const { db, app } = backend
  await db.insert(productPromos).values([
    { id: 1, bundlingType: 'GROUP', groupId: 3, itemCount: 3 },
    { id: 2, bundlingType: 'PRODUCT', itemCount: 2 },
  ])
  await db.insert(productPromoProducts).values([{ promoId: 2, productId: 1 }])
  expect((await callEndpoint(app, 'GET promos')).product_promos).toMatchObject([
    {
      id: 1,
      bundling_type: 'GROUP',
      m_group_id: 3,
      bundling_item_count: 3,
      promo_bundling_products: [],
    },
    { id: 2, bundling_type: 'PRODUCT', promo_bundling_products: [{ product_detail_id: 1 }] },
  ])
})
