import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart } from '#tests/support/checkout-calls.ts'
import { aDevice, callEndpoint, send } from '#tests/support/test-backend.ts'
import { staffToken } from '#tests/support/test-context.ts'

const { app, db } = await freshBackend()
const headers = { authorization: `Bearer ${staffToken}` }

const offered = {
  category: 'PRODUCT',
  discPercent: 10,
  discNominal: rupiah(0),
  discMax: rupiah(40_000),
  startsAt: new Date('2026-08-01T00:00:00Z'),
  endsAt: new Date('2026-09-01T00:00:00Z'),
  useLimit: 2,
  isOffered: true,
} as const

beforeEach(async () => {
  await stockProduct(db, { id: 1, price: 200_000, stock: { [places.hub]: 9 } })
  await db.insert(promos).values([
    { ...offered, code: 'HALO' },
    { ...offered, code: 'SECRET', isOffered: false },
    { ...offered, code: 'OLD', endsAt: new Date('2026-08-02T00:00:00Z') },
    { ...offered, code: 'SOON', startsAt: new Date('2026-08-20T00:00:00Z') },
    { ...offered, code: 'GONE', uses: 2 },
  ])
})

async function aCart() {
  const device = aDevice()
  await addToCart(app, device, 1)
  return { ...device, showroom_id: places.hub }
}

const codesOf = async (input: object) =>
  (await callEndpoint(app, 'POST promo-offers', input)).promos.map(({ code }) => code)

describe('the promos offered at checkout', () => {
  test('are the current public ones, and each is accepted', async () => {
    const checkout = await aCart()
    expect(await codesOf(checkout)).toEqual(['HALO'])
    const answer = await send(app, 'POST checkout-promo-code', { ...checkout, promo_code: 'HALO' })
    expect(answer.status).toBe(200)
  })

  test('are offered for a buy-now product, even with an empty cart', async () => {
    const bought = { buy_now: { product_detail_id: 1, size: 'M', qty: 1 } }
    expect(await codesOf({ ...aDevice(), ...bought, showroom_id: places.hub })).toEqual(['HALO'])
  })

  test('are made and unmade by staff, and codes are unlisted by default', async () => {
    const promo = {
      code: 'RAMAI',
      category: 'PRODUCT',
      disc_percent: 5,
      disc_nominal: 0,
      disc_max: 9_000,
      starts_at: '2026-08-01 00:00:00',
      ends_at: '2026-08-10 00:00:00',
      use_limit: 5,
    }
    const checkout = await aCart()
    await callEndpoint(app, 'POST staff/promo', promo, headers)
    expect(await codesOf(checkout)).toEqual(['HALO'])
    await callEndpoint(app, 'POST staff/promo', { ...promo, is_offered: 1 }, headers)
    expect(await codesOf(checkout)).toEqual(['HALO', 'RAMAI'])
  })

  test('are refused for an empty cart and for an unknown store', async () => {
    const empty = await send(app, 'POST promo-offers', { ...aDevice(), showroom_id: places.hub })
    expect([empty.status, empty.body.error?.code]).toEqual([400, 'CART_EMPTY'])
    const nowhere = await send(app, 'POST promo-offers', { ...(await aCart()), showroom_id: 99 })
    expect([nowhere.status, nowhere.body.error?.code]).toEqual([404, 'NOT_FOUND'])
  })
})
